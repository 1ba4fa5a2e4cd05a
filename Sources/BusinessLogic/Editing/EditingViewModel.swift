import ReactiveHybrid

/// Makes the edits of a session, undoes and redoes them.
@MainActor
package final class EditingViewModel {
  package var content: Box<Content<Edited>> { owner.box }
  private var owner = Owner(Content<Edited>())

  let worker: EditingWorker
  var history = EditHistory()

  /// The history from before the draft; `nil` without a draft.
  var outside: EditHistory?

  /// The number of edits that have succeeded or failed. Cancelled edits don't count.
  package private(set) var outcomes = 0

  typealias Work = @Sendable (EditingWorker) async throws(WorkerFailure) -> Edited

  private let isLasting: Bool

  /// The decisions whose edits are lost when the session ends.
  package var unsaved: [String] { isLasting ? [] : (outside ?? history).unsaved }

  /// Creates the view model of a session without edits; `isLasting` if edits are stored in files.
  package init(worker: EditingWorker, isLasting: Bool = true) {
    self.worker = worker
    self.isLasting = isLasting
  }

  /// Reports the changes of its content to `trace`, under `name`.
  package func follow(_ trace: Trace, as name: String) { owner.trace = (trace, name) }

  package func edit(
    _ topic: TopicID, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    await make { worker throws(WorkerFailure) in
      try await worker.make(edit(worker.option(topic)), of: topic.decision)
    }
  }

  package func edit(
    option name: String, of key: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    await make { worker throws(WorkerFailure) in
      try await worker.make(edit(worker.option(called: name, of: key)), of: key)
    }
  }

  package func edit(decision key: String, _ edit: Edit) async -> Outcome {
    await make { worker throws(WorkerFailure) in try await worker.make(edit, of: key) }
  }

  package func supersede(_ old: String, by new: String) async -> Outcome {
    await make { worker throws(WorkerFailure) in try await worker.supersede(old, by: new) }
  }

  package func create(title: String) async -> Outcome {
    await make { worker throws(WorkerFailure) in try await worker.create(title: title) }
  }

  package func save(_ key: String, to path: String) async -> Outcome {
    await run { worker throws(WorkerFailure) in
      try await worker.save(key, to: path)
    } then: { _ in
      history.save(key)
    }
  }

  /// Undoes the last step; returns `nil` if there is none.
  package func undo() async -> Outcome? {
    guard let entry = history.last else { return nil }
    return await run { worker throws(WorkerFailure) in
      try await worker.take(entry, .undone)
    } then: { _ in
      history.undo()
    }
  }

  /// Redoes the step that was undone last; returns `nil` if there is none.
  package func redo() async -> Outcome? {
    guard let entry = history.next else { return nil }
    return await run { worker throws(WorkerFailure) in
      try await worker.take(entry, .redone)
    } then: { _ in
      history.redo()
    }
  }

  /// The key of the decision that the last edit created, or whose creation it undid or redid; `nil`
  /// after any other edit.
  package var createdKey: String? {
    if case .create(_, let key)? = content.value.response?.deed { key } else { nil }
  }

  package func location(
    of topic: TopicID, side: Side? = nil, number: Int? = nil
  ) async throws(WorkerFailure) -> (path: String, line: Int) {
    try await worker.location(of: topic, side: side, number: number)
  }

  package func alertShown() {
    owner.alertShown()
  }

  private func make(_ work: @escaping Work) async -> Outcome {
    await run(work) { add($0) }
  }

  func add(_ edited: Edited) {
    let receipts = edited.receipts.filter(\.hasChanged)
    guard !receipts.isEmpty else { return }
    history.add(EditHistory.Entry(deed: edited.deed, receipts: receipts))
  }

  func run(
    _ work: @escaping Work, then remember: (Edited) -> Void
  ) async -> Outcome {
    owner.loading()
    // The edit may have been cancelled while it was queued.
    let result = await WorkerResult(of: { @Sendable [worker] () throws(WorkerFailure) in
      if Task.isCancelled { throw .cancelled }
      return try await work(worker)
    })
    switch result {
    case .success(var edited):
      outcomes += 1
      remember(edited)
      edited.number = outcomes
      owner.answered(edited, .edited)
      return .done
    case .failure(.cancelled):
      // Drop the result of the previous edit.
      owner.change(to: Content())
      return .cancelled
    case .failure(let failure):
      outcomes += 1
      owner.failed(failure)
      return .failed(failure)
    }
  }
}
