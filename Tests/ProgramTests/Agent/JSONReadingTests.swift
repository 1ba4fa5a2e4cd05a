import JSONText
import Testing

@Suite("A text in JSON")
struct JSONReadingTests {
  private func read(_ text: String, depth: Int = 64) throws(JSONTrouble) -> JSON {
    try JSON(reading: Array(text.utf8), depth: depth)
  }

  @Test(
    "is read and written the same",
    arguments: [
      #"{"a":[1,-0.5e+10,true,null,{}],"":"","c":[]}"#, "0", #""é\u0000\"\\""#, "[[[]]]",
      #"{"big":123456789012345678901234567890}"#,
    ])
  func same(text: String) throws {
    #expect(try read(" \(text)\n").line == text)
  }

  @Test("has its escapes read")
  func escapes() throws {
    #expect(try read(#""\b\f\n\r\t\/\u00e9\ud83d\ude00""#).asText == "\u{8}\u{C}\n\r\t/é😀")
  }

  @Test(
    "is refused if it isn't strictly JSON",
    arguments: [
      "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "'a'", "01", "1.", ".5", "+1", "1e", "-",
      "NaN", "tru", "\"a", "\"\\x\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
      "\"\u{1F}\"",
      "1 2", "[1 2]", "{\"a\":1,\"a\":1}", "\u{FEFF}1", "\"\\u12\"", "\"\\u+123\"", "[1]]",
    ])
  func refused(text: String) {
    #expect(throws: JSONTrouble.self) { try read(text) }
  }

  @Test("is refused in other encodings and beyond its depth")
  func limits() throws {
    #expect(throws: JSONTrouble.self) { try JSON(reading: [0x22, 0xC3, 0x22]) }
    #expect(throws: JSONTrouble.self) { try JSON(reading: [0x22, 0xED, 0xA0, 0x80, 0x22]) }
    #expect(try read("[[1]]", depth: 2).line == "[[1]]")
    #expect(throws: JSONTrouble.self) { try read("[[[1]]]", depth: 2) }
  }
}
