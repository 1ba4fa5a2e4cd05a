import Testing

@testable import Prompt

nonisolated struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆｕ", 4), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("✔️", 2), ("🇨🇭", 2),
    ("…", 1), ("\u{200B}", 8), ("\u{1B}", 6), ("👍🏽", 2), ("👨🏿‍💻", 2), ("🏴\u{E0067}\u{E007F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("☺\u{FE0E}", 1), ("☺\u{FE0F}", 2), ("❤", 1), ("שָׁלוֹם", 4),
    ("नहीं", 3), ("กำ", 2), ("한국", 4), ("ﾊﾝ", 2), ("a\tb", 4), ("\u{AD}", 6),
  ])
  func `A text is as wide as the terminal shows it`(text: String, width: Int) {
    #expect(Text(text).width == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("abc", 1, "…"), ("ae\u{301}o\u{308}u", 3, "ae\u{301}…"),
    ("👩‍👩‍👧🇨🇭x", 4, "👩‍👩‍👧…"), ("1\u{FE0F}\u{20E3}23", 3, "1\u{FE0F}\u{20E3}…"),
  ])
  func `What doesn't fit is cut, and no wide character is split`(
    text: String, columns: Int, cut: String
  ) {
    #expect(Text(text).cut(to: columns).safe == cut)
  }

  @Test func `A text is padded to cells, not to characters`() {
    #expect(Text("日").padded(to: 4).safe == "日  ")
    #expect(Text("abc").padded(to: 2).safe == "abc")
  }
}
