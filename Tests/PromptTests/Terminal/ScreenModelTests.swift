import Testing

@testable import TestSupport

@Suite("The screen of the terminal tests")
struct ScreenModelTests {
  private func screen(_ bytes: String, columns: Int = 10, rows: Int = 4) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(Array(bytes.utf8))
    return screen
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
}
