import Testing

@testable import BusinessLogic

@Suite("A fault on a schedule")
struct FaultScheduleTests {
  private func effects(_ kind: Fault.Kind, once: Bool = false, calls: Int) async -> [FaultEffect] {
    let panel = FaultPanel(targets: ["pros"])
    await panel.inject(Fault(kind, once: once), into: ["pros"])
    var effects: [FaultEffect] = []
    for _ in 0..<calls { effects.append(await panel.nextEffect(on: "pros")) }
    return effects
  }

  @Test("hits every call")
  func always() async {
    #expect(await effects(.fail("Boom"), calls: 2) == [.fail("Boom"), .fail("Boom")])
    #expect(await effects(.empty, calls: 2) == [.empty, .empty])
    #expect(await effects(.slow(.seconds(2)), calls: 1) == [.delay(.seconds(2))])
    #expect(await effects(.hang, calls: 2) == [.hang, .hang])
  }

  @Test(
    "hits one call if it is to happen once",
    arguments: [
      (Fault.Kind.fail("Boom"), FaultEffect.fail("Boom")), (.empty, .empty),
      (.slow(.seconds(2)), .delay(.seconds(2))), (.hang, .hang),
    ])
  func once(kind: Fault.Kind, effect: FaultEffect) async {
    #expect(await effects(kind, once: true, calls: 3) == [effect, .none, .none])
  }

  @Test("hits the first of every round if it is flaky")
  func flaky() async {
    let round: [FaultEffect] = [.fail("Failed call 1 of 3"), .fail("Failed call 2 of 3"), .none]
    #expect(await effects(.flaky(failing: 2, calls: 3), calls: 6) == round + round)
  }

  @Test("hits one round if it is flaky once")
  func flakyOnce() async {
    #expect(
      await effects(.flaky(failing: 1, calls: 2), once: true, calls: 4)
        == [.fail("Failed call 1 of 2"), .none, .none, .none])
  }
}
