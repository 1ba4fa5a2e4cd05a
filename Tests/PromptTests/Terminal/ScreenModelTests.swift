import Testing

@testable import TestSupport

@Suite("The screen of the terminal tests")
struct ScreenModelTests {
  private func screen(_ bytes: String, columns: Int = 10, rows: Int = 4) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(Array(bytes.utf8))
    return screen
  }

  @Test("shows text where the cursor is")
  func text() {
    let shown = screen("one\r\ntwo")
    #expect(shown.text == "one\ntwo")
    #expect(shown.cursor == .init(row: 1, column: 3))
    #expect(shown.cursorLine == "two")
  }

  @Test("wraps only when more comes than a full row")
  func pendingWrap() {
    #expect(screen("0123456789").cursor == .init(row: 0, column: 10))
    #expect(screen("0123456789a").text == "0123456789\na")
    #expect(screen("0123456789\ra").text == "a123456789")
    #expect(screen("0123456789\r\na").text == "0123456789\na")
  }

  @Test(
    "knows which rows go on in the next one, until their end is erased, or all of that",
    arguments: [
      ("0123456789a", true), ("0123456789", false), ("0123456789\r\na", false),
      ("012345678世", true), ("0123456789a\u{1B}[A\rx\u{1B}[Cy", true),
      ("0123456789a\u{1B}[A\u{1B}[K", false), ("0123456789a\u{1B}[A\r\u{1B}[P", false),
      ("0123456789a\u{1B}[A\u{1B}[J", false), ("0123456789a\u{1B}[J", true),
      ("0123456789a\r\u{1B}[K", false),
    ])
  func rowsOfOneLine(bytes: String, goesOn: Bool) {
    #expect(screen(bytes).goesOn == [goesOn, false, false, false])
  }

  @Test("stays in the last cell where it is told not to wrap")
  func withoutWrapping() {
    #expect(screen("\u{1B}[?7l0123456789ab").text == "012345678b")
    #expect(screen("\u{1B}[?7l\u{1B}[?7h0123456789ab").text == "0123456789\nab")
  }

  @Test("gives two cells to the signs that are emoji", arguments: ["⛄", "⌚", "⭐"])
  func signs(sign: String) {
    var screen = ScreenModel(columns: 6, rows: 2)
    screen.feed(Array(sign.utf8))
    #expect(screen.cursor.column == 2)
  }

  @Test("never splits a wide character, and joins combining marks")
  func widths() {
    #expect(screen("012345678世").text == "012345678\n世")
    #expect(screen("世界").cursor.column == 4)
    #expect(screen("e\u{301}x").line(0) == "e\u{301}x")
    #expect(screen("e\u{301}x").cursor.column == 2)
  }

  @Test(
    "leaves a blank of a wide character whose other half is overwritten or moved",
    arguments: [
      ("世界\rx", "x 界"), ("世界\r\u{1B}[Cx", " x界"), ("世界\r\u{1B}[C好", " 好"),
      ("世界\r\u{1B}[C\u{1B}[@x", " x 界"), ("世界\r\u{1B}[P", " 界"),
      ("世界\r\u{1B}[C\u{1B}[2P", ""), ("世界\u{1B}[D\u{1B}[K", "世"),
      ("世界\r\u{1B}[2X", "  界"), ("世界\r\u{1B}[3X", ""),
      ("012345678\r\u{1B}[8C世\r\u{1B}[@", " 01234567"),
    ])
  func halves(bytes: String, text: String) {
    #expect(screen(bytes).text == text)
  }

  @Test("scrolls at the bottom and keeps what went off")
  func scrolling() {
    let shown = screen("1\r\n2\r\n3\r\n4\r\n5")
    #expect(shown.text == "2\n3\n4\n5")
    #expect(shown.scrolledOff == ["1"])
  }

  @Test(
    "keeps what is erased from the first cell on, as tmux does",
    arguments: [
      ("\u{1B}[H\u{1B}[J", ["a", "", "b"]), ("\u{1B}[2J", ["a", "", "b"]), ("\r\u{1B}[J", []),
      ("\u{1B}[H\u{1B}[K \u{1B}[J", []),
    ])
  func erasing(bytes: String, kept: [String]) {
    let shown = screen("a\r\n\r\nb" + bytes)
    #expect(shown.scrolledOff == kept)
  }

  @Test(
    "follows the sequences of line editors",
    arguments: [
      ("abc\u{1B}[2D\u{1B}[K", "a"),
      ("abc\r\n\u{1B}[A\u{1B}[CX", "aXc"),
      ("abcdef\u{1B}[3G\u{1B}[2P", "abef"),
      ("abc\r\u{1B}[2@", "  abc"),
      ("abc\r\u{1B}[4hXY\u{1B}[4l", "XYabc"),
      ("a\r\nb\r\nc\u{1B}[2A\r\u{1B}[J", ""),
      ("abc\u{1B}[H\u{1B}[2JX", "X"),
      ("\u{1B}[1;31mred\u{1B}[0m", "red"),
      ("\u{1B}]0;title\u{7}x\u{1B}(B\u{1B}[?2004h", "x"),
      ("ab\u{8}X", "aX"),
      ("a\tb", "a       b"),
    ])
  func sequences(bytes: String, text: String) {
    #expect(screen(bytes).text == text)
  }

  @Test("puts together what was torn between two reads")
  func torn() {
    let bytes = Array("é世🎉\u{1B}[31mx\u{1B}[2D!".utf8)
    var shown = ScreenModel(columns: 20, rows: 2)
    for byte in bytes { shown.feed([byte]) }
    #expect(shown == screen("é世🎉\u{1B}[31mx\u{1B}[2D!", columns: 20, rows: 2))
  }

  @Test("cuts off what a smaller window does not hold")
  func resize() {
    var shown = screen("0123456789\r\nabc")
    shown.resize(columns: 5, rows: 1)
    #expect(shown.text == "abc")
    #expect(shown.cursor == .init(row: 0, column: 3))
  }
}
