import BusinessLogic
import Presentation
import TestSupport
import Testing

@testable import UI

@Suite("The shell with a script")
struct ScriptShellTests {
  let rehearsal = Rehearsal()

  @Test("cancels a command that takes longer than the limit, and no other")
  func limit() async {
    let (service, clock) = (HandAnsweredService<Pros>(), ManualClock())
    let rehearsal = Rehearsal(pros: service)
    let lines = ScriptLines(["where", "pros", "pros", "cons"])
    let shell = Shell(rehearsal.session, script: lines, limit: .seconds(8), clock: clock)
    let run = Task { await shell.run(opening: nil) }
    await service.calls.arrival(of: 1)
    for _ in 1...8 {
      await clock.someoneSleeps()
      #expect(rehearsal.output.errors == "")
      clock.advance(by: .seconds(1))
    }
    await service.calls.arrival(of: 2)
    await service.calls.answer(.tea, to: 2)
    #expect(await !run.value)
    #expect(rehearsal.output.errors.hasPrefix("Alert: No answer within 8s"))
    #expect(
      rehearsal.output.answers.hasSuffix("Pros of Tea\n1  Warm\n2  Cheap\nCons of Tea\n1  Slow\n"))
  }

  @Test("lets go of every session that another one has replaced")
  func replaced() async {
    func session() -> Session {
      Session(
        home: .decision("tea"), scenes: rehearsal.session.scenes,
        faults: FaultPanel(targets: []), textEditor: nil, facts: []
      ) { _, _ throws(CommandError) in
        let next = session()
        opened.append(Weak(session: next))
        return next
      }
    }
    var opened: [Weak] = []
    let first = session()
    let shell = Shell(first, script: ScriptLines(["use a", "find warm", "use b", "use c"]))
    _ = await shell.run(opening: nil)
    #expect(opened.map { $0.session == nil } == [true, true, false])
    withExtendedLifetime((first, shell)) {}
  }

  private struct Weak { weak var session: Session? }
}
