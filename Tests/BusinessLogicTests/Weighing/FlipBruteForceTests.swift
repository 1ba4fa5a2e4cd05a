import Decisions
import TestSupport
import Testing

@testable import BusinessLogic

/// Tries every weight of every argument and compares the leaders.
struct FlipBruteForceTests {
  /// More than any of the decisions below needs to turn.
  private static let bound = 40

  @Test(arguments: 0..<8)
  func `Flip finds what trying every single change finds`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let options = (0..<dice.number(1...4)).map { _ in dice.option(upTo: 4, heaviest: 4) }
      let decision = Decision(title: "Which?", options: options)
      #expect(decision.changes(past: 1) == smallest(in: options, that: turns), "\(options)")
      #expect(decision.changes(past: 0) == smallest(in: options, that: ties), "\(options)")
    }
  }

  /// Returns whether some option overtakes the leader, or a tie ends.
  private func turns(_ before: [Int], _ after: [Int]) -> Bool {
    let leaders = leaders(before)
    return leaders.count > 1
      ? self.leaders(after).count == 1 : after.contains { $0 > after[leaders[0]] }
  }

  /// Returns whether the only leader is still in the lead, but no longer alone.
  private func ties(_ before: [Int], _ after: [Int]) -> Bool {
    let leaders = leaders(before)
    return leaders.count == 1 && self.leaders(after).count > 1
      && self.leaders(after).contains(leaders[0])
  }

  private func leaders(_ totals: [Int]) -> [Int] {
    totals.indices.filter { index in totals.allSatisfy { $0 <= totals[index] } }
  }

  private func smallest(
    in options: [Topic], that does: (_ before: [Int], _ after: [Int]) -> Bool
  ) -> [[Int]] {
    var found: [(size: Int, change: [Int])] = []
    let scales = options.map { $0.arguments.map { (side: $0.side, weight: $0.weight) } }
    let before = scales.map(total)
    for option in scales.indices {
      for argument in scales[option].indices {
        let from = scales[option][argument].weight
        for to in 0...Self.bound {
          var changed = scales[option]
          changed[argument].weight = to
          var after = before
          after[option] = total(changed)
          guard does(before, after) else { continue }
          found.append((abs(to - from), [option, argument, to]))
        }
      }
    }
    let least = found.map(\.size).min()
    return found.filter { $0.size == least }.map(\.change)
  }

  private func total(_ arguments: [(side: Side, weight: Int)]) -> Int {
    var total = 0
    for (side, weight) in arguments {
      if side == .pro { total += weight }
      if side == .con { total -= weight }
    }
    return total
  }
}
