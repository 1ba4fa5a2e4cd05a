import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

/// What each edit answers: a handle to undo it by, and the lines that it changed.
extension Agent {
  func make(_ edit: Edit, _ arguments: Arguments) async throws(ToolFailure) -> JSON {
    try await make([arguments.key], isPreview: arguments.flag("preview")) {
      await $0.edit(decision: arguments.key, edit)
    }
  }

  /// Runs a tool on what the agent has proposed so far, if it may only propose; a preview in a draft,
  /// which is dropped. Between two calls, the user can keep or drop what is proposed.
  func run(_ tool: Tool, _ arguments: Arguments) async throws(ToolFailure) -> JSON {
    guard access == .proposes || arguments.flag("preview") else {
      return try await tool.run(self)(arguments)
    }
    // A cancelled request must not leave the draft open: neither its beginning nor its end is cancelled.
    try expect(await Task { await editing.draft() }.value, or: "A draft is already open")
    let result: Result<JSON, ToolFailure>
    do throws(ToolFailure) {
      result = .success(try await tool.run(self)(arguments))
    } catch {
      result = .failure(error)
    }
    try expect(
      await Task { await editing.drop(leaving: access == .proposes) }.value, or: "No draft is open")
    return try result.get()
  }

  func undo(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    guard let (number, keys) = edited[arguments.text("handle")] else {
      throw ToolFailure("No edit of this session has the handle \"\(arguments.text("handle"))\"")
    }
    return try await make(keys) { await $0.undo(number) }
  }

  /// Makes an edit of decisions, or undoes one; a preview takes it back.
  func make(
    _ keys: [String], isPreview: Bool = false,
    _ edit: (EditingViewModel) async -> EditingViewModel.Answer?
  ) async throws(ToolFailure) -> JSON {
    let before = await texts(of: keys)
    let edited = try expect(await edit(editing), or: "There is nothing to undo")
    let changed = edited.receipts.map(\.key)
    let after = await texts(of: changed)
    let files = changed.compactMap { key in
      difference(from: before[key] ?? [], to: after[key] ?? [], of: key)
    }
    if isPreview, edited.hasChanged {
      try expect(await Task { await editing.undo() }.value, or: "There is nothing to undo")
    }
    let isUndoable = !isPreview && access == .writes && edited.kind == .made && edited.hasChanged
    let handle = isUndoable ? "\(token)-\(edited.number)" : nil
    if let handle { self.edited[handle] = (edited.number, changed) }
    return [
      "done": .string(edited.words), "preview": .value(isPreview),
      "proposal": .text(access == .proposes && !isPreview ? seat.author.name : nil),
      "handle": .text(handle), "decisions": .list(changed), "difference": .list(files),
    ]
  }

  /// Returns the completed edit. Throws the reason if it failed or was cancelled, and `nothing` if there
  /// was nothing to do.
  @discardableResult
  private func expect(
    _ answer: EditingViewModel.Answer?, or nothing: String
  ) throws(ToolFailure) -> Edited {
    switch answer {
    case .success(let edited)?: return edited
    case .failure(let failure)?:
      throw ToolFailure(failure.reason, or: "The edit was cancelled")
    case nil: throw ToolFailure(nothing)
    }
  }

  /// Returns the lines of decisions, by key; none of one that doesn't exist.
  private func texts(of keys: [String]) async -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for key in keys { texts[key] = try? await lines(of: key) }
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
