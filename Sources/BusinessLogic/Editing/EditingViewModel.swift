import ReactiveHybrid

/// The edits of a session: makes them, takes them back, and keeps those that failed.
@MainActor
public final class EditingViewModel {
  /// What the last edit brought about, or why it failed.
  public var content: Box<Content<Edited>> { owner.box }
  private let owner = Owner(Content<Edited>())

  let worker: EditingWorker
  var history = EditHistory()

  /// The history from before the draft; `nil` without a draft.
  var historyOutside: EditHistory?

  /// How many edits have come to an end, be it by a failure. One that was cancelled hasn't.
  public private(set) var outcomes = 0

  typealias Work = @Sendable () async throws(WorkerFailure) -> Edited

  /// The edits that failed and may yet succeed, in order.
  private var kept: [(deed: Deed, work: Work)] = []

  /// How many edits that failed are kept, until they are made or forgotten.
  public var keptCount: Int { kept.count }

  /// What became of the edit that failed last.
  public private(set) var fate = EditFate.dropped

  /// Whether files hold what is edited.
  private let isLasting: Bool

  /// The decisions whose edits are lost with the session.
  public var unsaved: [String] { isLasting ? [] : (historyOutside ?? history).unsaved }

  /// Creates the view model of a session without edits; `isLasting` says whether files hold them.
  public init(worker: EditingWorker, isLasting: Bool = true) {
    self.worker = worker
    self.isLasting = isLasting
  }

  /// Makes an edit of one option.
  public func edit(
    _ topic: TopicID, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    let called = OptionPlace(number: 0, title: topic.option ?? topic.decision)
    return await make(.edit(edit(called), of: topic.decision)) {
      [worker] () throws(WorkerFailure) in
      try await worker.make(edit(worker.option(topic)), of: topic.decision)
    }
  }

  /// Makes an edit of the option that a person calls `name`.
  public func edit(
    option name: String, of key: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    let called = OptionPlace(number: 0, title: name)
    return await make(.edit(edit(called), of: key)) { [worker] () throws(WorkerFailure) in
      try await worker.make(edit(worker.option(called: name, of: key)), of: key)
    }
  }

  /// Makes an edit of a decision as a whole.
  public func edit(decision key: String, _ edit: Edit) async -> Outcome {
    await make(.edit(edit, of: key)) { [worker] () throws(WorkerFailure) in
      try await worker.make(edit, of: key)
    }
  }

  /// Marks a decision as superseded by another.
  public func supersede(_ old: String, by new: String) async -> Outcome {
    await make(.supersede(old: old, by: new)) { [worker] () throws(WorkerFailure) in
      try await worker.supersede(old, by: new)
    }
  }

  /// Makes a new decision.
  public func create(title: String) async -> Outcome {
    await make(.create(title: title, key: nil)) { [worker] () throws(WorkerFailure) in
      try await worker.create(title: title)
    }
  }

  /// Writes a decision as a new file.
  public func save(_ key: String, to path: String) async -> Outcome {
    await run({ [worker] () throws(WorkerFailure) in try await worker.save(key, to: path) }) { _ in
      history.save(key)
    }
  }

  /// Takes the last step back; `nil` if there is none.
  public func undo() async -> Outcome? {
    guard let entry = history.last else { return nil }
    return await run({ [worker] () throws(WorkerFailure) in try await worker.undo(entry) }) { _ in
      history.undo()
    }
  }

  /// Makes the step again that was taken back last; `nil` if there is none.
  public func redo() async -> Outcome? {
    guard let entry = history.next else { return nil }
    return await run({ [worker] () throws(WorkerFailure) in try await worker.redo(entry) }) { _ in
      history.redo()
    }
  }

  /// Makes the edits that are kept, in their order, up to the first that fails again; `nil` if there is
  /// none.
  public func tryAgain() async -> Outcome? {
    guard !kept.isEmpty else { return nil }
    while let next = kept.first {
      let outcome = await run(next.work, failing: { $0.isFinal ? .hopeless : .kept }) { add($0) }
      guard outcome == .done else { return outcome }
      kept.removeFirst()
    }
    return .done
  }

  /// Discards the first of the edits that are kept; `nil` if there is none.
  public func forget() -> Deed? {
    kept.isEmpty ? nil : kept.removeFirst().deed
  }

  /// The key of the decision that the last edit created, or whose creation it has undone or redone; `nil`
  /// if it was another edit.
  public var createdKey: String? {
    if case .create(_, let key)? = content.value.response?.deed { key } else { nil }
  }

  /// The place in a file where a topic begins, or its argument with a number on a side.
  public func location(
    of topic: TopicID, side: Side? = nil, number: Int? = nil
  ) async throws(WorkerFailure) -> FileLocation {
    try await worker.location(of: topic, side: side, number: number)
  }

  /// The alert was seen; it must not come back.
  public func alertShown() {
    owner.alertShown()
  }

  /// Makes an edit. One that fails is kept, unless it can never succeed.
  private func make(_ deed: Deed, _ work: @escaping Work) async -> Outcome {
    await run(
      work,
      failing: { failure in
        guard !failure.isFinal else { return .dropped }
        kept.append((deed, work))
        return .kept
      }
    ) { add($0) }
  }

  func add(_ edited: Edited) {
    let receipts = edited.receipts.filter(\.hasChanged)
    guard !receipts.isEmpty else { return }
    history.add(EditHistory.Entry(deed: edited.deed, receipts: receipts))
  }

  func run(
    _ work: @escaping Work, failing fate: (WorkerFailure) -> EditFate = { _ in .dropped },
    then remember: (Edited) -> Void
  ) async -> Outcome {
    owner.loading()
    // It may have been cancelled while it waited for its turn.
    switch await Task.isCancelled ? .failure(.cancelled) : WorkerResult(of: work) {
    case .success(var edited):
      outcomes += 1
      remember(edited)
      edited.number = outcomes
      owner.answered(edited, .edited)
      return .done
    case .failure(.cancelled):
      // What the last edit has brought about is no news any more.
      owner.change(to: Content())
      return .cancelled
    case .failure(let failure):
      outcomes += 1
      self.fate = fate(failure)
      owner.failed(failure)
      return .failed(failure)
    }
  }
}
