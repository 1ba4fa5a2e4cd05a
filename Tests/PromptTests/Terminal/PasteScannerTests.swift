import Testing

@testable import Prompt

@Suite("Pastes among keys")
struct PasteScannerTests {
  /// Returns the pieces of `reads`: keys as they are, pastes in brackets.
  private func pieces(_ reads: String...) -> String {
    var scanner = PasteScanner()
    return reads.flatMap { scanner.pieces(of: Array($0.utf8), interrupt: 3) }.map { piece in
      switch piece {
      case .key(let byte): String(Unicode.Scalar(byte))
      case .paste(let text): "[\(text)]"
      }
    }.joined()
  }

  @Test("a paste may come in any parts")
  func torn() {
    #expect(pieces("\u{1B}[200~ab", "c\u{1B}[20", "1", "~d") == "[abc]d")
  }

  @Test("of a torn beginning all goes through, for the editor to ignore")
  func tornBeginning() {
    #expect(pieces("a\u{1B}[2", "00~x\u{1B}[201~") == "a\u{1B}[200~[x]")
    #expect(pieces("\u{1B}", "[A") == "\u{1B}[A")
  }
}
