import TestSupport
import Testing
import Threads

@Suite("Bytes and programs", .timeLimit(.minutes(1)))
struct WritingTests {
  @Test("are written in full to a pipe that would not block, however slowly it is read")
  func nonBlocking() throws {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let (reading, writing) = (ends[0], ends[1])
    let failure = Locked<Int32?>(nil)
    try OwnThread.start {
      let result = bytes.withUnsafeBytes { writeAll($0, to: writing) }
      failure.withLock { $0 = result }
      close(writing)
    }
    var read: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = CLibrary.read(reading, &part, part.count), count > 0 {
      read += part.prefix(count)
    }
    close(reading)
    #expect(failure.withLock { $0 } == 0)
    // A difference of a million bytes would take minutes to print.
    #expect(read.elementsEqual(bytes))
  }

  @Test("of a task that was cancelled before don't start")
  func cancelled() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "made")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Spawn.run(["/usr/bin/touch", path])
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names() == [])
    _ = try await Spawn.run(["/usr/bin/touch", path])
    #expect(folder.names() == ["made"])
  }
}
