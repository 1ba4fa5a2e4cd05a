import ReactiveHybrid

extension EditingViewModel {
  package var isDrafting: Bool { outside != nil }

  /// The keys of the decisions that the draft has changed.
  package var drafted: [String] { isDrafting ? history.unsaved : [] }

  /// Opens a draft with its own history; returns `nil` if one is open.
  package func draft() async -> Outcome? {
    guard !isDrafting else { return nil }
    return await run { worker throws(WorkerFailure) in
      try await worker.beginDraft()
    } then: { _ in
      (outside, history) = (history, EditHistory())
    }
  }

  /// Keeps the edits of the draft as one step; returns `nil` without a draft.
  package func keep() async -> Outcome? {
    guard let before = outside else { return nil }
    return await run { worker throws(WorkerFailure) in
      try await worker.keepDraft()
    } then: {
      (outside, history) = (nil, before)
      add($0)
    }
  }

  /// Drops the draft; returns `nil` without one.
  package func drop() async -> Outcome? {
    guard let before = outside else { return nil }
    return await run { worker throws(WorkerFailure) in
      await worker.dropDraft()
    } then: { _ in
      (outside, history) = (nil, before)
    }
  }
}
