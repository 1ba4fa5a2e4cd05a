import Testing

@testable import BusinessLogic

struct StrikeTests {
  @Test(arguments: [
    // One goes against one of equal weight, in their order; these go before sums.
    ([1, 1, 1], [1, 1], ["[0] [0]", "[1] [1]"]), ([3, 2], [1, 2], ["[1] [1]"]),
    // One goes against two that sum to it, or several, the heaviest that fit first.
    ([6], [5, 3, 3], ["[0] [1, 2]"]), ([1, 2, 4], [3], ["[1, 0] [0]"]),
    ([9], [2, 2, 5], ["[0] [2, 0, 1]"]),
    // Weights of 0 go against each other and into no sum.
    ([0, 0, 2], [0, 1, 1], ["[0] [0]", "[2] [1, 2]"]), ([], [], []),
  ])
  func `What weighs the same goes against each other`(pros: [Int], cons: [Int], groups: [String]) {
    let strike = Strike(of: option(pros: pros, cons: cons))
    #expect(strike.groups.map { "\($0.pros) \($0.cons)" } == groups)
  }

  @Test func `Nothing to strike out, and sides that weigh the same, are told`() {
    #expect(StruckList(of: option()).balance == "There are no pros and no cons to strike out")
    #expect(StruckList(of: option(pros: [1], cons: [1])).balance == "Pros and cons balance")
  }
}
