import BusinessLogic
import Decisions
import Testing

struct StrikeTests {
  @Test func `One goes against one of equal weight, in their order`() {
    let strike = Strike(of: option(pros: [1, 1, 1], cons: [1, 1]))
    #expect(groups(strike) == ["[0] [0]", "[1] [1]"])
    #expect(strike.pros == [2])
    #expect(strike.cons.isEmpty)
  }

  @Test func `One goes against two that sum to it`() {
    let strike = Strike(of: option(pros: [6], cons: [5, 3, 3]))
    #expect(groups(strike) == ["[0] [1, 2]"])
    #expect(strike.cons == [0])
  }

  @Test func `Two pros go against one con as well`() {
    let strike = Strike(of: option(pros: [1, 2, 4], cons: [3]))
    #expect(groups(strike) == ["[1, 0] [0]"])
    #expect(strike.pros == [2])
  }

  @Test func `One goes against several, the heaviest that fit first`() {
    let strike = Strike(of: option(pros: [9], cons: [2, 2, 5]))
    #expect(groups(strike) == ["[0] [2, 0, 1]"])
    #expect(strike.cons.isEmpty)
  }

  @Test func `Equal weights go before sums`() {
    let strike = Strike(of: option(pros: [3, 2], cons: [1, 2]))
    #expect(groups(strike) == ["[1] [1]"])
    #expect(strike.pros == [0])
    #expect(strike.cons == [0])
  }

  @Test func `Weights of 0 go against each other and into no sum`() {
    let strike = Strike(of: option(pros: [0, 0, 2], cons: [0, 1, 1]))
    #expect(groups(strike) == ["[0] [0]", "[2] [1, 2]"])
    #expect(strike.pros == [1])
  }

  @Test func `Neutral arguments are not struck out`() {
    let topic = Topic(title: "T", arguments: [Argument(.neutral, "n"), Argument(.con, "c")])
    #expect(Strike(of: topic).groups.isEmpty)
    #expect(Strike(of: topic).cons == [0])
  }

  @Test func `Without arguments there is nothing to strike`() {
    #expect(Strike(of: option()).groups.isEmpty)
  }

  private func groups(_ strike: Strike) -> [String] {
    strike.groups.map { "\($0.pros) \($0.cons)" }
  }
}
