#if os(Linux)
  import Glibc
  import SystemPackage
  import TestTools
  import Testing
  import CLibrary
  import Threads

  @testable import FolderWatch

  @Suite("What happens in folders", .timeLimit(.minutes(5)))
  struct FolderEventsTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func events(watching name: String) throws -> FolderEvents {
      var events = try FolderEvents()
      _ = events.watch(PathTrace(FilePath(folder.path(of: name)), .text))
      return events
    }

    @Test("is told by every path that leads there")
    func paths() throws {
      try folder.makeFolder("adr")
      try folder.write("a", to: "adr/1.md")
      // The folder is also on the path to the file: `adr/../adr`.
      _ = try folder.makeLink("adr/link.md", to: "../adr/1.md")
      var events = try events(watching: "adr")
      defer { events.end() }
      try folder.write("a", to: "adr/3.md")
      let found = events.read().filter { $0.name == "3.md" }
      #expect(found.contains { $0.folder == FilePath(folder.path(of: "adr")) })
    }

    /// Returns an `inotify_add_watch` that fails with ENOSPC once `isFull` is `true`.
    private func adding(
      until isFull: Locked<Bool>
    ) -> @Sendable (CInt, String, UInt32) -> CInt {
      {
        guard !isFull.withLock({ $0 }) else {
          errno = ENOSPC
          return -1
        }
        return inotify_add_watch($0, $1, $2)
      }
    }

    @Test("can't be told at all where no more folders may be watched, which is said at once")
    func full() throws {
      let events = try FolderEvents(adding: adding(until: Locked(true)))
      let error = #expect(throws: WatchTrouble.self) {
        try FolderWatcher.states(of: FilePath(folder.path), .text, by: events) { $0 }
      }
      #expect(
        error?.description
          == "Files can't be watched (no more folders may be watched at a time)")
    }

    @Test(
      "are told no more once one has come that may not be watched, for the reason that the last state has"
    )
    func fullLater() async throws {
      let isFull = Locked(false)
      let events = try FolderEvents(adding: adding(until: isFull))
      var states = try FolderWatcher.states(of: FilePath(folder.path), .text, by: events) { $0 }
        .makeAsyncIterator()
      #expect(await states.next() == FolderState())
      isFull.withLock { $0 = true }
      try folder.makeFolder("sub")
      var last = FolderState()
      while let state = await states.next() { last = state }
      #expect(last == FolderState(changes: 1, files: nil, trouble: WatchTrouble(ENOSPC)))
    }

    @Test("tells whether a file has been emptied, is being written to, or is whole")
    func saveInPlace() throws {
      try folder.write("a", to: "1.md")
      var events = try events(watching: "")
      defer { events.end() }
      // A program that another test starts must not hold the file open, except until it runs.
      let file = open(folder.path(of: "1.md"), O_WRONLY | O_TRUNC | O_CLOEXEC)
      #expect(events.read().map(\.kind) == [.empty])
      #expect(write(file, "b", 1) == 1)
      #expect(events.read().map(\.kind) == [.partial])
      close(file)
      var ready = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&ready, 1, 60_000) == 1)
      #expect(events.read().map(\.kind) == [.whole])
    }

    @Test("may be anything when it was more than the system keeps")
    func overflow() throws {
      try folder.makeFolder("adr")
      var events = try events(watching: "adr")
      defer { events.end() }
      let file = try #require(fopen("/proc/sys/fs/inotify/max_queued_events", "r"))
      var digits = [CChar](repeating: 0, count: 20)
      fgets(&digits, 20, file)
      fclose(file)
      let limit = Int(atoi(digits))
      let names = [folder.path(of: "adr/a.md"), folder.path(of: "adr/b.md")]
      try folder.write("a", to: "adr/a.md")
      for turn in 0...limit / 2 { rename(names[turn % 2], names[(turn + 1) % 2]) }
      var found: [FolderEvent] = []
      while case let more = events.read(), !more.isEmpty { found += more }
      #expect(found.contains(FolderEvent(folder: nil, name: nil, kind: .whole)))
    }
  }
#endif
