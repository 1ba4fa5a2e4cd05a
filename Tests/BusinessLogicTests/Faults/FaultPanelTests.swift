import Testing

@testable import BusinessLogic

@Suite("The panel of faults")
struct FaultPanelTests {
  let panel = FaultPanel(targets: ["pros", "cons"])

  private func injected() async -> [String] {
    await panel.injected().map(\.target)
  }

  @Test("begins with healthy services")
  func healthy() async {
    #expect(await injected().isEmpty)
    #expect(await panel.nextEffect(on: "pros") == nil)
  }

  @Test("makes those fail that it is told, and lists them in the order of the targets")
  func inject() async {
    await panel.inject(Fault(.empty), into: ["cons", "pros"])
    #expect(await injected() == ["pros", "cons"])
    #expect(await panel.nextEffect(on: "pros") == .empty)
  }

  @Test("leaves the others alone")
  func others() async {
    await panel.inject(Fault(.empty), into: ["cons"])
    #expect(await panel.nextEffect(on: "pros") == nil)
  }

  @Test("replaces a fault by the next")
  func replace() async {
    await panel.inject(Fault(.empty), into: ["pros"])
    await panel.inject(Fault(.hang), into: ["pros"])
    #expect(await panel.nextEffect(on: "pros") == .hang)
    #expect(await injected() == ["pros"])
  }

  @Test("heals, and says whom")
  func heal() async {
    await panel.inject(Fault(.empty), into: ["pros"])
    #expect(await panel.heal(["pros", "cons"]) == ["pros"])
    #expect(await panel.heal(["pros", "cons"]).isEmpty)
    #expect(await panel.nextEffect(on: "pros") == nil)
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

  @Test("no longer lists a fault that was to happen once and has")
  func over() async {
    await panel.inject(Fault(.empty, once: true), into: ["pros"])
    _ = await panel.nextEffect(on: "pros")
    #expect(await injected().isEmpty)
  }
}
