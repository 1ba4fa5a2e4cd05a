import BusinessLogic
import Decisions
import Services
import Synchronization
import TestSupport
import Testing

@Suite("A service that hangs", .bug(id: "seed 11"), .timeLimit(.minutes(5)))
struct HangingServiceTests {
  let panel = FaultPanel(targets: ["pros"])

  private func service(name: String) -> DecoratedService<ReadyService<Pros>> {
    .faulty(ReadyService { _ in .tea }, name, panel)
  }

  @Test("answers never, whatever goes on around it, and gives up when it is cancelled")
  func hang() async {
    await panel.inject(Fault(.hang), into: ["pros"])
    let call = Call(service(name: "pros"))
    for _ in 0..<100 {
      #expect(await (try? service(name: "other").getArguments(of: .tea)) == .tea)
    }
    #expect(!call.isOver)
    call.task.cancel()
    await #expect(throws: CancellationError.self) { try await call.task.value }
  }

  @Test("or stalls ends the call only after its time, even if it is cancelled")
  func stall() async throws {
    await panel.inject(Fault(.stall(.seconds(9))), into: ["pros"])
    let waits = HandAnswers<Void>(heedsCancellation: true)
    let faults = Faults("pros", on: panel) {
      #expect($0 == .seconds(9))
      try await waits.ask()
    }
    let service = DecoratedService(ReadyService<Pros> { _ in .tea }, [faults])
    let call = Call(service)
    await waits.arrival()
    call.task.cancel()
    await waits.answer(())
    #expect(try await call.task.value == .tea)
  }

  /// A call that can be inspected while it is running.
  private final class Call: Sendable {
    let task: Task<AI, any Error>
    private let flag: Flag

    var isOver: Bool { flag.isUp.load(ordering: .acquiring) }

    init(_ service: any ProsWorkerProtocol) {
      let flag = Flag()
      self.flag = flag
      task = Task {
        defer { flag.isUp.store(true, ordering: .releasing) }
        return try await service.getArguments(of: .tea)
      }
    }
  }

  private final class Flag: Sendable {
    let isUp = Atomic(false)
  }
}
