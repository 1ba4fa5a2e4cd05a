import BusinessLogic
import Decisions
import Threads

/// A service with drafts: while a draft is open, edits and reads use copies of the base's texts.
package struct DraftService<Base: DraftSource>: Sendable {
  private let base: Base
  private let draft = Locked<EditedTexts?>(nil)

  package init(_ base: Base) {
    self.base = base
  }

  private var isOpen: Bool { draft.withLock { $0 != nil } }

  /// The copies, by key.
  private var copies: [EditedText] {
    draft.withLock { $0?.texts ?? [] }.sorted { $0.source.key < $1.source.key }
  }

  /// The copies that differ from their originals, by key.
  private var changed: [EditedText] { copies.filter { $0.bytes != $0.source.bytes } }

  private func copy(_ key: String) -> EditedText? { draft.withLock { $0?[key] } }

  /// Returns the copy of a decision; `nil` if there is none. The base completes a short key, such
  /// as `7` for `0007`.
  private func copy(completing key: String) async -> EditedText? {
    guard isOpen else { return nil }
    if let copy = copy(key) { return copy }
    return copy(await base.key(of: key))
  }
}

extension DraftService: DecisionsWorkerProtocol {
  package func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    try await base.getDecisions(upTo: limit).mapItems(drafted)
  }

  package func getDecision(_ key: String) async throws -> Decision {
    if let copy = await copy(completing: key) { return copy.decision }
    return try await base.getDecision(key)
  }

  package func key(of said: String) async -> String { await base.key(of: said) }

  package func filePath(of key: String) async throws -> String? {
    try await base.filePath(of: key)
  }

  /// Returns the entry with the title and the summary of its copy.
  private func drafted(_ entry: DecisionEntry) -> DecisionEntry {
    copy(entry.key).map { entry.telling($0.decision) } ?? entry
  }
}

extension DraftService: LibraryWorkerProtocol {
  /// Doesn't reuse earlier results for copied files, because those are of the text on disk.
  package func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let paths = Set(copies.map { $0.source.path ?? $0.source.key })
    guard !paths.isEmpty else { return try await base.getLibrary(pass) }
    return try await base.getLibrary(
      LibraryPass(
        naming: pass.phrase,
        unless: { paths.contains($0) ? nil : pass.known($0, $1) }
      ) { pass.digest(drafted($0)) })
  }

  /// Returns the changes since `revision`, including the draft; without a revision, those of the
  /// draft.
  package func getChanges(since revision: String?) async throws -> [DecisionChange] {
    var changes = try await base.getChanges(since: revision)
    for copy in copies {
      let key = copy.source.key
      if let place = changes.firstIndex(where: { $0.key == key }) {
        changes[place] = DecisionChange(of: key, from: changes[place].before, to: copy.decision)
      } else {
        let before = EditedText(of: copy.source).decision
        changes.append(DecisionChange(of: key, from: before, to: copy.decision))
      }
    }
    return changes
  }

  package func hasMergeDriver() async -> Bool { await base.hasMergeDriver() }

  private func drafted(_ file: LibraryFile) -> LibraryFile {
    guard let copy = copy(file.key) else { return file }
    return LibraryFile(
      key: file.key, path: file.path, number: file.number, version: copy.bytes.hashValue,
      decision: copy.decision,
      problems: file.problems.filter { !file.decision.problems.contains($0) })
  }
}

extension DraftService: WatchingWorkerProtocol {
  package func states() async throws -> AsyncStream<SourceState> {
    try await base.states()
  }
}

extension DraftService: EditingWorkerProtocol {
  package func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    guard isOpen else { return try await base.apply(edit, to: key) }
    let copy = await copy(completing: key)
    let text = if let copy { copy } else { EditedText(of: try await base.text(of: key)) }
    return try draft.withLock { draft in
      // The draft may have ended while its text was read.
      guard var open = draft else { throw CancellationError() }
      defer { draft = open }
      return try open.apply(edit, to: open[text.source.key] ?? text)
    }
  }

  /// Creates a decision in the base. Throws in a draft, because a copy needs an original.
  package func create(title: String) async throws -> EditReceipt {
    if isOpen { throw RequestRefusal.draftIsOpen }
    return try await base.create(title: title)
  }

  package func undo(_ receipt: EditReceipt) async throws {
    guard isOfDraft(receipt) else { return try await base.undo(receipt) }
    draft.withLock { $0?.undo(receipt) }
  }

  package func redo(_ receipt: EditReceipt) async throws {
    guard isOfDraft(receipt) else { return try await base.redo(receipt) }
    draft.withLock { $0?.redo(receipt) }
  }

  package func change(by receipt: EditReceipt) async -> DecisionChange? {
    guard isOfDraft(receipt) else { return await base.change(by: receipt) }
    return draft.withLock { $0?.change(by: receipt) }
  }

  /// Saves a decision of the base. Throws in a draft, because the file would lack its edits.
  package func save(_ key: String, to path: String) async throws {
    if isOpen { throw RequestRefusal.draftIsOpen }
    try await base.save(key, to: path)
  }

  private func isOfDraft(_ receipt: EditReceipt) -> Bool { receipt.id < 0 }
}

extension DraftService: DraftWorkerProtocol {
  package func beginDraft() {
    draft.withLock { $0 = $0 ?? EditedTexts(isDraft: true) }
  }

  package func draftedKeys() async throws -> Set<String> {
    let sources = changed.map(\.source)
    var stale: [String] = []
    for source in sources where (try? await base.text(of: source.key)) != source {
      stale.append(source.key)
    }
    guard stale.isEmpty else { throw RequestRefusal.draftIsStale(stale) }
    return Set(sources.map(\.key))
  }

  package func keep(_ key: String) async throws -> EditReceipt {
    guard let copy = copy(key) else { throw NoSuchDecision(key: key, among: []) }
    return try await base.replace(copy.source, with: copy.bytes)
  }

  package func endDraft() -> [DecisionChange] {
    let changed = changed
    draft.withLock { $0 = nil }
    return changed.map {
      DecisionChange(
        of: $0.source.key, from: $0.decision, to: EditedText(of: $0.source).decision)
    }
  }
}
