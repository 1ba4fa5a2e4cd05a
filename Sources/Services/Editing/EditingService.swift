import BusinessLogic
import DecisionMarkdown
import Decisions
import Threads

/// A service that edits the texts of its base, and can undo the edits. While a draft is open, edits
/// and reads use copies of the texts.
package struct EditingService<Base: DecisionSource>: Sendable {
  let base: Base
  let exchanges: [ExchangedArguments]
  let drafts: SavedDrafts?
  let proposals: Proposals?
  let state = Locked(State())

  struct State {
    /// The edits, by the numbers in their receipts.
    var edits: [(part: Replacement, isOfDraft: Bool)] = []
    /// `nil` while no draft is open.
    var draft: OpenDraft?
    /// The texts before and after the latest step: the next edit is probably of the same text.
    var last: [Texts] = []
  }

  typealias Texts = (before: DecisionText?, after: DecisionText?)

  /// Creates a service without edits. Saves its drafts in `drafts`; others leave `proposals`.
  package init(
    _ base: Base, exchanging exchanges: [ExchangedArguments] = [],
    savingIn drafts: SavedDrafts? = nil, beside proposals: Proposals? = nil
  ) {
    (self.base, self.exchanges, self.drafts, self.proposals) = (base, exchanges, drafts, proposals)
  }

  /// The copies of the open draft, by key; `nil` without a draft.
  var copies: [String: DraftCopy]? { state.withLock { $0.draft?.copies } }

  func decision(in text: SourceText) async throws -> Decision {
    try await shown(parsed(text).decision, of: text.key)
  }

  /// Returns a decision of the base with the exchanged arguments.
  func shown(_ decision: Decision, of key: String) async throws -> Decision {
    var decision = decision
    for exchange in exchanges { decision = try await exchange.exchanged(decision, key) }
    return decision
  }

  func parsed(_ text: SourceText) -> DecisionText {
    known(text) ?? DecisionText(text.bytes, named: text.name)
  }

  private func known(_ text: SourceText) -> DecisionText? {
    state.withLock { $0.last }.lazy.flatMap { [$0.after, $0.before] }.compactMap(\.self)
      .first { $0.name == text.name && text.consists(of: $0.bytes) }
  }

  /// Returns the decision without parsing it again if the last edit read its current text.
  func justEdited(_ key: String) async throws -> Decision? {
    guard state.withLock({ $0.edits.last?.part.key == key }),
      let text = try? await base.text(of: key), let known = known(text), !known.decision.isEmpty
    else { return nil }
    return try await shown(known.decision, of: key)
  }
}

extension EditingService: EditingWorkerProtocol {
  /// Applies the edits to the current texts, even if older ones are shown, and changes only the
  /// edits' lines. Throws ``EditRefusal``, ``Refused`` and ``FileTrouble``.
  package func apply(_ edits: [KeyedEdit]) async throws -> [EditAnswer] {
    for exchange in exchanges { for edit in edits { try exchange.check(edit.edit) } }
    guard copies == nil else { return try await make(edits, inDraft: true) }
    var paths: [String?] = []
    for edit in edits { paths.append(try await base.filePath(of: edit.key)) }
    return try await base.locked(paths) {
      for _ in 1..<10 {
        do {
          return try await make(edits)
        } catch let trouble as FileTrouble where trouble.reason == .changedSince {
          // A program that takes no lock has written to the file: apply the edit to its new
          // content.
        }
      }
      return try await make(edits)
    }
  }

  private func make(_ edits: [KeyedEdit], inDraft isOfDraft: Bool = false) async throws
    -> [EditAnswer]
  {
    var (parts, texts, shown): ([Replacement], [Texts], [DraftCopy]) = ([], [], [])
    for edit in edits {
      let copy = await copy(completing: edit.key)
      if let copy { shown.append(copy) }
      let text = if let copy { copy.text } else { try await base.text(of: edit.key) }
      if copy?.isSuperseded == true { throw Refused.superseded(text) }
      let before = parsed(text)
      let after: DecisionText
      do {
        after = try edit.edit.found(in: before.decision).made(in: before, on: base.day)
      } catch EditRefusal.isInConflict(let line) where edits.count > 1 {
        throw Refused(
          "Nothing changed: \(text.place) has a merge conflict on line \(line); resolve it first",
          isFinal: false)
      }
      parts.append(Replacement(text.holding(before.bytes), with: try text.edited(to: after.bytes)))
      texts.append((before, after))
    }
    if isOfDraft {
      try await put(parts, onto: shown)
    } else {
      try await base.replace(parts.filter { $0.old != $0.new })
    }
    // The answers needn't parse the texts again.
    state.withLock { [texts] in $0.last = texts }
    return await answers(to: parts, isOfDraft: isOfDraft)
  }

  func answers(to parts: [Replacement], isOfDraft: Bool = false) async -> [EditAnswer] {
    zip(log(parts, isOfDraft: isOfDraft), await changes(by: parts)).map {
      EditAnswer($0, change: $1)
    }
  }

  func log(_ parts: [Replacement], isOfDraft: Bool = false) -> [EditReceipt] {
    let texts = parts.map(parsed)
    return state.withLock { state in
      let first = state.edits.count
      state.edits += parts.map { ($0, isOfDraft) }
      state.last = texts
      return zip(parts, texts).enumerated().map { number, made in
        EditReceipt(
          id: first + number, key: made.0.key, hasChanged: made.0.old != made.0.new,
          loss: made.1.after?.loss)
      }
    }
  }

  func parsed(_ part: Replacement) -> Texts { (part.old.map(parsed), part.new.map(parsed)) }

  /// Creates a decision in the base. Throws in a draft, because a copy needs an original.
  package func create(title: String, as form: DecisionForm?) async throws -> EditAnswer {
    if copies != nil { throw Refused.draftIsOpen }
    let text = try await base.locked([nil]) { try await base.create(title: title, as: form) }
    return await answers(to: [Replacement(nil, with: text)])[0]
  }

  /// Returns what each part of a step changes; `nil` if an exchanged side can't be fetched.
  func changes(by parts: [Replacement]) async -> [DecisionChange?] {
    let texts = parts.map(parsed)
    state.withLock { $0.last = texts }
    var changes: [DecisionChange?] = []
    for (key, texts) in zip(parts.map(\.key), texts) {
      changes.append(
        try? await DecisionChange(
          of: key, from: shown(texts.before, of: key), to: shown(texts.after, of: key)))
    }
    return changes
  }

  private func shown(_ text: DecisionText?, of key: String) async throws -> Decision? {
    return if let text { try await shown(text.decision, of: key) } else { nil }
  }

  /// Saves a decision of the base. Throws in a draft, because the file would lack its edits.
  package func save(_ key: String, to path: String) async throws {
    if copies != nil { throw Refused.draftIsOpen }
    try await base.save(key, to: path)
  }

  /// Puts texts into the draft, and saves them; an old one is that of the base, if it had no copy. Puts
  /// none if it throws.
  ///
  /// If the edits were made in `shown` copies with changes by others, these become part of the draft's
  /// originals.
  func put(
    _ parts: [Replacement], onto shown: [DraftCopy] = [], saving isNew: Bool = true
  ) async throws {
    var edited: [DraftCopy] = []
    for part in parts {
      guard let text = part.new else { continue }
      let decision = try await decision(in: text)
      let copy = shown.first { $0.text.key == text.key } ?? copies?[text.key]
      // The draft may have ended while its text was read.
      guard copies != nil, let source = copy?.source ?? part.old else { throw CancellationError() }
      edited.append(DraftCopy(source: source, text: text, decision: decision))
    }
    let others = shown.compactMap { copy in
      copies?[copy.text.key].map { Replacement($0.text, with: copy.text) }
    }.filter { $0.old != $0.new }
    if isNew { try state.withLock { $0.draft?.saved }?.save(edited, after: others) }
    state.withLock { [edited] in
      for copy in edited { $0.draft?.copies[copy.text.key] = copy }
      if !others.isEmpty { $0.draft?.add(others, isKept: true) }
      if isNew { $0.draft?.add(parts) }
    }
  }
}
