import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import Threads

extension DraftService: EditingWorkerProtocol {
  /// Edits the copy in an open draft, or else the base. Throws ``EditRefusal``.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    guard isOpen else { return try await base.apply(edit, to: key) }
    let text: SourceText
    if let copy = await copy(completing: key) {
      text = copy.source
    } else {
      text = try await base.text(of: key)
    }
    return try draft.withLock { draft in
      // The draft may have ended while its text was read.
      guard var open = draft else { throw CancellationError() }
      defer { draft = open }
      return try open.apply(edit, to: text)
    }
  }

  /// Creates a decision in the base. Throws ``DraftIsOpen`` in a draft, because a copy needs an
  /// original.
  public func create(title: String) async throws -> EditReceipt {
    if isOpen { throw DraftIsOpen() }
    return try await base.create(title: title)
  }

  /// Undoes an edit of the draft, or of the base.
  public func undo(_ receipt: EditReceipt) async throws {
    guard let edit = edit(receipt) else { return try await base.undo(receipt) }
    draft.withLock { $0?.put(edit.before) }
  }

  /// Redoes an edit of the draft, or of the base.
  public func redo(_ receipt: EditReceipt) async throws {
    guard let edit = edit(receipt) else { return try await base.redo(receipt) }
    draft.withLock { $0?.put(edit.after) }
  }

  /// Returns the decision before and after an edit of the draft or of the base.
  public func change(by receipt: EditReceipt) async -> DecisionChange? {
    guard let edit = edit(receipt) else { return await base.change(by: receipt) }
    return DecisionChange(of: receipt.key, from: edit.before.decision, to: edit.after.decision)
  }

  /// Saves a decision of the base. Throws ``DraftIsOpen`` in a draft, because the file would lack
  /// its edits.
  public func save(_ key: String, to path: String) async throws {
    if isOpen { throw DraftIsOpen() }
    try await base.save(key, to: path)
  }

  /// Returns the base's path.
  public func filePath(of key: String) async throws -> String? {
    try await base.filePath(of: key)
  }

  private var isOpen: Bool { draft.withLock { $0 != nil } }

  private func edit(_ receipt: EditReceipt) -> (before: DraftCopy, after: DraftCopy)? {
    draft.withLock { $0?.edit(receipt) }
  }
}

extension DraftService: DraftWorkerProtocol {
  /// Opens a draft unless one is open.
  public func beginDraft() {
    draft.withLock { $0 = $0 ?? Draft() }
  }

  /// Returns the keys of the decisions that the draft has changed. Throws ``DraftIsStale``.
  public func draftedKeys() async throws -> Set<String> {
    let copies = draft.withLock { $0?.copies.values.filter(\.hasChanged) ?? [] }
    var stale: [String] = []
    for source in copies.map(\.source) where (try? await base.text(of: source.key)) != source {
      stale.append(source.key)
    }
    guard stale.isEmpty else { throw DraftIsStale(keys: stale.sorted()) }
    return Set(copies.map(\.source.key))
  }

  /// Writes a copy to the base.
  public func keep(_ key: String) async throws -> EditReceipt {
    guard let copy = copy(of: key) else { throw NoSuchDecision(key: key, among: []) }
    return try await base.replace(copy.source, with: copy.text.bytes)
  }

  /// Closes the draft, and returns the changes that restore the originals.
  public func endDraft() -> [DecisionChange] {
    let copies = draft.withLock { draft in
      defer { draft = nil }
      return draft?.copies.values.filter(\.hasChanged) ?? []
    }
    return copies.sorted { $0.source.key < $1.source.key }.map {
      DecisionChange(
        of: $0.source.key, from: $0.decision, to: DraftCopy(of: $0.source).decision)
    }
  }
}

/// The error for a new file while a draft is open.
struct DraftIsOpen: Refusal, Remediable, CustomStringConvertible {
  var description: String { "A draft is open, and a new file can't be part of it" }
  var remedy: Remedy? { .endDraft }
}

/// The error for decisions that others changed after the draft copied them.
struct DraftIsStale: Error, Remediable, CustomStringConvertible {
  let keys: [String]

  var description: String {
    "Nothing was written: \(keys.joined(separator: ", ")) changed since the draft began"
  }
  var remedy: Remedy? { .dropDraft }
}
