import TestSupport
import Testing
import Threads

@Suite("Threads that may wait", .timeLimit(.minutes(1)))
struct WaitingThreadsTests {
  /// A call that blocks its thread until a test lets it go on.
  private final class Gate: Sendable {
    private let ends: (reading: CInt, writing: CInt)

    init() {
      var ends: [CInt] = [0, 0]
      _ = pipe(&ends)
      self.ends = (ends[0], ends[1])
    }

    deinit {
      close(ends.reading)
      close(ends.writing)
    }

    func block() {
      var byte: UInt8 = 0
      _ = read(ends.reading, &byte, 1)
    }

    func open() {
      var byte: UInt8 = 1
      _ = write(ends.writing, &byte, 1)
    }
  }

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

  @Test("are no more than the limit, and run all jobs")
  func limit() async {
    let threads = WaitingThreads(limit: 3)
    let seen = Locked(Set<UInt>())
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1000 {
        group.addTask(executorPreference: threads) { @concurrent in
          seen.withLock { _ = $0.insert(UInt(bitPattern: Int(bitPattern: currentThread()))) }
        }
      }
    }
    #expect((1...3).contains(seen.withLock { $0.count }))
  }

  private nonisolated func currentThread() -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      UnsafeMutableRawPointer(bitPattern: UInt(pthread_self()))
    #else
      UnsafeMutableRawPointer(pthread_self())
    #endif
  }
}
