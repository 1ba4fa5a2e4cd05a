import BusinessLogic
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("inject, faults and heal", .bug(id: "seed 11"))
struct FaultCommandsTests {
  let rehearsal = Rehearsal()
  var panel: FaultPanel { rehearsal.session.faults }

  @Test("inject makes a service fail from its next call on")
  func inject() async {
    #expect(
      await rehearsal.written(by: "inject pros fail Server is down")
        == "pros: fail Server is down\n")
    #expect(await panel.nextEffect(on: "pros") == .fail("Server is down"))
    #expect(await panel.nextEffect(on: "cons") == nil)
  }

  @Test("inject all makes every service fail")
  func injectAll() async {
    #expect(
      await rehearsal.written(by: "inject all empty once")
        == "pros, cons, decisions: empty once\n")
    #expect(await panel.nextEffect(on: "decisions") == .empty)
  }

  @Test("inject refuses a target or a fault that there is not, and injects nothing")
  func injectRefused() async {
    #expect(
      await rehearsal.written(by: "inject prso hang")
        == "error: expected pros, cons, decisions or all, not \"prso\"; "
        + "did you mean \"pros\"?\n")
    #expect(await !rehearsal.run("inject pros hnag"))
    #expect(await panel.injected().isEmpty)
  }

  @Test("heal makes one service well, or all")
  func heal() async {
    await rehearsal.run("inject all hang")
    #expect(await rehearsal.written(by: "heal cons") == "cons: healed\n")
    #expect(await rehearsal.written(by: "heal") == "pros, decisions: healed\n")
    #expect(await panel.injected().isEmpty)
  }

  @Test("heal says when there was nothing to heal, and refuses a target that there is not")
  func healNothing() async {
    #expect(await rehearsal.written(by: "heal") == "No faults to remove\n")
    #expect(await !rehearsal.run("heal tea"))
  }

  @Test("inject and heal have the screens fetch anew when they next appear")
  func fetchAnew() async {
    let count = Locked(0)
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in
        count.withLock { $0 += 1 }
        return .tea
      })
    var counts: [Int] = []
    for line in ["pros", "pros", "inject pros fail", "pros", "heal", "pros"] {
      await rehearsal.run(line)
      counts.append(count.withLock { $0 })
    }
    #expect(counts == [1, 1, 1, 2, 2, 3])
  }
}
