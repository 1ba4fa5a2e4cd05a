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

  @Test(arguments: [1, 2, 31, 32, 33, 64, 100])
  func `The last bytes are found, and none behind the end`(length: Int) {
    let text = [UInt8](repeating: 0x78, count: length) + Array("needle".utf8)
    let needle = Array("needle".utf8)
    #expect(place(of: needle, in: text, from: 0, before: text.count) == length)
    #expect(place(of: needle, in: text, from: 0, before: text.count - 1) == nil)
    #expect(place(of: needle, in: text, from: length + 1, before: text.count) == nil)
  }

  @Test func `In nothing there is nothing, and nothing is everywhere`() {
    #expect(place(of: [0x61], in: [], from: 0, before: 0) == nil)
    #expect(place(of: [], in: [], from: 0, before: 0) == 0)
    #expect(place(of: [], in: [0x61, 0x61], from: 1, before: 2) == 1)
  }

  private func place(
    of needle: [UInt8], in text: [UInt8], from start: Int, before end: Int
  ) -> Int? {
    text.withUnsafeBytes { Needle(needle).firstIndex(in: $0, from: start, before: end) }
  }
}
