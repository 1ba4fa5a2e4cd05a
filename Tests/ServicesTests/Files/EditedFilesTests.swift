import BusinessLogic
import Decisions
import SystemPackage
import TestSupport
import Testing
import Threads

@testable import Services

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Files that are edited")
struct EditedFilesTests {
  private let folder: TemporaryFolder
  private static let text = "# Which\n\n## Pros\n\n- quick\n\n## Cons\n\n- loud\n"
  private let option = OptionPlace.seen(number: 1, title: "Which")

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("decisions")
    try folder.makeFolder("elsewhere")
    try folder.write(Self.text, to: "decisions/0007-which.md")
  }

  private func service(
    _ path: String = "decisions", on disk: AtomicFile = AtomicFile(),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> EditingService<FileDecisions> {
    EditingService(
      FileDecisions(path: folder.path(of: path), on: disk, clock: clock) { "2026-01-31" })
  }

  private func text(_ name: String = "decisions/0007-which.md") throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func adding(_ text: String) -> Edit { .add(.pro, text: text, to: option) }

  @Test("grow by no edit beyond what is read again")
  func tooLarge() throws {
    let path = FilePath(folder.path(of: "decisions/0007-which.md"))
    let source = SourceText(key: "0007", path: path.string, bytes: [])
    let whole = [UInt8](repeating: 0, count: Int(DecisionFile.limit))
    #expect(try source.edited(to: whole).bytes.count == whole.count)
    #expect(throws: FileTrouble(path, .wouldBeTooLarge)) { try source.edited(to: whole + [0]) }
  }

  @Test("are edited once, and taken back, on a disk that can't sync their folder")
  func unsynced() async throws {
    let service = service(on: .withoutSyncedFolders)
    let receipt = try await service.apply(adding("new"), to: "0007")
    #expect(try text() == Self.text.replacing("- quick\n", with: "- quick\n- new\n"))
    try await service.undo(receipt)
    #expect(try text() == Self.text)
    let made = try await service.create(title: "New", as: nil)
    #expect(try await service.getDecisions().map(\.key) == ["0007", made.receipt.key])
  }

  @Test("are taken back and made again byte for byte, whatever was changed at once")
  func changes() async throws {
    let text = """
      # T\r\n* Status: proposed\r\n\r\n## Options\r\n\r\n* Tea\r\n* Coffee\r\n
      ## Pros and Cons\r\n\r\n### Tea\r\n\r\n* Good, because warm\r\n\r\n### Coffee\r\n
      """
    try folder.write(text, to: "decisions/0008-t.md")
    let service = service()
    let tea = OptionPlace.seen(number: 1, title: "Tea")
    var states = [text]
    var receipts: [EditReceipt] = []
    for edit in [.renameOption(tea, title: "Green tea"), .setStatus("accepted")] as [Edit] {
      receipts.append(try await service.apply(edit, to: "0008"))
      states.append(try self.text("decisions/0008-t.md"))
    }
    #expect(Set(states).count == 3)
    for (receipt, state) in zip(receipts, states).reversed() {
      try await service.undo(receipt)
      #expect(try self.text("decisions/0008-t.md") == state)
    }
    for (receipt, state) in zip(receipts, states.dropFirst()) {
      try await service.redo(receipt)
      #expect(try self.text("decisions/0008-t.md") == state)
    }
  }

  @Test(
    "are called by their title, as far as that makes a name",
    arguments: [
      ("Use PostgreSQL 16!", "0008-use-postgresql-16.md"), ("???", "0008-decision.md"),
      ("🎉", "0008-decision.md"), (String(repeating: "ä", count: 300), nil),
      (String(repeating: "word ", count: 60), nil),
    ])
  func names(title: String, name: String?) async throws {
    let receipt = try await service().create(title: title, as: nil).receipt
    #expect(receipt.key == "0008")
    if let name { #expect(try text("decisions/\(name)").hasPrefix("---")) }
  }

  @Test("are not those that a link leads to elsewhere, unless that was opened")
  func links() async throws {
    try folder.write(Self.text, to: "elsewhere/theirs.md")
    let link = try folder.makeLink("decisions/0008-link.md", to: "../elsewhere/theirs.md")
    try folder.makeLink("decisions/0009-own.md", to: "0007-which.md")
    let error = await #expect(throws: FileTrouble.self) {
      try await service().apply(adding("new"), to: "0008")
    }
    #expect(error?.path.string == link)
    let remarks = try await service().getDecisions(upTo: nil).remarks
    #expect(remarks == ["Read-only links to files outside this folder: 0008"])
    #expect(try text("elsewhere/theirs.md") == Self.text)
    _ = try await service().apply(adding("own"), to: "0009")
    #expect(try text().contains("- own\n"))
    _ = try await service("decisions/0008-link.md").apply(adding("new"), to: "0008")
    #expect(try text("elsewhere/theirs.md").contains("- new\n"))
  }

  @Test("wait for another program ten seconds, say so after one, and keep nobody from reading")
  func locked() async throws {
    let lock = open(folder.path(of: "decisions"), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let clock = ManualClock()
    let reports = Locked<[String]>([])
    let disk = AtomicFile(reporting: { sentence in reports.withLock { $0.append(sentence) } })
    let service = service(on: disk, clock: clock)
    let edit = Task { try await service.apply(adding("late"), to: "0007") }
    for second in 0..<10 {
      await clock.someoneSleeps()
      #expect(reports.withLock { $0.count } == min(second, 1))
      #expect(try await service.getDecision("0007").title == "Which")
      clock.advance(by: .seconds(1))
    }
    let error = await #expect(throws: FileTrouble.self) { try await edit.value }
    #expect(error?.reason == .locked)
    #expect(reports.withLock { $0.count } == 1)
    #expect(try text() == Self.text)
  }

  @Test("need no lock on a folder that a link in theirs leads to")
  func linked() async throws {
    try folder.write("", to: "elsewhere/any")
    try folder.makeLink("decisions/any", to: "../elsewhere/any")
    let lock = open(folder.path(of: "elsewhere"), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    _ = try await service().apply(adding("new"), to: "0007")
    #expect(try text().contains("- new\n"))
  }

  @Test("need no lock in a draft")
  func drafted() async throws {
    let lock = open(folder.path(of: "decisions"), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let service = service(clock: ManualClock())
    try await service.beginDraft()
    let receipt = try await service.apply(adding("new"), to: "7")
    #expect(receipt.key == "0007")
    try await service.undo(receipt)
    #expect(service.changed.isEmpty)
    try await service.redo(receipt)
    #expect(service.changed.map(\.text.key) == ["0007"])
    #expect(try text() == Self.text)
  }

  @Test("are left alone by an edit that was cancelled while it waited")
  func cancelled() async throws {
    let lock = open(folder.path(of: "decisions"), O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let clock = ManualClock()
    let service = service(clock: clock)
    let edit = Task { try await service.apply(adding("late"), to: "0007") }
    await clock.someoneSleeps()
    edit.cancel()
    await #expect(throws: CancellationError.self) { try await edit.value }
    // A program that another test is starting may hold a copy of the descriptor.
    flock(lock, LOCK_UN)
    close(lock)
    _ = try await service.apply(adding("in time"), to: "0007")
    #expect(try text() == Self.text.replacing("- quick\n", with: "- quick\n- in time\n"))
  }
}
