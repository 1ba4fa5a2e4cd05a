import TestSupport
import Testing

@Suite("The documents made from the help")
@MainActor
struct DocumentsTests {
  @Test("docs/commands.md says what the program says")
  func commands() async throws {
    let flags = try await help(columns: "80")
    let text = CommandsPage(flags: flags).text
    #expect(try Golden("docs/commands.md").differences(from: text) == [])
  }

  @Test("docs/proscons.1 says what the program says, and mandoc finds nothing to mend")
  func manual() async throws {
    let page = ManualPage(flags: try await help(columns: "1000"), date: try Self.released())
    #expect(try Golden("docs/proscons.1").differences(from: page.text) == [])
    let lint = try await Transcript.of(
      "/bin/sh",
      arguments: [
        "-c", "if command -v mandoc >/dev/null; then mandoc -T lint; else echo skipped >&2; fi",
      ], input: page.text)
    #expect(lint.text == "")
  }

  @Test("the manual page names every variable that the program reads")
  func environment() throws {
    for folder in ["proscons", "UI", "Services"] {
      for path in SourceTree.swiftFiles(below: "Sources/\(folder)") {
        // Most lines have no such name, and looking for one takes longer.
        for line in SourceTree.lines(of: path)
        where line.split(separator: "\"").contains(where: Self.isName) {
          for match in line.matches(of: /(?:getenv|variable|isSet|isOn|value\(of:) ?\(?"([A-Z_]+)"/)
          {
            #expect(ManualPage.environment.contains(match.1), "\(path)")
          }
        }
      }
    }
  }

  private static func isName(_ part: Substring) -> Bool {
    part.utf8.allSatisfy { $0 == UInt8(ascii: "_") || 0x41...0x5A ~= $0 }
  }

  private func help(columns: String) async throws -> String {
    let run = try await Transcript.of(arguments: ["--help"], environment: ["COLUMNS": columns])
    return run.text.trimmingSuffix { $0.isNewline }
  }

  /// The date of the last release in the change log, in mdoc's form.
  private static func released() throws -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let line = SourceTree.lines(of: "\(SourceTree.root)/CHANGELOG.md").lazy
      .compactMap { $0.wholeMatch(of: /## [0-9.]+ - (\d+)-(\d+)-(\d+)/) }.first
    let (_, year, month, day) = try #require(line).output
    return "\(months[(Int(month) ?? 1) - 1]) \(Int(day) ?? 1), \(year)"
  }
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex)])
  }
}
