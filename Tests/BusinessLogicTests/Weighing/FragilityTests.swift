import Decisions
import Testing

@testable import BusinessLogic

struct FragilityTests {
  @Test func `The smallest changes are rows that lead to their arguments`() {
    let fragility = fragility(of: option("A", pros: [9], cons: [1]), option("B", pros: [1, 6]))
    #expect(fragility.balance == "A (+8) leads B (+7) by 1")
    #expect(fragility.sections[0].sentence == "Changing one weight by 2 changes the ranking:")
    #expect(
      fragility.sections[0].rows.map { "\($0.option), \($0.words)" } == [
        "A, pro 1, weight 9 to 7: good 1", "A, con 1, weight 1 to 3: bad 1",
        "B, pro 1, weight 1 to 3: good 1", "B, pro 2, weight 6 to 8: good 2",
      ])
    #expect(
      fragility.sections[0].rows.map(\.place.path) == [
        "/x/a/pros/1", "/x/a/cons/1", "/x/b/pros/1", "/x/b/pros/2",
      ])
    #expect(fragility.sections[1].sentence == "A change of 1 gives a tie")
    #expect(fragility.sections[1].rows.isEmpty)
  }

  @Test func `A weight that can only make a tie has a row of its own`() {
    let fragility = fragility(of: option("A", pros: [1, 1]), option("B", pros: [1]))
    #expect(fragility.sections[0].rows.map(\.place.path) == ["/x/b/pros/1"])
    #expect(fragility.sections[1].sentence == "A change of 1 gives a tie, also of:")
    #expect(
      fragility.sections[1].rows.map { "\($0.option), \($0.words)" } == [
        "A, pro 1, weight 1 to 0: good 1", "A, pro 2, weight 1 to 0: good 2",
      ])
  }

  @Test func `It says where no single weight can change the ranking`() {
    let fragility = fragility(of: option("A", pros: [1]), option("B"))
    #expect(fragility.sections[0].sentence == "No single weight can change the ranking")
    #expect(fragility.sections[1].sentence == "Changing one weight by 1 gives a tie:")
    #expect(fragility.sections[1].rows.map(\.place.path) == ["/x/a/pros/1"])
  }

  @Test func `It says where no single weight can even give a tie`() {
    let fragility = fragility(of: option("A", pros: [1, 1]), option("B"))
    #expect(
      fragility.sections.map(\.sentence) == [
        "No single weight can change the ranking", "No single weight can give a tie",
      ])
  }

  @Test func `In a tie each argument has one row for both directions`() {
    let fragility = fragility(of: option("A", pros: [1]), option("B", pros: [1]))
    #expect(fragility.balance == "A and B tie at +1")
    #expect(fragility.sections.count == 1)
    #expect(fragility.sections[0].sentence == "Changing one weight by 1 ends the tie:")
    #expect(
      fragility.sections[0].rows.map { "\($0.option), \($0.words)" } == [
        "A, pro 1, weight 1 to 0 or 2: good 1", "B, pro 1, weight 1 to 0 or 2: good 1",
      ])
  }

  @Test func `A tie of three ends only if one of them rises`() {
    let options = ["A", "B", "C"].map { option($0, pros: [1]) }
    let rows = fragility(of: options[0], options[1], options[2]).sections[0].rows
    #expect(rows.map(\.weights) == [[2], [2], [2]])
  }

  @Test func `Options without arguments tie for good`() {
    #expect(
      fragility(of: option("A"), option("B")).sections.map(\.sentence) == [
        "No single weight can end the tie"
      ])
  }

  @Test func `A single option has nothing to be compared with`() {
    let fragility = fragility(of: option("A", pros: [1]))
    #expect(fragility.sections.isEmpty)
    #expect(fragility.balance.hasSuffix("there is nothing to compare it with"))
  }

  private func fragility(of options: Topic...) -> Fragility {
    Fragility(of: Decision(title: "Which?", options: options), called: "x")
  }
}
