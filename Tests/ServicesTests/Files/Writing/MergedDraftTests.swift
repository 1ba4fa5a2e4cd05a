import BusinessLogic
import Decisions
import TestSupport
import Testing

@testable import Services

@Suite("A draft whose file others have changed")
struct MergedDraftTests {
  private let folder: TemporaryFolder
  private let service: EditingService<FileDecisions>
  private static let text = """
    # Q

    ## Considered Options

    * Redis
    * Kafka

    ## Pros and Cons of the Options

    ### Redis

    * Good, because it is small
    * Good, because we run it

    ### Kafka

    * Bad, because it needs a team

    """
  private static let valkey = OptionPlace.seen(number: 1, title: "Valkey")

  init() async throws {
    folder = try TemporaryFolder()
    for name in ["0001-q.md", "0002-q.md"] { try folder.write(Self.text, to: name) }
    service = EditingService(FileDecisions(path: folder.path) { "2026-01-31" })
    try await service.beginDraft()
  }

  @discardableResult
  private func apply(_ edit: Edit) async throws -> EditReceipt {
    try await service.apply(edit, to: "1")
  }

  private static let renaming = Edit.renameOption(
    OptionPlace.seen(number: 1, title: "Redis"), title: "Valkey")

  @discardableResult
  private func weigh(_ number: Int, _ text: String) async throws -> EditReceipt {
    try await apply(
      .weigh(ArgumentPlace(.argument(.pro), of: Self.valkey, number: number, text: text), 3))
  }

  private func change(_ old: String, to new: String) throws {
    try folder.write(Self.text.replacing(old, with: new), to: "0001-q.md")
  }

  private func expect(_ changes: (old: String, new: String)...) throws {
    let text = changes.reduce(Self.text) { $0.replacing($1.old, with: $1.new) }
    #expect(try folder.text(of: "0001-q.md") == text)
  }

  private func expectRefusal(at line: Int, rest: Bool = false) async {
    let refused = Refused(
      "Nothing was written, because of changes made since: "
        + "\(folder.path(of: "0001-q.md")):\(line)",
      .dropDraft(nil, hasRest: !rest), isFinal: rest)
    await #expect(throws: refused) { try await service.keep(rest: rest) }
  }

  private static let weighed = ("it is small", "it is small <!-- weight: 3 -->")

  @Test("is merged edit by edit, if that leaves no conflict")
  func stepwise() async throws {
    try await apply(Self.renaming)
    try await weigh(1, "it is small")
    try change("we run it", to: "we all run it")
    #expect(try await service.keep(rest: false).dropped == [])
    try expect(("Redis", "Valkey"), Self.weighed, ("we run it", "we all run it"))
  }

  @Test("names the line of the conflict in the present file, and then the edits that it drops")
  func rest() async throws {
    try await apply(Self.renaming)
    try await apply(.addOption(title: "NATS"))
    try await weigh(1, "it is small")
    try await weigh(2, "we run it")
    try change("we run it", to: "we all run it")
    await expectRefusal(at: 13)
    let dropped = try await service.keep(rest: true).dropped.flatMap(\.deltas).filter {
      if case .lead = $0 { false } else { true }
    }
    let isWeight = dropped.map { if case .reweighed(_, from: 1) = $0 { true } else { false } }
    #expect(isWeight == [true])
    try expect(
      ("Redis", "Valkey"), ("* Kafka", "* Kafka\n* NATS"), Self.weighed,
      ("we run it", "we all run it"))
  }

  @Test("drops the edits that need a dropped one, but no others")
  func needs() async throws {
    try await apply(Self.renaming)
    try await apply(.choose(Self.valkey, because: nil))
    try await weigh(1, "it is small")
    try change("* Redis", to: "* Redis 7")
    await expectRefusal(at: 5)
    #expect(try await service.keep(rest: true).dropped.count == 2)
    try expect(("* Redis", "* Redis 7"), Self.weighed)
  }

  @Test("stays open if nothing would be left of it, and names the line that others added")
  func nothingLeft() async throws {
    try await apply(.removeOption(OptionPlace.seen(number: 2, title: "Kafka")))
    try change("a team", to: "a team\n* Bad, because zookeeper")
    await expectRefusal(at: 18, rest: true)
    #expect(service.changed.count == 1)
    try expect(("a team", "a team\n* Bad, because zookeeper"))
  }

  @Test("has an edit of two files in both or in none")
  func whole() async throws {
    _ = try await service.apply([
      KeyedEdit(Self.renaming, of: "1"), KeyedEdit(.addOption(title: "NATS"), of: "2"),
    ])
    let kafka = OptionPlace.seen(number: 2, title: "Kafka")
    _ = try await service.apply(.add(.con, text: "slow", to: kafka), to: "2")
    try change("* Redis", to: "* Redis 7")
    let dropped = try await service.keep(rest: true).dropped
    #expect(dropped.map(\.key) == ["0001", "0002"])
    #expect(
      try folder.text(of: "0002-q.md")
        == Self.text.replacing("a team", with: "a team\n* Bad, because slow"))
    try expect(("* Redis", "* Redis 7"))
  }

  @Test("has no conflict with an edit that was undone")
  func undone() async throws {
    try await apply(Self.renaming)
    let receipt = try await weigh(2, "we run it")
    _ = try await service.take([receipt], back: true)
    _ = try await service.take([receipt], back: false)
    _ = try await service.take([receipt], back: true)
    try await weigh(1, "it is small")
    try change("we run it", to: "we all run it")
    #expect(try await service.keep(rest: false).dropped == [])
    try expect(("Redis", "Valkey"), Self.weighed, ("we run it", "we all run it"))
  }

  @Test("removes a file, although it made another before")
  func removed() {
    func text(_ name: String) -> SourceText { SourceText(key: name, path: name, bytes: []) }
    let (made, gone) = (Replacement(nil, with: text("a")), Replacement(text("b"), with: nil))
    var draft = OpenDraft(saved: nil, proposal: nil)
    draft.add([made])
    draft.add([gone])
    #expect(draft.hasMade(made) && draft.hasMade(gone))
    draft.add([made.inverse])
    #expect(!draft.hasMade(made) && draft.hasMade(gone))
  }
}
