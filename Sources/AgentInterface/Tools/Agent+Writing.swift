import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

/// What each edit answers: a handle to undo it by, and the lines that it changed.
extension Agent {
  func make(
    _ edit: Edit, of key: String, _ arguments: Arguments
  ) async throws(ToolFailure) -> JSON {
    try await make([key], isPreview: arguments.flag("preview")) {
      await $0.edit(decision: key, edit)
    }
  }

  /// Runs a tool on what the agent has proposed so far, if it may only propose. Between two calls, the
  /// user can keep or drop that.
  func inProposal(
    _ run: () async throws(ToolFailure) -> JSON
  ) async throws(ToolFailure) -> JSON {
    guard mode == .proposes else { return try await run() }
    return try await inDraft(leaving: true, run)
  }

  /// Runs an edit in a draft, and drops that or leaves it.
  private func inDraft(
    leaving: Bool, _ run: () async throws(ToolFailure) -> JSON
  ) async throws(ToolFailure) -> JSON {
    // A cancelled request must not leave the draft open: neither its beginning nor its end is cancelled.
    try expect(await Task { await editing.draft() }.value)
    let result: Result<JSON, ToolFailure>
    do throws(ToolFailure) {
      result = .success(try await run())
    } catch {
      result = .failure(error)
    }
    try expect(await Task { await editing.drop(leaving: leaving) }.value)
    return try result.get()
  }

  /// Makes an edit of decisions; a preview makes it in a draft, which is dropped.
  func make(
    _ keys: [String], isPreview: Bool, _ edit: (EditingViewModel) async -> Outcome
  ) async throws(ToolFailure) -> JSON {
    guard isPreview else { return try await answer(keys, false) { await edit(editing) } }
    guard mode == .proposes else {
      return try await inDraft(leaving: false) { () throws(ToolFailure) in
        try await answer(keys, true) { await edit(editing) }
      }
    }
    let shown = try await answer(keys, true) { await edit(editing) }
    try expect(await Task { await editing.undo() }.value)
    return shown
  }

  func undo(_ said: String) async throws(ToolFailure) -> JSON {
    let parts = said.split(separator: "-")
    guard parts.count == 2, parts[0] == token, let number = Int(parts[1]) else {
      throw ToolFailure("No edit of this session has the handle \"\(said)\"")
    }
    let handle = Edited.Handle(number)
    return try await answer(edited[handle] ?? [], false) { await editing.undo(handle) }
  }

  private func answer(
    _ keys: [String], _ isPreview: Bool, _ edit: () async -> Outcome?
  ) async throws(ToolFailure) -> JSON {
    let before = await texts(of: keys)
    try expect(await edit())
    guard let edited = editing.content.value.response else { throw ToolFailure("It was cancelled") }
    let changed = edited.receipts.map(\.key)
    if edited.kind == .made { self.edited[edited.handle] = changed }
    let after = await texts(of: changed)
    let files = changed.compactMap { key in
      difference(from: before[key] ?? [], to: after[key] ?? [], of: key)
    }
    let isUndoable = !isPreview && mode == .writes && edited.kind == .made && edited.hasChanged
    return [
      "done": .string(edited.words), "preview": .value(isPreview),
      "proposal": .text(mode == .proposes && !isPreview ? seat.author.name : nil),
      "handle": .text(isUndoable ? "\(token)-\(edited.handle.number)" : nil),
      "decisions": .list(changed), "difference": .list(files),
    ]
  }

  /// Throws the reason why an edit failed.
  private func expect(_ outcome: Outcome?) throws(ToolFailure) {
    guard outcome != .done else { return }
    let failure = editing.content.value.failure
    editing.alertShown()
    throw ToolFailure(failure?.reason?.sentence ?? "It was cancelled")
  }

  /// Returns the lines of decisions, by key; none of one that doesn't exist.
  private func texts(of keys: [String]) async -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for key in keys {
      let source = try? await fetch(
        ViewModel<MarkedSource>(worker: decisions, topic: TopicID(decision: key)))
      texts[key] = source?.response?.rows.map(\.line.text)
    }
    return texts
  }

  /// Returns the lines that were removed and added, by their numbers before and after; `nil` if there
  /// are none.
  private func difference(from old: [String], to new: [String], of key: String) -> JSON? {
    let changes = new.difference(from: old)
    guard !changes.isEmpty else { return nil }
    func lines(_ changes: [CollectionDifference<String>.Change]) -> JSON {
      .list(
        changes.map { change in
          switch change {
          case .insert(let offset, let text, _), .remove(let offset, let text, _):
            ["line": .value(offset + 1), "text": .string(text)]
          }
        })
    }
    return [
      "decision": .string(key), "removed": lines(changes.removals),
      "added": lines(changes.insertions),
    ]
  }
}
