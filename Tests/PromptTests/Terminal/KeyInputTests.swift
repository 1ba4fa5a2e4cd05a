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

  @Test("at the end nothing is waited for")
  func end() {
    #expect(scalars([0xE4, 0xB8], ending: true) == "\u{FFFD}")
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

  @Test("^C can be taken before all else, which is lost then")
  func through() {
    var input = KeyInput()
    "ab\u{3}c".utf8.forEach { input.append(.key($0)) }
    input.append(.paste("pasted"))
    #expect(input.next(through: 4) == nil)
    #expect(input.next(through: nil) == nil)
    #expect(input.next(through: 3) == "\u{3}")
    #expect(input.next() == "c")
    #expect(input.nextPaste() == "pasted")
    input.append(.paste("before"))
    input.append(.key(3))
    #expect(input.next(through: 3) == "\u{3}")
    #expect(input.nextPaste() == nil)
  }

  @Test("the last key is known unless a paste came after it")
  func last() {
    var input = KeyInput()
    #expect(input.last == nil)
    input.append(.paste("before"))
    input.append(.key(0x1B))
    #expect(input.last == 0x1B)
    input.append(.paste("later"))
    #expect(input.last == nil)
  }

  @Test("what is waiting can be told whole, pastes in their places")
  func waiting() {
    var input = KeyInput()
    "xé".utf8.forEach { input.append(.key($0)) }
    input.append(.paste("one\ntwo"))
    input.append(.paste("three"))
    "z".utf8.forEach { input.append(.key($0)) }
    #expect(input.next() == "x")
    #expect(input.drop() == "`éone`, `twothreez`")
    #expect(input.drop() == nil)
  }

  @Test("nothing waits only where there is neither a key, nor a part of one, nor a paste")
  func isEmpty() {
    var input = KeyInput()
    #expect(input.isEmpty)
    input.append(.paste("a"))
    #expect(!input.isEmpty)
    #expect(input.nextPaste() == "a")
    #expect(input.isEmpty)
    input.append(.key(0xC3))
    #expect(input.next() == nil)
    #expect(!input.isEmpty)
  }

  @Test("a paste is no part of such a key")
  func pastedSequence() {
    var input = KeyInput()
    input.append(.key(UInt8(ascii: "[")))
    input.append(.paste("A"))
    input.append(.key(UInt8(ascii: "B")))
    #expect(input.sequence == nil)
  }
}
