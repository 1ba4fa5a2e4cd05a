import Testing

@testable import Prompt

nonisolated struct PaletteTests {
  @Test func `Without colour a text is the bytes of its words`() {
    let text: Text = "1  \("Tea", .heading) (\("good", .pro))"
    #expect(text.rendered(in: .none) == "1  Tea (good)")
  }

  @Test func `In colour each styled part is switched on and off, and nothing else changes`() {
    let text: Text = "日 \("Tea", .heading): \("good", .pro)"
    #expect(
      text.rendered(in: .basic) == "日 \u{1B}[1mTea\u{1B}[0m: \u{1B}[32mgood\u{1B}[0m")
    #expect(Text("plain").rendered(in: .basic) == "plain")
  }

  @Test func `A combining mark behind a style does not join what switches it off`() {
    let text: Text = "\("e", .pro)\u{301}"
    #expect(
      Array(text.rendered(in: .basic).unicodeScalars)
        == Array("\u{1B}[32me\u{1B}[0m\u{301}".unicodeScalars))
  }

  @Test(arguments: Style.allCases)
  func `Every style is readable on a dark and on a light ground`(style: Style) throws {
    let (on, off) = Palette.basic.marks(of: style)
    let numbers = try #require(on.wholeMatch(of: /\u{1B}\[([0-9;]+)m/)).1.split(separator: ";")
    // Bold, faint, red, green, magenta, cyan. No black, blue, yellow or white.
    #expect(numbers.allSatisfy { ["1", "2", "31", "32", "35", "36"].contains($0) })
    #expect(off == "\u{1B}[0m")
    #expect(Palette.none.marks(of: style) == ("", ""))
  }
}
