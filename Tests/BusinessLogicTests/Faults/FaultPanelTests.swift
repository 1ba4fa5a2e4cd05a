import Testing

@testable import BusinessLogic

@Suite("The panel of faults")
struct FaultPanelTests {
  let panel = FaultPanel(targets: ["pros", "cons"])

  @Test("tells whoever is slow, too, that a service was down, and why its states end")
  func down() async {
    let source = AsyncStream { $0.yield(SourceState(end: "full")) }
    var states = await panel.states(over: source).makeAsyncIterator()
    #expect(await states.next() == SourceState(end: "full"))
    await panel.inject(Fault(.down), into: ["pros"])
    _ = await panel.heal(["pros"])
    #expect(await states.next() == SourceState(changes: 1, end: "full"))
    await panel.inject(Fault(.down), into: ["pros"])
    #expect(
      await states.next()
        == SourceState(changes: 1, trouble: "pros can't be reached", end: "full"))
  }
}
