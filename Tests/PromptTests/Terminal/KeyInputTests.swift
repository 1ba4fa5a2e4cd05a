import Testing

@testable import Prompt

@Suite("What is typed, from bytes to characters")
struct KeyInputTests {
  private func scalars(_ bytes: [UInt8], ending: Bool = false) -> String {
    var input = KeyInput()
    bytes.forEach { input.append(.key($0)) }
    input.isAtEnd = ending
    var text = String.UnicodeScalarView()
    while let scalar = input.next() { text.append(scalar) }
    return String(text)
  }

  @Test("UTF-8 comes out as it went in", arguments: ["abc", "é", "世界", "🎉x", "\u{3}\r\u{1B}[A"])
  func valid(text: String) {
    #expect(scalars(Array(text.utf8)) == text)
  }

  @Test("a character waits for all of its bytes", arguments: ["é", "世", "🎉"])
  func torn(text: String) {
    var input = KeyInput()
    for byte in text.utf8.dropLast() {
      input.append(.key(byte))
      #expect(input.next() == nil)
    }
    text.utf8.last.map { input.append(.key($0)) }
    #expect(input.next() == text.unicodeScalars.first)
    #expect(input.count == 0)
  }

  @Test("bytes that are no UTF-8 are replaced, and what follows is kept")
  func invalid() {
    #expect(scalars([0xFF, 0x61]) == "\u{FFFD}a")
    #expect(scalars([0xE4, 0x61]) == "\u{FFFD}a")
    #expect(scalars([0xC3, 0x03]) == "\u{FFFD}\u{3}")
    #expect(scalars([0xED, 0xA0, 0x80, 0x61]).hasSuffix("a"))
  }

  @Test(
    "the rest of a key that begins with an escape is told when all of it is there",
    arguments: [
      ("[A", "[A"), ("[1;5Cx", "[1;5C"), ("[15~", "[15~"), ("OPx", "OP"), ("[[Ax", "[[A"),
      ("[<0;1;5Mx", "[<0;1;5M"),
      ("[", nil), ("[1;", nil), ("O", nil), ("x[A", nil), ("", nil), ("[1\u{3}", nil), ("[é", nil),
    ])
  func sequence(typed: String, rest: String?) {
    var input = KeyInput()
    typed.utf8.forEach { input.append(.key($0)) }
    #expect(input.sequence == rest)
  }
}
