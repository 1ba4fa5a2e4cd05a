import Testing

@testable import BusinessLogic

@Suite("The panel of faults")
struct FaultPanelTests {
  let panel = FaultPanel(targets: ["pros", "cons"])

  @Test("passes on which decisions have changed, and tells of none when a service is back")
  func keys() async {
    let source = AsyncStream { $0.yield(SourceState(changes: 1, keys: ["0007"])) }
    var states = await panel.states(over: source).makeAsyncIterator()
    #expect(await states.next() == SourceState(changes: 1, keys: ["0007"]))
    await panel.inject(Fault(.down), into: ["pros"])
    _ = await panel.heal(["pros"])
    #expect(await states.next() == SourceState(changes: 2))
  }

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
