import Testing

@testable import UI

nonisolated struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆｕ", 4), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("✔️", 2), ("🇨🇭", 2),
    ("…", 1), ("\u{200B}", 8), ("\u{1B}", 6),
  ])
  func `A text is as wide as the terminal shows it`(text: String, width: Int) {
    #expect(Text(text).width == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("abc", 1, "…"),
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

  @Test func `Words go on to the next line, indented`() {
    #expect(
      Text("1  one two three").wrapped(to: 9, indent: 3).map(\.safe) == [
        "1  one", "   two", "   three",
      ])
    #expect(Text("   one two").wrapped(to: 7, indent: 3).map(\.safe) == ["   one", "   two"])
  }

  @Test func `A word longer than a line has one to itself`() {
    #expect(
      Text("a https://example.com b").wrapped(to: 5).map(\.safe) == [
        "a", "https://example.com", "b",
      ])
  }
}
