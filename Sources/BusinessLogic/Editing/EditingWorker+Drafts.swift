import ReactiveHybrid

extension EditingWorker {
  func beginDraft() async throws(WorkerFailure) -> Edited {
    try await WorkerFailure.translating { try await drafts?.beginDraft() }
    return Edited(.draft)
  }

  /// Keeps the edits of the draft in one step, and closes it.
  func keepDraft() async throws(WorkerFailure) -> Edited {
    guard let drafts else { return Edited(.keep([])) }
    let keys = try await WorkerFailure.translating { try await drafts.draftedKeys().sorted() }
    let (receipts, _) = try await inOneStep(keys, drafts.keep, back: service.undo)
    // The screens already show the draft, so closing it changes nothing on them.
    _ = await drafts.endDraft()
    return Edited(.keep(keys), receipts)
  }

  /// Closes the draft without keeping its edits.
  func dropDraft() async -> Edited {
    let changes = await drafts?.endDraft() ?? []
    return Edited(.drop(changes.map(\.key)), changes: changes)
  }
}
