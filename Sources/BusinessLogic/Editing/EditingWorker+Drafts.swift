import ReactiveHybrid

extension EditingWorker {
  func beginDraft() async throws(WorkerFailure) -> Edited {
    try await WorkerFailure.translating { try await drafts?.beginDraft() }
    return Edited(.draft)
  }

  /// Keeps what the draft has changed, in one step, and closes it.
  func keepDraft() async throws(WorkerFailure) -> Edited {
    guard let drafts else { return Edited(.keep([])) }
    let keys = try await WorkerFailure.translating { try await drafts.draftedKeys() }
    let (receipts, _) = try await inOneStep(keys, drafts.keep, back: service.undo)
    // The screens show the draft already, so nothing changes on them.
    _ = await drafts.endDraft()
    return Edited(.keep(keys), receipts)
  }

  /// Drops what the draft has changed, and closes it.
  func dropDraft() async -> Edited {
    let changes = await drafts?.endDraft() ?? []
    return Edited(.drop(changes.map(\.key)), changes: changes)
  }
}
