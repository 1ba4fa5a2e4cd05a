import Testing

@testable import BusinessLogic

struct PhraseTests {
  @Test(arguments: [
    ("postgres", "PostgreSQL scales"), ("SCALES", "it scales"), ("it scales", "IT SCALES"),
    ("ünï", "ÜNÏCODE"), ("ΣΟΦΟΣ", "σοφος"), ("σοφος", "ΣΟΦΟΣ"), ("k", "\u{212A}"),
    ("ж", "Ж"), ("a*b", "A*B"), ("c++", "use C++"),
  ])
  func `Words are found in any case`(words: String, text: String) {
    #expect(Phrase(words).occurs(in: text))
  }

  @Test(arguments: [
    ("postgres", "Postgre"), ("it  scales", "it scales"), ("ss", "ß"), ("a.c", "abc"),
    ("\u{E9}", "e\u{301}"), ("x", ""),
  ])
  func `Anything else is not`(words: String, text: String) {
    #expect(!Phrase(words).occurs(in: text))
  }

  @Test func `A word that begins within another try is found`() {
    #expect(Phrase("aab").occurs(in: "aaab"))
  }
}
