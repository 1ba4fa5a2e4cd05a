import Testing

@testable import DecisionMarkdown

/// What is looked for in the bytes of a text, before its words are told apart.
@Suite("A word that a text may have")
struct WordSearchTests {
  @Test(
    "is each that is told apart later, and all of them together",
    arguments: [
      "Kafka was rejected, too big", "**n/a**", "It's l'option, Überlegt", "C++ or C#", "_-1 a.b_",
    ])
  func finds(text: String) {
    let bytes = Array(text.utf8)
    let words = FoldedWords(bytes[...]).words
    for word in words + [words.joined()] {
      #expect(bytes.mayHaveWord(in: bytes.indices) { $0 == UInt64(word: word.utf8) }, "\(word)")
    }
  }

  @Test("is no part of a word")
  func isWhole() {
    let bytes = Array("a note on caching".utf8)
    #expect(!bytes.mayHaveWord(in: bytes.indices) { $0 == UInt64(word: "not".utf8) })
  }
}
