#if os(Linux)
  import Glibc
  import SystemPackage
  import TestSupport
  import Testing

  @testable import Services

  @Suite("What happens in folders", .timeLimit(.minutes(5)))
  struct FolderEventsTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func events(watching name: String) throws -> FolderEvents {
      var events = try FolderEvents()
      _ = events.watch(PathTrace(FilePath(folder.path(of: name))))
      return events
    }

    @Test("is told by every path that leads there")
    func paths() throws {
      try folder.makeFolder("adr")
      try folder.write("a", to: "adr/1.md")
      // The folder is on the way to the file, too: `adr/../adr`.
      _ = try folder.makeLink("adr/2.md", to: "../adr/1.md")
      var events = try events(watching: "adr")
      defer { events.end() }
      try folder.write("a", to: "adr/3.md")
      let told = events.read().filter { $0.name == "3.md" }
      #expect(told.contains { $0.folder == FilePath(folder.path(of: "adr")) })
    }

    @Test("tells whether a file has been emptied, is being written to, or is whole")
    func saveInPlace() throws {
      try folder.write("a", to: "1.md")
      var events = try events(watching: "")
      defer { events.end() }
      let file = open(folder.path(of: "1.md"), O_WRONLY | O_TRUNC)
      #expect(events.read().map(\.kind) == [.empty])
      #expect(write(file, "b", 1) == 1)
      #expect(events.read().map(\.kind) == [.partial])
      close(file)
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
      var told: [FolderEvent] = []
      while case let more = events.read(), !more.isEmpty { told += more }
      #expect(told.contains(FolderEvent(folder: nil, name: nil, kind: .whole)))
    }
  }
#endif
