import Testing

@testable import Prompt

@Suite("The panel below a line")
struct PanelTests {
  private let cursor = LineGeometry.Place(row: 0, column: 4)

  @Test("is drawn from the cursor and back to it")
  func drawn() {
    let panel = Panel(["one", "two"], columns: 80, rows: 5)
    #expect(
      panel.drawing(from: cursor, below: 0)
        == "\u{1B}[?7l\r\none\u{1B}[K\r\ntwo\u{1B}[K\u{1B}[J\u{1B}[?7h\u{1B}[2A\r\u{1B}[4C")
  }

  @Test("lies below all rows of the line")
  func below() {
    let panel = Panel(["one"], columns: 80, rows: 5)
    #expect(
      panel.drawing(from: .init(row: 1), below: 2)
        == "\r\n\u{1B}[?7l\r\none\u{1B}[K\u{1B}[J\u{1B}[?7h\u{1B}[2A\r")
    #expect(
      panel.erasing(from: .init(row: 1), below: 2) == "\u{1B}[2B\r\u{1B}[J\u{1B}[2A\r")
  }

  @Test("without lines, erases what was there")
  func empty() {
    #expect(
      Panel([]).drawing(from: cursor, below: 0) == Panel(["x"]).erasing(from: cursor, below: 0))
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
