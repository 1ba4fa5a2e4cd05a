import BusinessLogic
import Services
import TestSupport
import Testing

@Suite("A service that is made to be down", .timeLimit(.minutes(5)))
struct FaultyWatchTests {
  let panel = FaultPanel(targets: ["files", "pros"])
  let base = HandFedStates()
  var service: DecoratedService<HandFedStates> {
    .faulty(base, "files", panel)
  }

  private func down(_ name: String, once: Bool = false) async {
    await panel.inject(Fault(.down, once: once), into: [name])
  }

  /// Returns the first state that satisfies `isSo`.
  private func state(
    _ states: AsyncStream<SourceState>, where isSo: (SourceState) -> Bool
  ) async -> SourceState? {
    for await state in states where isSo(state) { return state }
    return nil
  }

  @Test("fails every call until it is healed")
  func calls() async throws {
    let pros = DecoratedService.faulty(ReadyService<Pros> { _ in .tea }, "pros", panel)
    await down("pros")
    for _ in 0..<2 {
      await #expect { try await pros.getArguments(of: .tea) } throws: {
        "\($0)" == "The service can't be reached"
      }
    }
    _ = await panel.heal(["pros"])
    #expect(try await pros.getArguments(of: .tea) == .tea)
  }

  @Test("is told by the one watch, and that it is up again", arguments: ["files", "pros"])
  func states(name: String) async throws {
    let states = try await service.states()
    await down(name)
    #expect(await state(states) { $0.trouble != nil }?.trouble == "\(name) can't be reached")
    _ = await panel.heal([name])
    #expect(await state(states) { $0.trouble == nil } == SourceState(changes: 1))
  }

  @Test("is told to later readers, too")
  func later() async throws {
    await down("files")
    #expect(await state(try await service.states()) { $0.trouble != nil } != nil)
  }

  @Test("is up again after a call that it was to fail once")
  func once() async throws {
    await down("files", once: true)
    let states = try await service.states()
    #expect(await state(states) { $0.trouble != nil } != nil)
    _ = await panel.nextEffect(on: "files")
    #expect(await state(states) { $0.trouble == nil } != nil)
  }

  @Test("tells what its base tells, and nothing of other faults")
  func base() async throws {
    let states = try await service.states()
    await panel.inject(Fault(.hang), into: ["files"])
    base.send(changes: 7)
    #expect(await state(states) { $0 != SourceState() } == SourceState(changes: 7))
    base.send(changes: 8, trouble: "docs doesn't exist")
    #expect(await state(states) { $0.changes == 8 }?.trouble == "docs doesn't exist")
  }

  @Test("can't be watched if its base can't")
  func unwatchable() async {
    let base = HandFedStates(failing: Breakdown("No more descriptors"))
    await #expect(throws: Breakdown.self) {
      try await DecoratedService.faulty(base, "files", panel).states()
    }
  }

  @Test("is watched by nobody once nobody listens")
  func ends() async throws {
    do {
      let states = try await service.states()
      await base.isWatched(by: 1)
      #expect(await state(states) { _ in true } != nil)
    }
    await base.isWatched(by: 0)
  }
}
