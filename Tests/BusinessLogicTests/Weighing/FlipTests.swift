import BusinessLogic
import Decisions
import Testing

struct FlipTests {
  @Test func `With a lead of L the order turns when one weight moves by more than L`() {
    let flip = Flip(of: [option(pros: [9]), option(pros: [7])])
    #expect(flip.lead.margin == 2)
    #expect(changes(flip.turning) == ["0.0 9→6", "1.0 7→10"])
  }

  @Test func `Moving by exactly L is a tie`() {
    let flip = Flip(of: [option(pros: [9]), option(pros: [7])])
    #expect(changes(flip.tying) == ["0.0 9→7", "1.0 7→9"])
  }

  @Test func `The leader falls by a heavier con, a rival rises by a lighter one`() {
    let flip = Flip(of: [option(cons: [1]), option(cons: [4])])
    #expect(changes(flip.turning) == ["0.0 1→5", "1.0 4→0"])
  }

  @Test func `No weight goes below 0`() {
    let flip = Flip(of: [option(pros: [1, 1]), option(cons: [1])])
    #expect(flip.lead.margin == 3)
    #expect(flip.turning.isEmpty)
    #expect(flip.tying.isEmpty)
  }

  @Test func `A weight may be enough for a tie and no more`() {
    let flip = Flip(of: [option(pros: [1]), option()])
    #expect(flip.turning.isEmpty)
    #expect(changes(flip.tying) == ["0.0 1→0"])
  }

  @Test func `An option further behind counts where the next one can't overtake`() {
    let flip = Flip(of: [option(pros: [1, 1, 1]), option(), option(pros: [1], cons: [3])])
    #expect(changes(flip.turning) == ["2.0 1→7"])
    #expect(changes(flip.tying) == ["2.0 1→6"])
  }

  @Test func `In a tie any weight of a leader ends it, moving by 1 either way`() {
    let flip = Flip(of: [option(pros: [2]), option(pros: [1, 1]), option(pros: [1])])
    #expect(
      changes(flip.turning) == ["0.0 2→1", "0.0 2→3", "1.0 1→0", "1.0 1→2", "1.1 1→0", "1.1 1→2"])
    #expect(flip.tying.isEmpty)
  }

  @Test func `Neutral arguments turn nothing`() {
    let neutral = Topic(title: "N", arguments: [Argument(.neutral, "so so", weight: 9)])
    #expect(Flip(of: [neutral, neutral]).turning.isEmpty)
  }

  @Test func `A single option has nothing to turn`() {
    #expect(Flip(of: [option(pros: [1, 2])]).turning.isEmpty)
    #expect(Flip(of: []).turning.isEmpty)
  }

  private func changes(_ changes: [WeightChange]) -> [String] {
    changes.map { "\($0.option).\($0.argument) \($0.from)→\($0.to)" }
  }
}
