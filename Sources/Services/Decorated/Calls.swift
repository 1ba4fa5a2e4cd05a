import BusinessLogic
import Decisions

extension DecoratedService: ArgumentsWorkerProtocol where Base: ArgumentsWorkerProtocol {
  package typealias S = Base.S

  package func getArguments(of topic: TopicID) async throws -> AI {
    try await call("arguments of \(topic.decision)\(topic.option.map { "/\($0)" } ?? "")") {
      try await $0.getArguments(of: topic)
    }
  }
}

extension DecoratedService: DecisionsWorkerProtocol where Base: DecisionsWorkerProtocol {
  package func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    try await call("decisions up to \(limit.map(String.init) ?? "the end")") {
      try await $0.getDecisions(upTo: limit)
    }
  }

  package func getDecision(_ key: String) async throws -> Decision {
    try await call("decision \(key)") { try await $0.getDecision(key) }
  }

  package func getSource(_ key: String) async throws -> [SourceLine] {
    try await call("source of \(key)") { try await $0.getSource(key) }
  }

  package func filePath(of key: String) async throws -> String? {
    try await call("find the file of \(key)") { try await $0.filePath(of: key) }
  }

  package func key(of name: String) async -> String {
    await callUnfailing("key of \(name)") { await $0.key(of: name) } ?? name
  }

  package func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    guard let outer = around.first else { return try await base.getLibrary(pass) }
    return try await outer.library(pass, of: inner, at: (#fileID, #line))
  }

  package func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    try await call("changes since \(revisions?.description ?? "the last revision")") {
      try await $0.getChanges(between: revisions)
    }
  }

  package func getAddresses(at revision: String?) async -> [String: String] {
    await callUnfailing("addresses") { await $0.getAddresses(at: revision) } ?? [:]
  }

  package func getBranches() async -> Branches {
    await callUnfailing("branches") { await $0.getBranches() } ?? Branches()
  }

  package func getCollisions(
    with revision: String, of paths: [String]?
  ) async throws -> [FileProblem] {
    let files = paths.map { " of \($0.joined(separator: ", "))" } ?? ""
    return try await call("collisions with \(revision)\(files)") {
      try await $0.getCollisions(with: revision, of: paths)
    }
  }

  package func hasMergeDriver() async -> Bool {
    await callUnfailing("git's merge driver") { await $0.hasMergeDriver() } ?? false
  }
}

extension DecoratedService: ExportWorkerProtocol where Base: ExportWorkerProtocol {
  package func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    try await call("document of \(files.count) files") {
      try await $0.document(of: files, as: format)
    }
  }

  package func document(of trace: [TracedSeam]) async throws -> String {
    try await call("document of a trace") { try await $0.document(of: trace) }
  }

  package func write(_ document: String, to path: String, _ use: FileUse) async throws {
    try await call("write a document") { try await $0.write(document, to: path, use) }
  }
}

extension DecoratedService: EditingWorkerProtocol where Base: EditingWorkerProtocol {
  package func apply(_ edits: [KeyedEdit]) async throws -> [EditAnswer] {
    let keys = edits.map(\.key).joined(separator: ", ")
    return try await call("edit \(keys)") { Whole(all: try await $0.apply(edits)) }.all
  }

  package func create(title: String, as form: DecisionForm?) async throws -> EditAnswer {
    try await call("create a decision") { try await $0.create(title: title, as: form) }
  }

  package func take(
    _ receipts: [EditReceipt], back isUndo: Bool
  ) async throws -> [DecisionChange] {
    let keys = receipts.map(\.key).joined(separator: ", ")
    return try await call("\(isUndo ? "undo" : "redo") in \(keys)") {
      Whole(all: try await $0.take(receipts, back: isUndo))
    }.all
  }

  package func save(_ key: String, to path: String) async throws {
    try await call("save \(key)") { try await $0.save(key, to: path) }
  }

  package func writeIndex(to path: String?) async throws -> EditAnswer {
    try await call("write the index") { try await $0.writeIndex(to: path) }
  }

  package func renumber(_ wish: NumberWish) async throws -> RenumberAnswer {
    try await call("renumber decisions") { try await $0.renumber(wish) }
  }
}

/// The answers of a step. Not a list, because an injected empty list would lose them.
private struct Whole<Answer: Codable>: Codable {
  let all: [Answer]
}

extension DecoratedService: DraftWorkerProtocol where Base: DraftWorkerProtocol {
  package func beginDraft(of proposal: ProposalPart?) async throws -> [EditAnswer] {
    try await call("begin a draft") { Whole(all: try await $0.beginDraft(of: proposal)) }.all
  }

  package func keep(rest: Bool) async throws -> KeptDraft {
    try await call("keep the draft") { try await $0.keep(rest: rest) }
  }

  package func endDraft(leaving: Bool) async -> [DecisionChange] {
    await callUnfailing("end the draft") { await $0.endDraft(leaving: leaving) } ?? []
  }

  package func drop(_ proposal: ProposalPart) async throws -> [String] {
    try await call("drop a proposal") { Whole(all: try await $0.drop(proposal)) }.all
  }

  package func proposals() async -> [Proposal] {
    await callUnfailing("proposals") { await $0.proposals() } ?? []
  }
}

extension DecoratedService: WatchingWorkerProtocol where Base: WatchingWorkerProtocol {
  package func states() async throws -> AsyncStream<SourceState> {
    guard let outer = around.first else { return try await base.states() }
    return try await outer.states(of: inner)
  }
}
