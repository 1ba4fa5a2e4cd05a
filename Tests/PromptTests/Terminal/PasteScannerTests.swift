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

  @Test("keys are keys")
  func keys() {
    #expect(pieces("abc\u{1B}[A\u{1B}[3~\u{1B}") == "abc\u{1B}[A\u{1B}[3~\u{1B}")
    #expect(pieces("\u{1B}\u{1B}[20", "~") == "\u{1B}\u{1B}[20~")
  }

  @Test("a paste is one piece, whatever is in it")
  func paste() {
    #expect(pieces("a\u{1B}[200~x\ry\u{3}\u{1B}[A~\u{1B}[201~b") == "a[x\ry\u{3}\u{1B}[A~]b")
    #expect(pieces("\u{1B}[200~\u{1B}[201~\u{1B}[200~2\u{1B}[201~") == "[][2]")
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

  @Test("^C by itself ends a paste whose end never comes; inside of one it is text")
  func interrupted() {
    #expect(pieces("\u{1B}[200~abc", "\u{3}", "x") == "\u{3}x")
    #expect(pieces("\u{1B}[200~abc", "\u{3}d", "\u{1B}[201~") == "[abc\u{3}d]")
  }
}
