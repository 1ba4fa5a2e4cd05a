import BusinessLogic
import Decisions
import Testing

struct TallyTests {
  @Test func `The total is the weights of the pros less those of the cons`() {
    let tally = Tally(of: option(pros: [3, 1], cons: [5]))
    #expect(tally.pros.count == 2)
    #expect(tally.pros.weight == 4)
    #expect(tally.cons.count == 1)
    #expect(tally.cons.weight == 5)
    #expect(tally.total == -1)
  }

  @Test func `An argument that nobody weighed counts 1`() {
    let topic = AI(title: "AI", advantages: ["a", "b"], disadvantages: ["c"])
    #expect(Tally(of: topic).total == 1)
  }

  @Test func `Neutral arguments and notes count nothing`() {
    let topic = Topic(
      title: "T", arguments: [Argument(.neutral, "so so", weight: 9)], notes: ["a note"])
    #expect(Tally(of: topic).total == 0)
    #expect(Tally(of: topic).count == 0)
  }

  @Test func `A topic without arguments weighs nothing`() {
    #expect(Tally(of: option()).total == 0)
  }

  @Test func `Absurd weights become the nearest there are and overflow nothing`() {
    let most = Argument.weights.upperBound
    let topic = option(pros: Array(repeating: .max, count: 1000), cons: [.min, -1])
    #expect(Tally(of: topic).total == 1000 * most)
    #expect(Flip(of: [topic, option(cons: [.max])]).turning.isEmpty)
    #expect(Strike(of: topic).pros.count == 1000)
  }
}
