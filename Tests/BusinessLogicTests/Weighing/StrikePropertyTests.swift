import BusinessLogic
import Decisions
import TestSupport
import Testing

struct StrikePropertyTests {
  @Test(arguments: 0..<8)
  func `What is left balances as the whole did, and nothing plain is left to strike`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let topic = dice.option(upTo: 24, heaviest: dice.number(0...12))
      let pros = topic.arguments(on: .pro).map(\.weight)
      let cons = topic.arguments(on: .con).map(\.weight)
      let strike = Strike(of: topic)
      let leftPros = strike.pros.map { pros[$0] }
      let leftCons = strike.cons.map { cons[$0] }

      #expect(sum(leftPros) - sum(leftCons) == Tally(of: topic).total)
      for group in strike.groups {
        #expect(min(group.pros.count, group.cons.count) == 1)
        #expect(sum(group.pros.map { pros[$0] }) == sum(group.cons.map { cons[$0] }))
      }
      #expect((strike.groups.flatMap(\.pros) + strike.pros).sorted() == Array(pros.indices))
      #expect((strike.groups.flatMap(\.cons) + strike.cons).sorted() == Array(cons.indices))
      #expect(Set(leftPros).isDisjoint(with: leftCons))
      #expect(Set(leftPros.filter { $0 > 0 }).isDisjoint(with: pairs(leftCons)))
      #expect(Set(leftCons.filter { $0 > 0 }).isDisjoint(with: pairs(leftPros)))
    }
  }

  @Test func `A list with hundreds of different weights on either side is struck, too`() {
    let topic = Topic(
      title: "T",
      arguments: (1...2_000).map { Argument($0.isMultiple(of: 3) ? .pro : .con, "", weight: $0) })
    #expect(Strike(of: topic).groups.isEmpty == false)
  }

  private func sum(_ weights: [Int]) -> Int {
    weights.reduce(0, +)
  }

  private func pairs(_ weights: [Int]) -> [Int] {
    weights.indices.flatMap { one in
      weights[..<one].map { $0 + weights[one] }
    }
  }
}
