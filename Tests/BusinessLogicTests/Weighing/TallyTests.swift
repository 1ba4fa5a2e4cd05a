import BusinessLogic
import Decisions
import Testing

struct TallyTests {
  @Test func `Neutral arguments and notes count nothing`() {
    let topic = Topic(
      title: "T", arguments: [Argument(.neutral, "so so", weight: 9)], notes: ["a note"])
    #expect(Tally(of: topic).total == 0)
    #expect(Tally(of: topic).count == 0)
  }

  @Test func `Absurd weights become the nearest there are and overflow nothing`() {
    let most = Argument.weights.upperBound
    let topic = option(pros: Array(repeating: .max, count: 1000), cons: [.min, -1])
    #expect(Tally(of: topic).total == 1000 * most)
    let decision = Decision(title: "Which?", options: [topic, option(cons: [.max])])
    #expect(decision.smallestChanges(called: "x", past: 1).isEmpty)
    #expect(Strike(of: topic).pros.count == 1000)
  }
}
