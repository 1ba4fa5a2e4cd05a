import BusinessLogic
import Decisions
import FolderWatch
import SystemPackage
import TestSupport
import Testing
import Threads

@testable import Services

@Suite("Saved drafts")
struct SavedDraftsTests {
  private let folder: TemporaryFolder
  private static let text = "# Which\n\n## Pros\n\n- quick\n\n## Cons\n\n- loud\n"
  private static let names = ["0001-a.md", "0002-b%.md"]
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("there")
    for name in Self.names { try folder.write(Self.text, to: "there/\(name)") }
    let path = try FilePath(folder.path(of: "there")).resolved().string
    state = "state/drafts/" + path.replacing("/", with: "%2F")
  }

  private func drafts(
    on disk: AtomicFile = AtomicFile(), _ now: String = "2026-01-31 10:00:00"
  ) throws -> SavedDrafts {
    try #require(
      SavedDrafts(
        of: folder.path(of: "there"), in: folder.path(of: "state"), on: disk
      ) { now })
  }

  private func service(_ drafts: SavedDrafts) async throws -> EditingService<FileDecisions> {
    let files = FileDecisions(path: folder.path(of: "there")) { "2026-01-31" }
    return EditingService(files, savingIn: drafts)
  }

  private func add(_ text: String, to key: String, by service: EditingService<FileDecisions>)
    async throws
  {
    let option = OptionPlace.seen(number: 1, title: "Which")
    _ = try await service.apply(.add(.pro, text: text, to: option), to: key)
  }

  /// Begins a draft of both files.
  private func begun(_ drafts: SavedDrafts) async throws -> EditingService<FileDecisions> {
    let service = try await service(drafts)
    #expect(try await service.beginDraft().isEmpty)
    try await add("one", to: "1", by: service)
    try await add("two", to: "2", by: service)
    return service
  }

  private func files() -> [String] {
    folder.names(in: state).flatMap { folder.names(in: "\(state)/\($0)") }
  }

  @Test("are left at once while the disk stalls, and lie there for the next session after that")
  func stalled() async throws {
    let (stalls, isAnswered) = (Locked(false), Locked(false))
    let (threads, stalled, answer) = (WaitingThreads(), Gate(), Gate())
    let disk = AtomicFile.syncing { descriptor in
      if stalls.withLock({ $0 }) {
        stalled.open()
        let isOpened = answer.block()
        isAnswered.withLock { $0 = isOpened }
      }
      return fsync(descriptor)
    }
    let drafts = try drafts(on: disk)
    let service = try await begun(drafts)
    stalls.withLock { $0 = true }
    let edit = Task(executorPreference: threads) { [self] in
      try await add("three", to: "1", by: service)
    }
    #expect(await threads.run { stalled.block() })
    drafts.close()
    stalls.withLock { $0 = false }
    answer.open()
    try await edit.value
    // Waiting for the disk would have taken its time.
    #expect(isAnswered.withLock { $0 })
    #expect(try self.drafts().left().drafts.map(\.files) == [Self.names])
  }

  @Test("are resumed by the next session, and gone once they are kept")
  func resumed() async throws {
    let first = try drafts()
    let living = try await begun(first)
    #expect(first.areSafe)
    let second = try drafts()
    #expect(second.left().drafts.isEmpty)
    #expect(try await service(second).beginDraft().isEmpty)
    first.close()
    let left = second.left().drafts
    #expect(left.map(\.files) == [Self.names])
    #expect(left.map(\.begun) == ["2026-01-31 10:00"])
    let next = try await service(drafts())
    #expect(try await next.beginDraft().map(\.receipt.key) == ["0001", "0002"])
    #expect(next.sortedCopies.map(\.text) == living.sortedCopies.map(\.text))
    #expect(next.sortedCopies.map(\.source) == living.sortedCopies.map(\.source))
    #expect(second.left().drafts.isEmpty)
    _ = try await next.keep(rest: false)
    #expect(folder.names(in: state) == [])
    #expect(try folder.text(of: "there/0001-a.md").contains("- quick\n- one\n"))
  }

  @Test("are removed if their program was killed after it kept them")
  func kept() async throws {
    let first = try drafts()
    for copy in try await begun(first).sortedCopies {
      let file = try #require(copy.text.path.flatMap { FilePath($0).lastComponent })
      try folder.write(String(decoding: copy.text.bytes, as: UTF8.self), to: "there/\(file)")
    }
    first.close()
    #expect(try drafts().left().drafts.isEmpty)
    #expect(folder.names(in: state) == [])
  }

  @Test("of an author name all the edits that an edit needs")
  func needs() async throws {
    let proposals = Proposals(
      of: folder.path(of: "there"), in: folder.path(of: "state"), on: AtomicFile()
    ) { "2026-01-31 10:00:00" }
    let drafts = try #require(proposals.of("ann"))
    let agent = try await begun(drafts)
    let option = OptionPlace.seen(number: 1, title: "Which")
    let one = ArgumentPlace(.argument(.pro), of: option, number: 2, text: "one")
    _ = try await agent.apply(.rewrite(one, text: "uno"), to: "1")
    let uno = ArgumentPlace(.argument(.pro), of: option, number: 2, text: "uno")
    _ = try await agent.apply(.rewrite(uno, text: "un"), to: "1")
    drafts.close()
    let user = try await service(drafts)
    for edits in [[4], [2, 4]] {
      await #expect(throws: Refused("Edit 4 needs edits 1, 3: give all the numbers")) {
        _ = try await EditingService(user.base, beside: proposals).beginDraft(
          of: ProposalPart(of: "ann", edits: edits))
      }
    }
  }

  @Test("of an author lose what was dropped, and begin again with a file that others have changed")
  func proposed() async throws {
    let (path, now) = (folder.path(of: "there"), "2026-01-31 10:00:00")
    let proposals = Proposals(of: path, in: folder.path(of: "state"), on: AtomicFile()) { now }
    let drafts = try #require(proposals.of("ann"))
    _ = try await begun(drafts)
    drafts.close()
    let user = EditingService(FileDecisions(path: path) { "2026-01-31" }, beside: proposals)
    await #expect(throws: Refused("There is no edit 3: the proposal has 2")) {
      try await user.drop(ProposalPart(of: "ann", edits: [1, 3]))
    }
    #expect(try await user.drop(ProposalPart(of: "ann", edits: [1])) == ["0001"])
    let theirs = Self.text.replacing("- quick\n", with: "- slow\n- one\n")
    try folder.write(theirs, to: "there/\(Self.names[0])")
    let next = try await service(drafts)
    _ = try await next.beginDraft()
    try await add("three", to: "1", by: next)
    drafts.close()
    #expect(await user.proposals().first?.edits.map { $0.map(\.key) } == [["0002"], ["0001"]])
    let again = try await service(drafts)
    _ = try await again.beginDraft()
    let three = ArgumentPlace(
      .argument(.pro), of: OptionPlace.seen(number: 1, title: "Which"), number: 3, text: "three")
    _ = try await again.apply(.rewrite(three, text: "four"), to: "1")
    drafts.close()
    await #expect(throws: Refused("Edit 3 needs edit 2: give both numbers")) {
      try await user.drop(ProposalPart(of: "ann", edits: [2]))
    }
    await #expect(throws: Refused("Edit 3 needs edit 2: give both numbers")) {
      try await user.beginDraft(of: ProposalPart(of: "ann", edits: [1, 3]))
    }
    _ = try await user.beginDraft(of: ProposalPart(of: "ann"))
    _ = try await user.keep(rest: false)
    let kept = theirs.replacing("- one\n", with: "- one\n- four\n")
    #expect(try folder.text(of: "there/\(Self.names[0])") == kept)
    #expect(try folder.text(of: "there/\(Self.names[1])").contains("- two\n"))
  }

  @Test("of an author are merged edit by edit, also after some were kept")
  func stepwise() async throws {
    let (path, now) = (folder.path(of: "there"), "2026-01-31 10:00:00")
    let proposals = Proposals(of: path, in: folder.path(of: "state"), on: AtomicFile()) { now }
    let drafts = try #require(proposals.of("ann"))
    let agent = try await begun(drafts)
    let option = OptionPlace.seen(number: 1, title: "Which")
    let quick = ArgumentPlace(.argument(.pro), of: option, number: 1, text: "quick")
    _ = try await agent.apply(.weigh(quick, 3), to: "1")
    _ = try await agent.apply(.add(.con, text: "big", to: option), to: "1")
    drafts.close()
    let user = EditingService(FileDecisions(path: path) { "2026-01-31" }, beside: proposals)
    _ = try await user.beginDraft(of: ProposalPart(of: "ann", edits: [1]))
    #expect(try await user.keep(rest: false).dropped == [])
    let theirs = Self.text.replacing("- quick\n", with: "- fast\n- one\n")
    try folder.write(theirs, to: "there/\(Self.names[0])")
    _ = try await user.beginDraft(of: ProposalPart(of: "ann"))
    await #expect(throws: Refused.self) { try await user.keep(rest: false) }
    #expect(try await user.keep(rest: true).dropped.map(\.key) == ["0001"])
    #expect(try folder.text(of: "there/\(Self.names[0])") == theirs + "- big\n")
    #expect(try folder.text(of: "there/\(Self.names[1])").contains("- two\n"))
  }

  @Test("show what others change meanwhile in other lines, and go on from there")
  func meanwhile() async throws {
    let service = try await begun(try drafts())
    let theirs = Self.text.replacing("- loud\n", with: "- loud\n- dear\n")
    try folder.write(theirs, to: "there/\(Self.names[0])")
    let shown = try await service.getDecision("1").options[0]
    #expect(shown.arguments.map(\.text) == ["quick", "one", "loud", "dear"])
    try await add("three", to: "1", by: service)
    #expect(try await service.getSource("1").contains { $0.text == "- dear" })
    for id in [2, 0] {
      let made = EditReceipt(id: id, key: "0001", hasChanged: true)
      #expect(try await service.take([made], back: true).count == 1)
    }
    let undone = try await service.getDecision("1").options[0]
    #expect(undone.arguments.map(\.text) == ["quick", "loud", "dear"])
    try await add("four", to: "1", by: service)
    let answers = try await service.keep(rest: false).answers
    #expect(answers.map(\.receipt.key) == ["0001", "0002"])
    let kept = theirs.replacing("- quick\n", with: "- quick\n- four\n")
    #expect(try folder.text(of: "there/\(Self.names[0])") == kept)
  }

  @Test("are resumed as one edit of each file")
  func resumedConflict() async throws {
    let first = try drafts()
    let service = try await begun(first)
    try await add("three", to: "1", by: service)
    first.close()
    let next = try await self.service(drafts())
    _ = try await next.beginDraft()
    try folder.write("# Theirs\n", to: "there/\(Self.names[0])")
    let dropped = try await next.keep(rest: true).dropped
    #expect(dropped.map(\.deltas.count) == [2])
    #expect(try folder.text(of: "there/\(Self.names[1])").contains("- two\n"))
  }

  @Test("have one file for each file that was changed, which only the user may read")
  func files() async throws {
    let drafts = try drafts()
    let service = try await begun(drafts)
    #expect(files() == ["1", "2"])
    try await add("three", to: "1", by: service)
    #expect(files() == ["2", "3"])
    try await add("four", to: "1", by: service)
    #expect(files() == ["2", "4"])
    let draft = "\(state)/\(try #require(folder.names(in: state).first))"
    for (path, mode) in ["state": 0o700, draft: 0o700, "\(draft)/4": 0o600] {
      #expect(try Stat(FilePath(folder.path(of: path))).permissions.rawValue == mode)
    }
    _ = await service.endDraft(leaving: false)
    #expect(folder.names(in: state) == [])
  }

  @Test("are tried again while they are in use, and no longer")
  func retried() async throws {
    var tries = 0
    try await SavedDrafts.retried {
      tries += 1
      return tries == 2
    }
    #expect(tries == 2)
  }

  @Test("write an edit of two decisions as one")
  func together() async throws {
    let drafts = try drafts()
    let service = try await begun(drafts)
    let status = ["1", "2"].map { KeyedEdit(.setStatus("accepted"), of: $0) }
    _ = try await service.apply(status)
    #expect(files() == ["3"])
    try await add("three", to: "1", by: service)
    #expect(files() == ["3", "4"])
    drafts.close()
    let next = try await self.service(self.drafts())
    _ = try await next.beginDraft()
    #expect(next.sortedCopies.map(\.text) == service.sortedCopies.map(\.text))
  }

  @Test("are resumed after the last step that was complete, wherever the program was killed")
  func killed() async throws {
    let copies = Locked<[String]>([])
    let disk = AtomicFile.syncing { [folder] descriptor in
      copies.withLock {
        $0.append("copy-\($0.count)")
        try? folder.copy("state", to: $0.last ?? "")
      }
      return fsync(descriptor)
    }
    let service = try await begun(drafts(on: disk))
    let texts = service.sortedCopies.map(\.text.bytes)
    for key in ["1", "2"] { try await add("three", to: key, by: service) }
    let status = ["1", "2"].map { KeyedEdit(.setStatus("accepted"), of: $0) }
    _ = try await service.apply(status)
    let path = folder.path(of: "there")
    var found: [[[UInt8]]] = []
    for copy in copies.withLock({ $0 }) {
      let drafts = try #require(
        SavedDrafts(of: path, in: folder.path(of: copy), on: AtomicFile()) { "now" })
      #expect(drafts.left().troubles.isEmpty)
      let next = try await self.service(drafts)
      _ = try await next.beginDraft()
      let texts = next.sortedCopies.map(\.text.bytes)
      if found.last != texts { found.append(texts) }
    }
    #expect(found.contains(texts))
    // Nothing, and after each of the five steps; the last one is of both files.
    #expect(found.map(\.count) == [0, 1, 2, 2, 2, 2])
    #expect(found.last == service.sortedCopies.map(\.text.bytes))
  }

  @Test("are told where they can't be read, and left alone")
  func strange() async throws {
    try folder.makeFolder("\(state)/2026-01-01 10:00:00 1")
    try folder.write("zzz", to: "\(state)/2026-01-01 10:00:00 1/1")
    try folder.write("zzz", to: "\(state)/notes.txt")
    let drafts = try drafts()
    let (found, troubles, _) = drafts.left()
    #expect(found.isEmpty)
    #expect(troubles.map { ($0 as? FileTrouble)?.reason } == [.strangeJournal, .strangeJournal])
    _ = try await begun(drafts).endDraft(leaving: false)
    #expect(folder.names(in: state) == ["2026-01-01 10:00:00 1", "notes.txt"])
  }

  @Test("are written again if somebody has removed them")
  func removed() async throws {
    let first = try drafts()
    let service = try await begun(first)
    #expect(rename(folder.path(of: "state"), folder.path(of: "gone")) == 0)
    try await add("three", to: "1", by: service)
    first.close()
    #expect(try drafts().left().drafts.map(\.files) == [Self.names])
  }

  @Test("warn once where they can't be written, and are complete once they can be")
  func full() async throws {
    let (sent, isFull) = (Locked<[String]>([]), Locked(true))
    var disk = AtomicFile.syncing { descriptor in
      guard isFull.withLock({ $0 }) else { return fsync(descriptor) }
      errno = ENOSPC
      return -1
    }
    disk.report = { sentence in sent.withLock { $0.append(sentence) } }
    let drafts = try drafts(on: disk)
    let service = try await begun(drafts)
    #expect(!drafts.areSafe)
    #expect(sent.withLock { $0 }.count == 1)
    #expect(sent.withLock { $0[0] }.hasPrefix("Warning: the draft will be lost with the session: "))
    isFull.withLock { $0 = false }
    try await add("three", to: "2", by: service)
    #expect(drafts.areSafe)
    drafts.close()
    #expect(try self.drafts().left().drafts.map(\.files) == [Self.names])
  }

  @Test("are resumed for a file whose folder is gone, and keep the others")
  func gone() async throws {
    try folder.makeFolder("there/back")
    try folder.write(Self.text, to: "there/back/0003-c.md")
    let first = try drafts()
    try await add("three", to: "back-0003", by: begun(first))
    first.close()
    #expect(rename(folder.path(of: "there/back"), folder.path(of: "gone")) == 0)
    let service = try await service(drafts())
    let resumed = try await service.beginDraft()
    #expect(resumed.map(\.receipt.key) == ["0001", "0002", "0003"])
    await #expect(throws: Refused.self) { try await service.keep(rest: false) }
    let kept = try await service.keep(rest: true).answers.map(\.receipt).filter(\.hasChanged)
    #expect(kept.map(\.key) == ["0001", "0002"])
    #expect(folder.names(in: "there").filter { $0 != ".proscons" } == Self.names)
  }

  /// Leaves a draft of the file at a path, and returns its service and that of the next session.
  private func left(at path: String) async throws -> (
    first: EditingService<FileDecisions>, next: EditingService<FileDecisions>
  ) {
    func open() -> EditingService<FileDecisions> {
      let drafts = SavedDrafts(of: path, in: folder.path(of: "state"), on: AtomicFile()) { "now" }
      return EditingService(FileDecisions(path: path) { "2026-01-31" }, savingIn: drafts)
    }
    let first = open()
    _ = try await first.beginDraft()
    try await add("one", to: "1", by: first)
    first.drafts?.close()
    return (first, open())
  }

  @Test("are saved for a path of any length")
  func longPath() async throws {
    let deep = Array(repeating: String(repeating: "d", count: 90), count: 3).joined(separator: "/")
    try folder.makeFolder(deep)
    let path = try folder.write(Self.text, to: "\(deep)/0001-a.md")
    #expect(try await left(at: path).next.beginDraft().map(\.receipt.key) == ["0001"])
  }

  @Test("of a single file are its own")
  func single() async throws {
    let (first, next) = try await left(at: folder.path(of: "there/0001-a.md"))
    #expect(try await next.beginDraft().map(\.receipt.key) == ["0001"])
    #expect(next.sortedCopies.map(\.source) == first.sortedCopies.map(\.source))
  }
}
