import Prompt
import Testing
import Threads

@testable import UI

struct TerminalShowTests {
  @Test func `A document's lines are never broken, and escaped only at a terminal`() {
    let document = "{ \"key\": \"one line \u{1B} of JSON\" }\r\n"
    let rows = Page(document: document) { Text($0) }.rows
    let (screen, file) = (RecordedOutput(columns: 20), RecordedOutput(columns: 20))
    Terminal(screen, as: .terminal(.none)).show(document, as: rows)
    #expect(screen.all == "{ \"key\": \"one line \\u{1B} of JSON\" }\r\n")
    Terminal(file).show(document, as: rows)
    #expect(file.all == document)
  }

  @Test func `Each stream has the colours of where it leads`() {
    let output = RecordedOutput()
    let terminal = Terminal(
      output,
      as: Appearance(
        isPlain: false, canRedraw: true, standard: .file,
        error: .init(isTerminal: true, palette: .basic), pager: nil))
    terminal.show("\("Tea", .heading)")
    terminal.report("\("Alert:", .alert) no tea")
    #expect(output.answers == "Tea\n")
    #expect(output.errors == "\u{1B}[1;31mAlert:\u{1B}[0m no tea\n")
  }

  @Test(
    arguments: [(23, "less", []), (24, "less", [24]), (24, nil, [])] as [(Int, String?, [Int])])
  func `What is longer than the screen is a page, where there is a pager`(
    count: Int, pager: String?, pages: [Int]
  ) {
    let output = Pages()
    let surface = Appearance.Surface(isTerminal: true, palette: .none)
    let terminal = Terminal(
      output,
      as: Appearance(
        isPlain: false, canRedraw: true, standard: surface, error: surface, pager: pager))
    terminal.show(Array(repeating: "a line", count: count))
    #expect(output.pages.withLock { $0 } == pages)
  }

  /// Counts the lines of each page.
  private nonisolated final class Pages: Output {
    let pages = Locked<[Int]>([])
    let rows: Int? = 24

    func write(_ text: String, to stream: OutputStream) {}

    func page(_ text: String) {
      pages.withLock { $0.append(text.split(separator: "\n").count) }
    }
  }
}
