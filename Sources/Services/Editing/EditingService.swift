import BusinessLogic
import DecisionMarkdown
import Decisions
import Threads

/// A service that edits the texts of its base, and can undo the edits. While a draft is open, edits
/// and reads use copies of the texts.
package struct EditingService<Base: DecisionSource>: Sendable {
  let base: Base
  let exchanges: [ExchangedArguments]
  private let state = Locked(State())

  private struct State {
    var edits: [TextEdit] = []
    /// The copies of the open draft, by key; `nil` without a draft.
    var copies: [String: DraftCopy]?
    /// The texts before and after the latest edit, undo or redo: its change is requested next, and
    /// the next edit is probably of the same text.
    var last: (edit: Int, before: DecisionText?, after: DecisionText)?
  }

  package init(_ base: Base, exchanging exchanges: [ExchangedArguments] = []) {
    self.base = base
    self.exchanges = exchanges
  }

  /// The copies of the open draft, by key; `nil` without a draft.
  var copies: [String: DraftCopy]? { state.withLock { $0.copies } }

  func setCopies(_ copies: [String: DraftCopy]?) { state.withLock { $0.copies = copies } }

  func decision(in text: SourceText) async throws -> Decision {
    try await shown(parsed(text).decision, of: text.key)
  }

  /// Returns a decision of the base with the exchanged arguments.
  func shown(_ decision: Decision, of key: String) async throws -> Decision {
    var decision = decision
    for exchange in exchanges { decision = try await exchange.exchanged(decision, key) }
    return decision
  }

  private func parsed(_ text: SourceText) -> DecisionText {
    known(text) ?? DecisionText(text.bytes, named: text.name)
  }

  private func known(_ text: SourceText) -> DecisionText? {
    guard let last = state.withLock({ $0.last }) else { return nil }
    return [last.after, last.before].lazy.compactMap(\.self)
      .first { $0.name == text.name && $0.bytes == text.bytes }
  }

  /// Returns the decision without parsing it again if the last edit read its current text.
  func justEdited(_ key: String) async throws -> Decision? {
    guard state.withLock({ $0.edits.last?.place.key == key }),
      let text = try? await base.text(of: key), let known = known(text), !known.decision.isEmpty
    else { return nil }
    return try await shown(known.decision, of: key)
  }
}

extension EditingService: EditingWorkerProtocol {
  /// Applies the edit to the current text, even if an older one is shown, and changes only the
  /// edit's lines. Throws ``EditRefusal``, ``RequestRefusal`` and ``FileTrouble``.
  package func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    for exchange in exchanges { try exchange.check(edit) }
    guard copies == nil else { return try await make(edit, of: key, inDraft: true) }
    return try await base.locked(try await base.filePath(of: key)) {
      for _ in 1..<10 {
        do {
          return try await make(edit, of: key)
        } catch let trouble as FileTrouble where trouble.reason == .changedSince {
          // A program that takes no lock has written to the file: apply the edit to its new
          // content.
        }
      }
      return try await make(edit, of: key)
    }
  }

  private func make(
    _ edit: Edit, of key: String, inDraft isOfDraft: Bool = false
  ) async throws -> EditReceipt {
    let copy = await copy(completing: key)
    let text = if let copy { copy.text } else { try await base.text(of: key) }
    let before = parsed(text)
    let after = try before.after(edit)
    let (old, new) = (text.holding(before.bytes), try text.edited(to: after.bytes))
    if isOfDraft {
      try await put(new, copying: old)
    } else if old != new {
      try await base.replace(old, with: new)
    }
    return log(old, new, isOfDraft: isOfDraft, parsed: (before, after))
  }

  func log(
    _ before: SourceText?, _ after: SourceText, isOfDraft: Bool = false,
    parsed texts: (before: DecisionText?, after: DecisionText)? = nil
  ) -> EditReceipt {
    let edit = TextEdit(from: before, to: after, isOfDraft: isOfDraft)
    let texts = texts ?? (before.map(parsed), parsed(after))
    return state.withLock { state in
      state.last = (state.edits.count, texts.before, texts.after)
      state.edits.append(edit)
      return EditReceipt(
        id: state.edits.count - 1, key: after.key, hasChanged: before != after,
        loss: texts.after.loss)
    }
  }

  /// Creates a decision in the base. Throws in a draft, because a copy needs an original.
  package func create(title: String) async throws -> EditReceipt {
    if copies != nil { throw RequestRefusal.draftIsOpen }
    return log(nil, try await base.locked(nil) { try await base.create(title: title) })
  }

  package func undo(_ receipt: EditReceipt) async throws {
    try await take(receipt) { edit in
      let after = try await current(edit)
      let before = try edit.undone(after)
      try await replace(after, with: before, in: edit)
      return (before, after)
    }
  }

  package func redo(_ receipt: EditReceipt) async throws {
    try await take(receipt) { edit in
      let before = edit.isCreation ? nil : try await current(edit)
      let after = try edit.redone(before)
      try await replace(before, with: after, in: edit)
      return (before, after)
    }
  }

  package func change(by receipt: EditReceipt) async -> DecisionChange? {
    guard let last = state.withLock({ $0.last }), last.edit == receipt.id else { return nil }
    do {
      var before: Decision?
      if let text = last.before { before = try await shown(text.decision, of: receipt.key) }
      let after = try await shown(last.after.decision, of: receipt.key)
      return DecisionChange(of: receipt.key, from: before, to: after)
    } catch {
      return nil
    }
  }

  /// Saves a decision of the base. Throws in a draft, because the file would lack its edits.
  package func save(_ key: String, to path: String) async throws {
    if copies != nil { throw RequestRefusal.draftIsOpen }
    try await base.save(key, to: path)
  }

  /// Undoes or redoes an edit with `move`, which returns the texts before and after the edit.
  private func take(
    _ receipt: EditReceipt,
    _ move: @Sendable (TextEdit) async throws -> (before: SourceText?, after: SourceText)
  ) async throws {
    let edit = state.withLock { $0.edits[receipt.id] }
    let texts =
      edit.isOfDraft
      ? try await move(edit)
      : try await base.locked(edit.place.path) { try await move(edit) }
    let (before, after) = (texts.before.map(parsed), parsed(texts.after))
    state.withLock { $0.last = (receipt.id, before, after) }
  }

  private func current(_ edit: TextEdit) async throws -> SourceText {
    guard edit.isOfDraft else { return try await base.text(of: edit.place.key) }
    guard let copy = copies?[edit.place.key] else { throw CancellationError() }
    return copy.text
  }

  private func replace(
    _ old: SourceText?, with new: SourceText?, in edit: TextEdit
  ) async throws {
    if edit.isOfDraft, let new { return try await put(new) }
    try await base.replace(old, with: new)
  }

  /// Puts a text into the draft; `original` is the text of the base, if it had no copy.
  private func put(_ text: SourceText, copying original: SourceText? = nil) async throws {
    let decision = try await decision(in: text)
    try state.withLock { state in
      // The draft may have ended while its text was read.
      guard let copies = state.copies, let source = copies[text.key]?.source ?? original else {
        throw CancellationError()
      }
      state.copies?[text.key] = DraftCopy(source: source, text: text, decision: decision)
    }
  }

  /// Returns the copy of a decision; `nil` if there is none. The base completes a short key, such
  /// as `7` for `0007`.
  func copy(completing key: String) async -> DraftCopy? {
    guard let copies, !copies.isEmpty else { return nil }
    if let copy = copies[key] { return copy }
    return copies[await base.key(of: key)]
  }
}
