import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing
import Threads

@Suite("Threads that may wait", .timeLimit(.minutes(1)))
struct WaitingThreadsTests {
  @Test("let another call run while more calls wait than there are processors")
  func stalled() async {
    let (threads, gate) = (WaitingThreads(), Gate())
    let count = 10
    let stalled = (1...count).map { number in
      Task(executorPreference: threads) { @concurrent in
        gate.block()
        return number
      }
    }
    let quick = Task(executorPreference: threads) { @concurrent in "done" }
    #expect(await quick.value == "done")
    for _ in 1...count { gate.open() }
    for (task, number) in zip(stalled, 1...count) { #expect(await task.value == number) }
  }

  /// A service whose calls block their threads.
  private struct Stalled: DecisionsWorkerProtocol, WatchingWorkerProtocol {
    let gate: Gate
    let hasWaited = Locked(true)

    private func block() {
      let isOpen = gate.block()
      hasWaited.withLock { $0 = $0 && isOpen }
    }

    func getDecision(_ key: String) async throws -> Decision {
      block()
      return Decision(title: key, options: [])
    }

    func key(of name: String) async -> String {
      block()
      return name
    }

    func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
      block()
      return []
    }

    func states() async throws -> AsyncStream<SourceState> {
      block()
      return AsyncStream { $0.finish() }
    }
  }

  @Test("hold the calls of services, so that Swift's own threads are free")
  func services() async throws {
    let stalled = Stalled(gate: Gate())
    let service = DecoratedService(stalled, [Waiting(on: WaitingThreads())])
    let calls: [@Sendable () async throws -> Void] = [
      { _ = try await service.getDecision("7") }, { _ = await service.key(of: "7") },
      { _ = try await service.getLibrary() }, { _ = try await service.states() },
    ]
    let stalls = (calls + calls).map { call in Task.detached { try await call() } }
    // Behind all of them in the queue of Swift's threads.
    await Task.detached {}.value
    for _ in stalls { stalled.gate.open() }
    for stall in stalls { try await stall.value }
    #expect(stalled.hasWaited.withLock { $0 })
  }

  @Test("are no more than the limit, and run all jobs")
  func limit() async {
    let threads = WaitingThreads(limit: 3)
    let seen = Locked(Set<UInt>())
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1000 {
        group.addTask(executorPreference: threads) { @concurrent in
          seen.withLock { _ = $0.insert(OwnThread.current) }
        }
      }
    }
    #expect((1...3).contains(seen.withLock { $0.count }))
  }
}
