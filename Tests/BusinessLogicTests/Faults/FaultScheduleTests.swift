import Testing

@testable import BusinessLogic

@Suite("A fault on a schedule")
struct FaultScheduleTests {
  private func effects(_ kind: Fault.Kind, once: Bool = false, calls: Int) async -> [Fault.Kind?] {
    let panel = FaultPanel(targets: ["pros"])
    await panel.inject(Fault(kind, once: once), into: ["pros"])
    var effects: [Fault.Kind?] = []
    for _ in 0..<calls { effects.append(await panel.nextEffect(on: "pros")) }
    return effects
  }

  @Test("hits every call")
  func always() async {
    #expect(await effects(.fail("Boom"), calls: 2) == [.fail("Boom"), .fail("Boom")])
    #expect(await effects(.empty, calls: 2) == [.empty, .empty])
    #expect(await effects(.slow(.seconds(2)), calls: 1) == [.slow(.seconds(2))])
    #expect(await effects(.hang, calls: 2) == [.hang, .hang])
  }

  @Test(
    "hits one call if it is to happen once",
    arguments: [Fault.Kind.fail("Boom"), .empty, .slow(.seconds(2)), .hang])
  func once(kind: Fault.Kind) async {
    #expect(await effects(kind, once: true, calls: 3) == [kind, nil, nil])
  }

  @Test("hits the first of every round if it is flaky")
  func flaky() async {
    let round: [Fault.Kind?] = [.fail("Failed call 1 of 3"), .fail("Failed call 2 of 3"), nil]
    #expect(await effects(.flaky(failing: 2, calls: 3), calls: 6) == round + round)
  }

  @Test("hits one round if it is flaky once")
  func flakyOnce() async {
    #expect(
      await effects(.flaky(failing: 1, calls: 2), once: true, calls: 4)
        == [.fail("Failed call 1 of 2"), nil, nil, nil])
  }
}
