import Testing

@testable import UI

@Suite("Text from outside")
struct EscapingTests {
  @Test(
    "is sent as it is when it can't steer a terminal",
    arguments: ["", "Tea: 1 < 2 \\ \"so\"", "Größe, ναι, 茶, 🍵👩‍👩‍👧", "e\u{301}"])
  func harmless(text: String) {
    #expect(escaped(text) == text)
  }

  @Test(
    "shows control characters instead of sending them",
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
      ("\0", "\\u{0}"), ("\u{7}", "\\u{7}"), ("\u{7F}", "\\u{7F}"),
      ("\u{9B}2J", "\\u{9B}2J"), ("\u{85}", "\\u{85}"), ("\u{9F}", "\\u{9F}"),
    ])
  func controls(text: String, shown: String) {
    #expect(escaped(text) == shown)
  }

  @Test(
    "shows marks that would turn the direction of a line",
    arguments: [
      ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("\u{061C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"),
      ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ])
  func directions(text: String, shown: String) {
    #expect(escaped(text) == shown)
  }

  @Test("holds no byte of C0, DEL or C1 afterwards, whatever it was")
  func everyControl() {
    for value in Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(escaped("x\(scalar)y").unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
    }
  }
}
