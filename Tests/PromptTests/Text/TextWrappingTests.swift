import Testing

@testable import Prompt

nonisolated struct TextWrappingTests {
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

  @Test func `No number is left alone above its text`() {
    #expect(
      Text("1  https://example.com b").wrapped(to: 9, indent: 3).map(\.safe) == [
        "1  https://example.com", "   b",
      ])
  }

  @Test func `No line begins or ends with the blanks at which it was broken`() {
    #expect(Text("ab  cd   ef").wrapped(to: 4).map(\.safe) == ["ab", "cd", "ef"])
    #expect(Text("ab  (cd)").wrapped(to: 4).map(\.safe) == ["ab", "(cd)"])
    #expect(Text("     abcdef").wrapped(to: 4).map(\.safe) == ["     abcdef"])
  }

  @Test func `What is written without blanks is broken between wide characters`() {
    #expect(Text("日本語テキスト").wrapped(to: 6).map(\.safe) == ["日本語", "テキス", "ト"])
    #expect(Text("a日本語").wrapped(to: 5).map(\.safe) == ["a日本", "語"])
  }

  @Test func `Punctuation stays with what it belongs to`() {
    #expect(Text("日本語。").wrapped(to: 6).map(\.safe) == ["日本", "語。"])
    #expect(Text("日本「語」").wrapped(to: 6).map(\.safe) == ["日本", "「語」"])
    #expect(Text("デタデータ").wrapped(to: 6).map(\.safe) == ["デタ", "データ"])
  }

  @Test(
    arguments: [
      ("\("1", .number)  one two three", ["1  one two", "   three"]),
      ("  \("go", .number)  on it all", ["  go  on it", "      all"]),
      ("   - one two three", ["   - one two", "     three"]),
      ("one two three four", ["one two", "three four"]),
      ("1  one two three", ["1  one two", "three"]),
    ] as [(Text, [String])])
  func `A row goes on below its text, a sentence at the margin`(text: Text, lines: [String]) {
    #expect(text.hanging(in: 12).map(\.safe) == lines)
  }

  @Test func `No indentation takes more than half of a line`() {
    #expect(
      ("\("a long name", .number)  of it all" as Text).hanging(in: 12).map(\.safe) == [
        "a long name", "      of it", "      all",
      ])
  }

  @Test func `What fits stays as it is, blanks and all`() {
    #expect(Text("a  b ").wrapped(to: 5).map(\.safe) == ["a  b "])
    #expect(Text("").hanging(in: 5).map(\.safe) == [""])
  }
}
