import Decisions
import Testing

@testable import BusinessLogic

struct StruckListTests {
  @Test func `The document's list leaves one pro`() {
    let list = StruckList(of: AI(title: "AI", advantages: ["a", "b"], disadvantages: ["c"]))
    #expect(list.struck == [["pro 1: a", "con 1: c"]])
    #expect(list.left == ["pro 2: b"])
    #expect(list.balance == "The pros outweigh the cons by 1")
  }

  @Test func `Weights are said where somebody weighed`() {
    let list = StruckList(of: option(pros: [3], cons: [1, 2, 4]))
    #expect(
      list.struck == [
        ["pro 1, weight 3: good 1", "con 2, weight 2: bad 2", "con 1, weight 1: bad 1"]
      ])
    #expect(list.left == ["con 3, weight 4: bad 3"])
    #expect(list.balance == "The cons outweigh the pros by 4")
  }

  @Test func `Sides that weigh the same are in balance`() {
    let list = StruckList(of: option(pros: [1], cons: [1]))
    #expect(list.left.isEmpty)
    #expect(list.balance == "Pros and cons balance")
  }

  @Test func `A topic without pros and cons says so`() {
    let list = StruckList(of: option())
    #expect(list.struck.isEmpty)
    #expect(list.balance == "There are no pros and no cons to strike out")
  }
}
