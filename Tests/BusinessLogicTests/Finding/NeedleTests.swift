import TestSupport
import Testing

@testable import BusinessLogic

struct NeedleTests {
  @Test(arguments: 0..<60)
  func `Bytes are found where trying every place finds them`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    // Few different bytes cause many near misses and overlaps.
    let kinds: [UInt8] = [0x61, 0x62, 0x20, 0xC3, 0xFF].prefix(dice.number(1...5)) + []
    let text = (0..<dice.number(0...300)).map { _ in dice.pick(kinds) }
    for _ in 0..<60 {
      let needle = (0..<dice.number(1...6)).map { _ in dice.pick(kinds) }
      let end = dice.number(0...text.count)
      let start = dice.number(0...end)
      #expect(
        place(of: needle, in: text, from: start, before: end)
          == (start...end).first {
            text[$0..<end].starts(with: needle)
          })
    }
  }

  private func place(
    of needle: [UInt8], in text: [UInt8], from start: Int, before end: Int
  ) -> Int? {
    text.withUnsafeBytes { Needle(needle).firstIndex(in: $0, from: start, before: end) }
  }
}
