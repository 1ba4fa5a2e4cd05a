import BusinessLogic
import Decisions
import SystemPackage
import TestSupport
import Testing
import Threads

@testable import Services

@Suite("An edit of several files")
struct StepTests {
  private let folder: TemporaryFolder
  private static let count = 4
  private static let names = (1...count).map { "000\($0)-which.md" }
  private static let before = "# Which\n\n## Pros\n\n- quick\n\n## Cons\n\n- loud\n"
  private static let after = before.replacing("- quick\n", with: "- quick\n- new\n")

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("there")
    for name in Self.names { try folder.write(Self.before, to: "there/\(name)") }
  }

  private func files(
    in place: String = "there", on disk: AtomicFile = AtomicFile()
  ) -> FileDecisions {
    FileDecisions(path: folder.path(of: place), on: disk) { "2026-01-31" }
  }

  private func draft(_ files: FileDecisions) async throws -> EditingService<FileDecisions> {
    let service = EditingService(files)
    try await service.beginDraft()
    let option = OptionPlace.seen(number: 1, title: "Which")
    for number in 1...Self.count {
      _ = try await service.apply(.add(.pro, text: "new", to: option), to: "\(number)")
    }
    return service
  }

  private func texts(in place: String = "there") throws -> [String] {
    try Self.names.map { try folder.text(of: "\(place)/\($0)") }
  }

  /// What is in the folder and in its workshop, which a session keeps to its end.
  private func names(in place: String = "there") -> [String] {
    let found = folder.names(in: place).filter { $0 != ".proscons" }
    return found + folder.names(in: "\(place)/.proscons").filter { $0 != ".gitignore" }
  }

  private func isWhole(_ texts: [String]) -> Bool {
    Set(texts).count == 1 && [Self.before, Self.after].contains(texts.first)
  }

  /// A disk that copies the folder whenever something is flushed to it: each copy is what a kill at
  /// that moment leaves.
  private func disk(copyingTo copies: Locked<[String]>) -> AtomicFile {
    AtomicFile.syncing { [folder] descriptor in
      copies.withLock {
        $0.append("copy-\($0.count)")
        try? folder.copy("there", to: $0.last ?? "")
      }
      return fsync(descriptor)
    }
  }

  /// Keeps a draft. Returns the names of the copies of the folder that it leaves.
  private func killed() async throws -> [String] {
    let copies = Locked<[String]>([])
    let disk = disk(copyingTo: copies)
    let files = files(on: disk)
    _ = try await draft(files).keep(rest: false)
    files.close()
    #expect(try texts() == Array(repeating: Self.after, count: Self.count))
    #expect(folder.names(in: "there") == Self.names)
    return copies.withLock { $0 }
  }

  @Test("is completed by the next program, wherever the first was killed")
  func completed() async throws {
    var halves = 0
    for copy in try await killed() {
      if try !isWhole(texts(in: copy)) { halves += 1 }
      let reports = Locked<[String]>([])
      let disk = AtomicFile(reporting: { sentence in reports.withLock { $0.append(sentence) } })
      let isUnfinished = folder.names(in: "\(copy)/.proscons").contains("step")
      let files = files(in: copy, on: disk)
      try await files.recover()
      _ = try await files.getDecisions()
      #expect(try isWhole(texts(in: copy)), "\(copy)")
      #expect(names(in: copy) == Self.names)
      #expect(
        reports.withLock { $0.map { $0.hasPrefix("Completed an edit of 4 files in ") } }
          == (isUnfinished ? [true] : []))
    }
    #expect(halves >= Self.count - 1)
  }

  @Test("is completed in the files above the folder, too: those with its index")
  func above() async throws {
    try folder.makeFolder("there/.git")
    try folder.makeFolder("there/a/b/c/.adr")
    try folder.write(Self.before, to: "there/a/b/c/.adr/0001-which.md")
    try folder.write(
      "<!-- proscons index -->\n| [0001](a/b/c/.adr/0001-which.md) |\n<!-- /proscons index -->\n",
      to: "there/README.md")
    let copies = Locked<[String]>([])
    let disk = disk(copyingTo: copies)
    let files = files(in: "there/a/b/c/.adr", on: disk)
    _ = try await files.renumber(.move("0001", to: 2))
    files.close()
    let unfinished = copies.withLock { $0 }.filter {
      folder.names(in: "\($0)/.proscons").contains("step")
    }
    #expect(unfinished.count > 3)
    let place = "\(unfinished[0])/a/b/c/.adr"
    try folder.write("theirs", to: "\(place)/0001-which.md")
    try await self.files(in: place).recover()
    #expect(
      try await self.files(in: place).getLibrary().map { $0.problems.map(\.kind) }
        == [[.unfinishedEdit, .noDecision]])
    for copy in unfinished.dropFirst() {
      try await self.files(in: "\(copy)/a/b/c/.adr").recover()
      #expect(folder.names(in: "\(copy)/a/b/c/.adr") == ["0002-which.md"])
      #expect(
        try folder.text(of: "\(copy)/README.md").contains("| [0002](a/b/c/.adr/0002-which.md)"))
    }
  }

  private func mode(_ name: String) throws -> mode_t {
    try Stat(FilePath(folder.path(of: name))).permissions.rawValue
  }

  @Test("is completed with new files that nobody else may read if nobody could read the old ones")
  func secret() async throws {
    #expect(chmod(folder.path(of: "there/0001-which.md"), 0o600) == 0)
    let copies = Locked<[String]>([])
    let files = files(on: disk(copyingTo: copies))
    _ = try await files.renumber(.move("0001", to: 9))
    files.close()
    for copy in copies.withLock({ $0 })
    where folder.names(in: "\(copy)/.proscons").contains("step") {
      for name in ["0001-which.md", "0009-which.md"] {
        chmod(folder.path(of: "\(copy)/\(name)"), 0o600)
      }
      try await self.files(in: copy).recover()
      #expect(try mode("\(copy)/0009-which.md") == 0o600)
    }
  }

  @Test("is taken back with the mode that a file had")
  func takenBack() async throws {
    try folder.write(Self.before, to: "there/0001-which.de.md")
    #expect(chmod(folder.path(of: "there/0001-which.de.md"), 0o600) == 0)
    let disk = AtomicFile.syncing { [folder] descriptor in
      if !folder.names(in: "there").contains("0001-which.de.md") {
        _ = try? folder.write("theirs", to: "there/0001-which.md")
      }
      return fsync(descriptor)
    }
    await #expect(throws: FileTrouble.self) {
      try await files(on: disk).renumber(.move("0001", to: 9))
    }
    #expect(names() == ["0001-which.de.md"] + Self.names)
    #expect(try mode("there/0001-which.de.md") == 0o600)
  }

  @Test("that moves a decision is made though the search for other references is cancelled then")
  func cancelled() async throws {
    try folder.makeFolder("there/.git")
    let disk = AtomicFile.syncing { descriptor in
      withUnsafeCurrentTask { $0?.cancel() }
      return fsync(descriptor)
    }
    let service = EditingService(files(on: disk))
    let answer = try await Task { try await service.renumber(.move("0001", to: 9)) }.value
    #expect(answer.done.trouble == "the search was interrupted")
    _ = try await service.take(answer.edits.map(\.receipt), back: true)
    #expect(names().filter { $0 != ".git" } == Self.names)
  }

  @Test("is completed by the next edit, which one folder below waits for, too")
  func nextEdit() async throws {
    for copy in try await killed() where folder.names(in: "\(copy)/.proscons").contains("step") {
      let service = EditingService(files(in: copy + "/" + Self.names[3]))
      _ = try await service.apply(.setStatus("accepted"), to: "4")
      #expect(try texts(in: copy).prefix(3).allSatisfy { $0 == Self.after })
      #expect(names(in: copy) == Self.names)
    }
  }

  @Test("is only told by a program that reads, which writes nothing")
  func reader() async throws {
    for copy in try await killed() where folder.names(in: "\(copy)/.proscons").contains("step") {
      let found = try texts(in: copy)
      let error = await #expect(throws: FileTrouble.self) {
        try await files(in: copy).checkFinished()
      }
      #expect(error?.reason == .unfinished(files: Self.names))
      #expect(try texts(in: copy) == found)
      #expect(folder.names(in: "\(copy)/.proscons").contains("step"))
    }
  }

  @Test(
    "leaves a file that somebody has changed since, and `check` names it until that is settled",
    arguments: [0, count - 1])
  func changedSince(place: Int) async throws {
    let half = try #require(
      try await killed().first { try !isWhole(texts(in: $0)) })
    let name = Self.names[place]
    try folder.write("theirs", to: "\(half)/\(name)")
    try await files(in: half).recover()
    var found = try texts(in: half)
    #expect(found.remove(at: place) == "theirs")
    // It was to be written last, so theirs stands beside the texts from before.
    #expect(Set(found) == [place == 0 ? Self.after : Self.before])
    func named() async throws -> [String] {
      try await files(in: half).getLibrary().filter { file in
        file.problems.contains { $0.message.contains("was cut short") }
      }.map(\.key)
    }
    #expect(try await named() == ["000\(place + 1)"])
    #expect(folder.names(in: "\(half)/.proscons") == [".gitignore", "left"])
    #expect(unlink(folder.path(of: "\(half)/.proscons/left")) == 0)
    #expect(try await named() == [])
    #expect(names(in: half) == Self.names)
  }

  private func stale(_ place: String) -> Refused {
    Refused(
      "Nothing was written, because of changes made since: \(place)",
      .dropDraft(nil, hasRest: true), isFinal: false)
  }

  @Test("is reversed at once if one file can't be written, and nothing is left of it")
  func refused() async throws {
    let service = try await draft(files())
    try folder.write("theirs", to: "there/\(Self.names[2])")
    let place = "\(folder.path(of: "there"))/\(Self.names[2]):1"
    await #expect(throws: stale(place)) {
      try await service.keep(rest: false)
    }
    try folder.write(Self.before, to: "there/\(Self.names[2])")
    try folder.makeHardLink("elsewhere.md", to: "there/\(Self.names[2])")
    await #expect(throws: FileTrouble.self) { try await service.keep(rest: false) }
    #expect(try texts() == Array(repeating: Self.before, count: Self.count))
    #expect(names() == Self.names)
  }

  @Test("keeps all of a draft but what conflicts with changes by others, and merges the rest")
  func rest() async throws {
    let service = try await draft(files())
    let theirs = Self.before.replacing("- loud", with: "- loud\n- old")
    try folder.write(theirs, to: "there/\(Self.names[1])")
    try folder.write("# Theirs\n", to: "there/\(Self.names[2])")
    #expect(unlink(folder.path(of: "there/\(Self.names[3])")) == 0)
    let error = await #expect(throws: Refused.self) { try await service.keep(rest: false) }
    let places = error?.description.split(separator: "; ") ?? []
    #expect(places.map { $0.contains("\(Self.names[2]):1") } == [true, false])
    let answers = try await service.keep(rest: true).answers
    #expect(answers.map(\.receipt.hasChanged) == [true, true, false, false])
    #expect(answers.map { $0.change != nil } == [false, true, true, true])
    #expect(answers.last?.change?.after == nil)
    let merged = Self.after.replacing("- loud", with: "- loud\n- old")
    #expect(
      try Self.names.prefix(3).map { try folder.text(of: "there/\($0)") }
        == [Self.after, merged, "# Theirs\n"])
  }

  @Test("stays a draft while its files can't be read, also for `keep rest`")
  func unreadable() async throws {
    let service = try await draft(files())
    #expect(rename(folder.path(of: "there"), folder.path(of: "gone")) == 0)
    for rest in [false, true] {
      let error = await #expect(throws: FileTrouble.self) { try await service.keep(rest: rest) }
      #expect(error?.reason == .missing)
    }
    #expect(rename(folder.path(of: "gone"), folder.path(of: "there")) == 0)
    _ = try await service.keep(rest: false)
    #expect(try texts() == Array(repeating: Self.after, count: Self.count))
  }

  @Test("stays a draft if none of its files is left")
  func allGone() async throws {
    let service = try await draft(files())
    for name in Self.names { #expect(unlink(folder.path(of: "there/\(name)")) == 0) }
    let error = await #expect(throws: Refused.self) { try await service.keep(rest: true) }
    #expect(error?.remedy == .dropDraft(nil, hasRest: false))
    #expect(service.sortedCopies.count == Self.count)
  }

  @Test("writes nothing to a file that has got a merge conflict")
  func inConflict() async throws {
    let service = try await draft(files())
    let theirs = Self.before + "\n<<<<<<< a\n- x\n=======\n- y\n>>>>>>> b\n"
    try folder.write(theirs, to: "there/\(Self.names[2])")
    let path = "\(folder.path(of: "there"))/\(Self.names[2])"
    await #expect(throws: stale("\(path) has a merge conflict")) {
      try await service.keep(rest: false)
    }
    _ = try await service.keep(rest: true)
    #expect(try texts() == [Self.after, Self.after, theirs, Self.after])
  }

  @Test("is not begun if its journal has no room")
  func full() async throws {
    let disk = AtomicFile.syncing { _ in
      errno = ENOSPC
      return -1
    }
    let error = await #expect(throws: FileTrouble.self) {
      try await draft(files(on: disk)).keep(rest: false)
    }
    #expect(error?.path.lastComponent?.string == "step")
    #expect(try texts() == Array(repeating: Self.before, count: Self.count))
    #expect(names() == Self.names)
  }

  @Test("is taken back as one, and made again, byte for byte")
  func undone() async throws {
    let service = try await draft(files())
    let receipts = try await service.keep(rest: false).answers.map(\.receipt)
    _ = try await service.take(receipts, back: true)
    #expect(try texts() == Array(repeating: Self.before, count: Self.count))
    _ = try await service.take(receipts, back: false)
    #expect(try texts() == Array(repeating: Self.after, count: Self.count))
    try folder.write("theirs", to: "there/\(Self.names[3])")
    await #expect(throws: FileTrouble.self) { try await service.take(receipts, back: true) }
    #expect(try texts().prefix(3).allSatisfy { $0 == Self.after })
  }

  @Test(
    "is believed in no journal that names files elsewhere, or is none",
    arguments: [
      "../0001-which.md", "/etc/x.md", ".git/x.md", "a/../../x.md", "config", ".x.md",
    ])
  func hostile(path: String) async throws {
    try plant((path, Self.before))
    let error = await #expect(throws: FileTrouble.self) { try await files().recover() }
    #expect(error?.reason == .strangeJournal)
  }

  /// Leaves the journal of an edit that gives these files, with their texts before, another text.
  private func plant(_ files: (path: String, before: String?)...) throws {
    let journal = Journal(
      files.map {
        Journal.Entry(
          path: $0.path, before: $0.before.map { Array($0.utf8) }, after: Array("mine".utf8))
      })
    try folder.makeFolder("there/.proscons")
    try folder.write(bytes: journal.bytes, to: "there/.proscons/step")
  }

  @Test(
    "is taken back where its folder is gone, or a file or folder is a link to elsewhere by now",
    arguments: ["gone/x.md", "link.md", "linked/theirs.md", "linked/new.md"])
  func inTheWay(path: String) async throws {
    try folder.makeFolder("elsewhere")
    try folder.write(Self.before, to: "elsewhere/theirs.md")
    try folder.makeLink("there/link.md", to: "../elsewhere/theirs.md")
    try folder.makeLink("there/linked", to: "../elsewhere")
    try folder.write("mine", to: "there/\(Self.names[0])")
    let before = path.hasSuffix("new.md") ? nil : Self.before
    try plant((Self.names[0], Self.before), (Self.names[1], Self.before), (path, before))
    let reports = Locked<[String]>([])
    let disk = AtomicFile { sentence in reports.withLock { $0.append(sentence) } }
    try await files(on: disk).recover()
    #expect(try folder.text(of: "there/\(Self.names[0])") == Self.before)
    #expect(folder.names(in: "elsewhere") == ["theirs.md"])
    #expect(try folder.text(of: "elsewhere/theirs.md") == Self.before)
    let words = reports.withLock { $0.joined() }
    #expect(words.hasPrefix("Took back an edit of 3 files in "))
    let fact = path.hasPrefix("gone") ? "is in a folder that is gone" : "is a link"
    #expect(words.contains("; \(path) \(fact)"))
    let all = try await files().getLibrary(LibraryPass(checking: true) { $0 })
    let problems = all.flatMap(\.problems).map(\.kind)
    // What lies elsewhere is no file of the folder any more.
    #expect(problems.contains(.unfinishedEdit) == !path.hasPrefix("linked/"))
  }

  @Test("is in a journal that nobody may read who may not read all its files")
  func readable() throws {
    for (name, mode) in zip(Self.names, [0o666, 0o664, 0o640, 0o644] as [mode_t]) {
      #expect(chmod(folder.path(of: "there/\(name)"), mode) == 0)
    }
    let disk = AtomicFile()
    let place = FilePath(folder.path(of: "there"))
    let entries = Self.names.map { Journal.Entry(path: $0, before: [], after: nil) }
    try disk.write(Journal(entries), .step, in: place, disk.workshops.enter(place))
    #expect(try Stat(Journal.path(.step, in: place)).permissions.rawValue == 0o640)
    Journal.remove(.step, in: place)
  }

  @Test("is read from a journal with any bytes, or not at all")
  func format() {
    let entries = [
      Journal.Entry(path: "a/1.md", before: nil, after: Array("- x\n\n5\n".utf8)),
      Journal.Entry(path: "2\n.md", before: [0, 255], after: nil),
    ]
    let bytes = Journal(entries).bytes
    #expect(Journal(bytes)?.entries == entries)
    for count in bytes.indices.dropLast() where Journal(Array(bytes[..<count])) != nil {
      // Whole entries.
      #expect(Journal(Array(bytes[..<count]))?.entries.count ?? 0 < entries.count)
    }
    let head = "proscons journal 1\n"
    for text in [
      "", "x", "proscons journal 2\n", "\(head)9999999999\n", "\(head)-1\n", "\(head)-\n",
    ] {
      #expect(Journal(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
