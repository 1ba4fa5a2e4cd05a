import Decisions
import Testing

@testable import BusinessLogic

struct ComparisonTests {
  @Test func `A tie is called a tie`() {
    let options = [option("A", pros: [2]), option("B", pros: [1, 1]), option("C", pros: [2])]
    let comparison = Comparison(of: Decision(title: "Which?", options: options), called: "x")
    #expect(comparison.balance == "A, B and C tie at +2")
  }

  @Test func `The best total comes first, under its number in the decision`() {
    let options = [
      option("A", pros: [1]), option("B", pros: [4]), option("C", pros: [1]), option("D"),
    ]
    let comparison = Comparison(
      of: Decision(title: "Which?", options: options, chosen: 3), called: "x")
    #expect(comparison.rows.map(\.number) == [2, 1, 3, 4])
    #expect(comparison.balance == "B (+4) leads A and C (+1) by 3; the chosen D trails by 4")
  }

  @Test(arguments: [(3, 6), (0, 3), (1, 4), (5, 10)])
  func `Numbers of arguments that differ widely are warned of`(few: Int, many: Int) {
    #expect(warning(few, many)?.contains("from \(few) to \(many)") == true)
  }

  @Test(arguments: [(0, 2), (1, 3), (4, 7), (6, 11), (5, 5)])
  func `Numbers of arguments that differ a little are not`(few: Int, many: Int) {
    #expect(warning(few, many) == nil)
  }

  @Test func `A file in conflict has no totals, because they would be those of both versions`()
    throws
  {
    let options = [option("A", pros: [1, 1, 1]), option("B")]
    let decision = Decision(
      title: "Which?", options: options, chosen: 1, problems: [Problem(line: 7, .conflict)])
    let why = "No totals: the file has a merge conflict on line 7; resolve it first"
    #expect(throws: NothingThere(why, under: "Which?")) { try decision.weighable() }
    #expect(Listing(of: decision, called: "x").rows.map(\.remark) == ["", "chosen"])
    #expect(Listing(of: decision, called: "x").sum == why)
    #expect(Listing(ofOption: 0, called: TopicID(decision: "x"), in: decision).sum == why)
    #expect(Balance.sentence(ofAny: decision) == why)
  }

  private func warning(_ few: Int, _ many: Int) -> String? {
    let options = [few, many].map { option(pros: Array(repeating: 1, count: $0)) }
    return Comparison(of: Decision(title: "Which?", options: options), called: "x").warning
  }
}
