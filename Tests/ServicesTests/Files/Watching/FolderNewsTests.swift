#if os(Linux)
  import BusinessLogic
  import Decisions
  import Glibc
  import SystemPackage
  import TestSupport
  import Testing

  @testable import Services

  // Only inotify names the files that changed.
  @Suite("News of decisions on disk", .timeLimit(.minutes(5)))
  struct FolderNewsTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder(".git")
      try folder.makeFolder("adr/backend")
      for name in ["0001.md", "0002.md", "backend/0003.md"] { try write("Tea", to: name) }
    }

    /// Writes a decision like a program that replaces whole files: one burst, however slow the machine.
    private func write(_ title: String, to name: String) throws {
      try folder.write(text(title), to: "adr/.new")
      try folder.move("adr/.new", to: "adr/\(name)")
    }

    private func text(_ title: String) -> String { "# \(title)\n\n## Pros\n\n- warm\n" }

    private func service(_ path: String = "adr") -> EditingService<FileDecisions> {
      EditingService(FileDecisions(path: folder.path(of: path)) { "2026-01-31" })
    }

    /// Returns the keys that each change brings, when the one before has been heard.
    private func keys(of changes: [() throws -> Void]) async throws -> [[String]?] {
      var states = try await service().states().makeAsyncIterator()
      _ = await states.next()
      var all: [[String]?] = []
      for change in changes {
        try change()
        all.append(try #require(await states.next()).keys)
      }
      return all
    }

    @Test("names those whose files are the same ones as before")
    func known() async throws {
      let keys = try await keys(of: [
        { try write("Milk", to: "0001.md") },
        { try write("Milk", to: "backend/0003.md") },
        {
          // A change of both: git is at work.
          try folder.write("", to: ".git/index.lock")
          for name in ["0001.md", "0002.md"] { try write("Cocoa", to: name) }
          folder.delete(".git/index.lock")
        },
      ])
      #expect(keys == [["0001"], ["backend-0003"], ["0001", "0002"]])
    }

    @Test("names none when one comes or goes, is also a link, or has two names")
    func unknown() async throws {
      _ = try folder.makeLink("adr/0004.md", to: "backend/0003.md")
      #expect(link(folder.path(of: "adr/0002.md"), folder.path(of: "adr/0005.md")) == 0)
      let keys = try await keys(of: [
        { try write("Milk", to: "0006.md") },
        { folder.delete("adr/0006.md") },
        { try write("Milk", to: "backend/0003.md") },
        { try folder.makeFolder("adr/frontend") },
        { try folder.move("adr/backend", to: "adr/other") },
        // In place: replacing the file would cut its hard link.
        { try folder.write(text("Milk"), to: "adr/0002.md") },
      ])
      #expect(keys == Array(repeating: nil, count: 6))
    }

    @Test("names none when only the session has written")
    func own() async throws {
      let service = service()
      var states = try await service.states().makeAsyncIterator()
      _ = await states.next()
      func keys(after edit: () async throws -> Void) async throws -> [String]? {
        try await edit()
        return try #require(await states.next()).keys
      }
      let status = Edit.setStatus("accepted")
      var receipt = EditReceipt(id: 0, key: "")
      #expect(try await keys { receipt = try await service.apply(status, to: "0001") } == [])
      #expect(try await keys { try await service.undo(receipt) } == [])
      #expect(
        try await keys {
          _ = try await service.apply([
            KeyedEdit(status, of: "0001"), KeyedEdit(status, of: "backend-0003"),
          ])
        } == [])
      #expect(
        try await keys { receipt = try await service.create(title: "New", as: nil).receipt } == [])
      #expect(try await keys { try await service.undo(receipt) } == [])
      // On a slow machine, the last edit may take more than one burst, and share one with the change.
      var count = 0
      repeat {
        count += 1
        try write("Milk \(count)", to: "0001.md")
      } while try await #require(states.next()).keys != ["0001"] && count < 100
      #expect(count < 100)
    }

    @Test(
      "tells of what another program makes of the session's edit at once, and of an edit besides")
    func both() async throws {
      for change in [
        { try write("Milk", to: "0001.md") }, { folder.delete("adr/0001.md") },
        { try write("Milk", to: "0002.md") },
      ] {
        let service = service()
        var states = try await service.states().makeAsyncIterator()
        _ = await states.next()
        try folder.write("", to: ".git/index.lock")
        _ = try await service.apply(.setStatus("accepted"), to: "0001")
        try change()
        folder.delete(".git/index.lock")
        #expect(try #require(await states.next()).keys != [])
        try write("Tea", to: "0001.md")
      }
    }

    @Test("names the only file that was opened")
    func oneFile() async throws {
      var states = try await service("adr/0001.md").states().makeAsyncIterator()
      _ = await states.next()
      try write("Milk", to: "0001.md")
      #expect(try #require(await states.next()).keys == ["0001"])
    }

    @Test("takes a file for the session's own as long as no other program has changed it")
    func left() throws {
      let (files, path) = (WrittenFiles(), FilePath(folder.path(of: "adr/0001.md")))
      let step = [Replacement(nil, with: SourceText(at: path, Array(text("Milk").utf8)))]
      #expect(!files.isAsLeft(path))
      try files.remember(step) {
        try write("Milk", to: "0001.md")
        #expect(files.isAsLeft(path))
      }
      #expect(files.isAsLeft(path))
      try write("Cocoa", to: "0001.md")
      #expect(!files.isAsLeft(path))
      try write("Milk", to: "0001.md")
      #expect(!files.isAsLeft(path))
      // A step that fails may have been taken back, or not.
      #expect(throws: Breakdown.self) { try files.remember(step) { throw Breakdown() } }
      #expect(files.isAsLeft(path))
      folder.delete("adr/0001.md")
      #expect(files.isAsLeft(path))
      try write("Tea", to: "0001.md")
      #expect(!files.isAsLeft(path))
      // What can't be read is somebody else's.
      files.remember([Replacement(step[0].new, with: nil)]) { folder.delete("adr/0001.md") }
      try folder.makeFolder("adr/0001.md")
      #expect(!files.isAsLeft(path))
    }
  }
#endif
