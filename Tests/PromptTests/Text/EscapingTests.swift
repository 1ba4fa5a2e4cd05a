import Escaping
import Testing

@testable import Prompt

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

@Suite("Characters that deceive")
struct DeceitTests {
  @Test(
    "are left alone where they do their work",
    arguments: [
      "👩‍👩‍👧 👍🏽 🏳️‍🌈 🇨🇭 ✔️ 1️⃣ ❤️‍🔥", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "می\u{200C}خواهم", "क्\u{200D}ष क\u{94D}\u{200C}ष", "葛\u{E0100}",
      "ệ a\u{323}\u{302} שָׁלוֹם", "x\u{301}\u{302}\u{303}\u{304}", "한국어 \u{1112}\u{1161}\u{11AB}",
    ])
  func harmless(text: String) {
    #expect(escaped(text) == text)
  }

  @Test(
    "are shown where they hide",
    arguments: [
      ("pass\u{200B}word", "pass\\u{200B}word"), ("\u{FEFF}a", "\\u{FEFF}a"),
      ("a\u{2060}b\u{AD}c", "a\\u{2060}b\\u{AD}c"), ("x\u{2061}\u{2064}", "x\\u{2061}\\u{2064}"),
      ("\u{115F}\u{1160}\u{3164}\u{FFA0}\u{180E}", "\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}\\u{180E}"),
      ("ad\u{200D}min", "ad\\u{200D}min"), ("ad\u{200C}min", "ad\\u{200C}min"),
      ("👩\u{200D}", "👩\\u{200D}"), ("\u{200D}👩", "\\u{200D}👩"),
      ("a\u{FE0F}\u{FE0F}", "a\u{FE0F}\\u{FE0F}"), (" \u{FE0F}", " \\u{FE0F}"),
      ("a\u{E0041}\u{E007F}", "a\\u{E0041}\\u{E007F}"),
      ("\u{1F3F4}\u{E0067}", "\u{1F3F4}\\u{E0067}"), ("\u{FFF9}", "\\u{FFF9}"),
      ("x\u{301}\u{302}\u{303}\u{304}\u{305}", "x\u{301}\u{302}\u{303}\u{304}\\u{305}"),
    ])
  func shown(text: String, shown: String) {
    #expect(escaped(text) == shown)
  }

  @Test("are quickly found in a flood of them")
  func flood() {
    let flood = String(repeating: "\u{E0041}", count: 20_000)
    #expect(escaped("\u{1F3F4}" + flood).utf8.allSatisfy { $0 < 0xF0 } == false)
    #expect(escaped(flood).utf8.count == 20_000 * "\\u{E0041}".utf8.count)
  }
}
