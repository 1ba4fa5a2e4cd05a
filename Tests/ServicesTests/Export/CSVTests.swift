import BusinessLogic
import Decisions
import Testing

struct CSVTests {
  @Test func `Each argument is a row of as many fields, which say what it says`() async throws {
    let rows = fields(in: try await Shelf.document(.csv))
    #expect(rows.count == 6)
    #expect(rows.allSatisfy { $0.count == 13 })
    #expect(rows[1][0] == "adr/0007, \"the\" one.md")
    #expect(
      rows[1][5..<12] == ["Post|gre\"SQL", "true", "pro", "it scales, \"well\"", "", "3", "12"])
    #expect(rows[2][8..<12] == ["a | b \\| c", "one\ntwo", "1", "13"])
    #expect(rows[3][8..<12] == ["café\r\nand more", "", "1", ""])
    #expect(rows[4][5..<12] == ["SQLite", "false", "", "", "", "", ""])
    #expect(rows[5][5..<12] == ["", "", "con", "more work", "", "1", "40"])
  }

  @Test func `A decision without arguments is a row, too, unless it can't be read`() async throws {
    let files = [true, false].map {
      LibraryFile(
        key: "a", path: "a.md", decision: Decision(title: "Tea", status: "proposed", options: []),
        isReadable: $0)
    }
    let rows = fields(in: try await Shelf.document(.csv, of: files)).dropFirst()
    #expect(rows == [["a.md", "", "Tea", "proposed", "", "", "", "", "", "", "", "", "false"]])
  }

  @Test func `The rows of a merge conflict say so, and no option is chosen`() async throws {
    let rows = fields(in: try await Shelf.document(.csv, of: [Shelf.inConflict]))
    #expect(rows.map(\.last) == ["conflict", "true", "true", "true"])
    #expect(rows.dropFirst().map { $0[6] } == ["false", "false", "false"])
  }

  @Test(arguments: ["=1+1", "+x", "-x", "@x", "\tx", "\rx", "=\"a\",b"])
  func `A formula is text for a spreadsheet, unless it is asked for`(text: String) async throws {
    let file = LibraryFile(
      key: "a", path: "a.md",
      decision: Decision(
        title: "T", options: [Topic(title: "O", arguments: [Argument(.pro, text)])]))
    for (format, shown) in [(ExportFormat.csv, "'" + text), (.rawCSV, text)] {
      #expect(fields(in: try await Shelf.document(format, of: [file]))[1][8] == shown)
    }
  }

  @Test func `Every line ends with CRLF`() async throws {
    let text = try await Shelf.document(.csv)
    #expect(text.hasPrefix("file,number,decision,status,date,option,chosen,side,text,details,"))
    #expect(text.unicodeScalars.suffix(2).elementsEqual("\r\n".unicodeScalars))
  }

  /// Parses RFC 4180.
  private func fields(in text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        field.append(scalar)
        rest.removeFirst()
      case "\"":
        isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        row.append(String(field))
        field = String.UnicodeScalarView()
        if scalar == "\n" {
          rows.append(row)
          row = []
        }
      case "\r" where !isQuoted: break
      default: field.append(scalar)
      }
    }
    return rows
  }
}
