import Testing

@testable import Prompt

@Suite("The panel below a line")
struct PanelTests {
  private func line(row: Int = 0, column: Int = 4, rows: Int = 1) -> TypedLine {
    TypedLine(text: "", beforeCursor: "", cursor: .init(row: row, column: column), rows: rows)
  }

  @Test("is drawn from the cursor and back to it")
  func drawn() {
    let panel = Panel(["one", "two"], columns: 80, rows: 5)
    #expect(
      panel.drawing(below: line())
        == "\u{1B}[?7l\r\none\u{1B}[K\r\ntwo\u{1B}[K\u{1B}[J\u{1B}[?7h\u{1B}[2A\r\u{1B}[4C")
  }

  @Test("lies below all rows of the line")
  func below() {
    let panel = Panel(["one"], columns: 80, rows: 5)
    #expect(
      panel.drawing(below: line(row: 1, column: 0, rows: 3))
        == "\r\n\u{1B}[?7l\r\none\u{1B}[K\u{1B}[J\u{1B}[?7h\u{1B}[2A\r")
    #expect(
      panel.erasing(below: line(row: 1, column: 0, rows: 3)) == "\u{1B}[2B\r\u{1B}[J\u{1B}[2A\r")
  }

  @Test("without lines, erases what was there")
  func empty() {
    #expect(Panel([]).drawing(below: line()) == Panel(["x"]).erasing(below: line()))
  }

  @Test("takes no more rows than are free, and leaves the last cell of each")
  func fits() {
    #expect(
      Panel(["1", "2", "3"], columns: 80, rows: 2) == Panel(["1", "2"], columns: 80, rows: 2))
    #expect(Panel(["1"], columns: 80, rows: 0) == Panel())
    #expect(Panel(["1"], columns: 80, rows: -3) == Panel())
    #expect(Panel(["12345"], columns: 5, rows: 1) == Panel(["123…"], columns: 80, rows: 1))
    #expect(Panel(["世界世"], columns: 6, rows: 1) == Panel(["世界…"], columns: 80, rows: 1))
  }
}
