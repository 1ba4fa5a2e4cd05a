import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing

@Suite("A service with a fault in front", .bug(id: "seed 11"), .timeLimit(.minutes(5)))
struct FaultyServiceTests {
  let panel = FaultPanel(targets: ["pros", "decisions"])
  let clock = ManualClock()
  var pros: DecoratedService<ReadyService<Pros>> {
    let faults = Faults("pros", on: panel) { [clock] in try await clock.sleep(for: $0) }
    return DecoratedService(ReadyService { _ in .tea }, [faults])
  }

  private func inject(_ kind: Fault.Kind, once: Bool = false) async {
    await panel.inject(Fault(kind, once: once), into: ["pros"])
  }

  /// Returns the result of a call: the title of its answer, or its error.
  private func call() async -> String {
    do {
      return try await pros.getArguments(of: .tea).title
    } catch {
      return "\(error)"
    }
  }

  @Test("is the service itself as long as nothing is injected")
  func healthy() async throws {
    #expect(try await pros.getArguments(of: .tea) == .tea)
  }

  @Test("fails with the message that was asked for, until it is healed")
  func fail() async {
    await inject(.fail("Server is down"))
    #expect(await [call(), call()] == ["Server is down", "Server is down"])
    _ = await panel.heal(["pros"])
    #expect(await call() == "Tea")
  }

  @Test("fails once if that was asked for")
  func once() async {
    await inject(.fail("Boom"), once: true)
    #expect(await [call(), call()] == ["Boom", "Tea"])
  }

  @Test(
    "fails the first calls of every round if it is flaky, or of one", arguments: [false, true])
  func flaky(once: Bool) async {
    await inject(.flaky(failing: 2, calls: 3), once: once)
    let round = ["Failed call 1 of 3", "Failed call 2 of 3", "Tea"]
    #expect(await [call(), call(), call()] == round)
    #expect(await [call(), call(), call()] == (once ? ["Tea", "Tea", "Tea"] : round))
  }

  @Test("answers with nothing")
  func empty() async throws {
    await inject(.empty)
    #expect(try await pros.getArguments(of: .tea).arguments.isEmpty)
  }

  @Test("answers later, and then what it would have answered")
  func slow() async throws {
    await inject(.slow(.seconds(2)))
    let answer = Task { try await pros.getArguments(of: .tea) }
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(1999))
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(1))
    #expect(try await answer.value == .tea)
  }

  @Test("stops waiting when it is cancelled while it is slow")
  func slowCancelled() async {
    await inject(.slow(.seconds(2)))
    let answer = Task { try await pros.getArguments(of: .tea) }
    await clock.someoneSleeps()
    answer.cancel()
    await #expect(throws: CancellationError.self) { try await answer.value }
  }

  @Test("leaves services of other names alone")
  func others() async throws {
    await panel.inject(Fault(.fail("Boom")), into: ["decisions"])
    #expect(await call() == "Tea")
  }
}
