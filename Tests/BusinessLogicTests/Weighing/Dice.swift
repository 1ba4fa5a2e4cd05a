import BusinessLogic

/// Random values that are the same for the same seed: SplitMix64 (Steele, Lea and Flood 2014).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// An option with up to `limit` arguments, its sides mixed, with weights from 0 to `heaviest`.
  mutating func option(upTo limit: Int, heaviest: Int) -> Topic {
    Topic(
      title: "Option",
      arguments: (0..<number(0...limit)).map { _ in
        let side: [Side] = [.pro, .con, .pro, .con, .neutral]
        return Argument(side[number(0...4)], "because", weight: number(0...heaviest))
      })
  }
}
