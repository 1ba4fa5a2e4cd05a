import BusinessLogic
import Decisions
import Testing

@Suite("A topic", .bug(id: "seed 15"))
struct TopicTests {
  let mixed = Topic(
    title: "Tea",
    arguments: [
      Argument(.con, "Slow"), Argument(.pro, "Warm"), Argument(.neutral, "Old"),
      Argument(.pro, "Cheap"),
    ])

  @Test("keeps the arguments of each side in their order")
  func sides() {
    #expect(mixed.arguments(on: .pro).map(\.text) == ["Warm", "Cheap"])
    #expect(mixed.arguments(on: .con).map(\.text) == ["Slow"])
    #expect(mixed.arguments(on: .neutral).map(\.text) == ["Old"])
  }

  @Test("is made as the document makes it, from two lists without an optional in them")
  func asInTheDocument() {
    let ai = AI(title: "AI", advantages: ["No breaks"], disadvantages: [])
    #expect(ai.advantages == [Argument(.pro, "No breaks")])
    #expect(ai.disadvantages.isEmpty)
  }

  @Test("is a value: two that say the same are equal and cross any border between tasks")
  func value() async {
    let here = mixed
    let there = await Task.detached { here }.value
    #expect(there == mixed)
    #expect(there != Topic(title: "Tea", arguments: []))
  }
}
