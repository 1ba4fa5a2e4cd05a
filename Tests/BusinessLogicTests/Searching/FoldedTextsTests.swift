import Testing

@testable import BusinessLogic

struct FoldedTextsTests {
  @Test(arguments: [
    "", "plain", "PostgreSQL", "[\\]^_`{|}~@", "ÉCLAIR", "éclair", "Straße, STRASSE", "İstanbul",
    "\u{212A}elvin", "日本語 ABC", "e\u{301}É", "ﬁ", "ΣΑΣ", "🙂 A",
  ])
  func `A text comes back as it was written, and stands there folded`(text: String) {
    var texts = FoldedTexts()
    texts.append("ABC é")
    texts.append(mark: 0xFF)
    let start = texts.bytes.count
    texts.append(text)
    let end = texts.bytes.count
    texts.append(mark: 0xFF)
    texts.append("XYZ")
    #expect(texts.text(from: start, to: end) == text)
    #expect(Array(texts.bytes[start..<end]) == [UInt8](folding: text))
  }
}
