import Testing

@testable import Prompt

@Suite("The panel below a line")
struct PanelTests {
  /// Returns a painter that has drawn `text`, with the cursor before `text[cursor]`.
  private func painter(
    _ text: String, cursor: Int, columns: Int = 80, rows: Int = 24
  ) -> LinePainter {
    var painter = LinePainter(palette: .none)
    (painter.prompt, painter.size) = ("> ", (columns, rows))
    _ = painter.draw(LineState(text: Array(text.unicodeScalars), cursor: cursor))
    return painter
  }

  @Test("is drawn from the cursor and back to it")
  func drawn() {
    var painter = painter("ab", cursor: 2)
    #expect(
      painter.show(["one", "two"])
        == "\u{1B}[?7l\r\none\u{1B}[K\r\ntwo\u{1B}[K\u{1B}[J\u{1B}[?7h\r\u{1B}[2A\u{1B}[4C")
    #expect(painter.show(["one", "two"]) == "")
  }

  @Test("lies below all rows of the line")
  func below() {
    var painter = painter("12345678901234567890", cursor: 8, columns: 10)
    #expect(
      painter.show(["one"])
        == "\r\n\u{1B}[?7l\r\none\u{1B}[K\u{1B}[J\u{1B}[?7h\r\u{1B}[2A")
    #expect(painter.erasePanel() == "\u{1B}[2B\r\u{1B}[J\r\u{1B}[2A")
    #expect(painter.erasePanel() == "")
  }

  @Test("without lines, erases what was there")
  func empty() {
    var painter = painter("ab", cursor: 2)
    _ = painter.show(["one"])
    #expect(painter.show([]) == "\u{1B}[1B\r\u{1B}[J\r\u{1B}[1A\u{1B}[4C")
  }

  @Test("gives way to a line whose prompt gets longer, drawn from its first row")
  func longerPrompt() {
    var painter = painter("0123456789", cursor: 10, columns: 20)
    painter.prompt = "history \"\"> "
    #expect(painter.draw(LineState("0123456789")).hasPrefix("\rhistory"))
  }

  @Test(
    "takes no more rows than are free, and leaves the last cell of each",
    arguments: [
      (["1", "2", "3"], 80, 3, ["1", "2"]), (["1"], 80, 1, []), (["12345"], 5, 2, ["123…"]),
      (["世界世"], 6, 2, ["世界…"]),
    ] as [([Text], Int, Int, [Text])])
  func fits(lines: [Text], columns: Int, rows: Int, shown: [Text]) {
    var small = painter("", cursor: 0, columns: columns, rows: rows)
    var large = painter("", cursor: 0)
    #expect(small.show(lines) == large.show(shown))
  }
}
