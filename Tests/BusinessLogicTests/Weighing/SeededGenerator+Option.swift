import Decisions
import TestSupport

extension SeededGenerator {
  /// Returns an option with up to `limit` arguments of mixed sides, with weights from 0 to
  /// `heaviest`.
  mutating func option(upTo limit: Int, heaviest: Int) -> Topic {
    Topic(
      title: "Option",
      arguments: (0..<number(0...limit)).map { _ in
        let side: [Side] = [.pro, .con, .pro, .con, .neutral]
        return Argument(side[number(0...4)], "because", weight: number(0...heaviest))
      })
  }
}
