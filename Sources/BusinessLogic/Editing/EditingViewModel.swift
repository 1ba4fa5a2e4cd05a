import ReactiveHybrid

/// The edits of a session: makes them, takes them back, and keeps those that failed.
@MainActor
public final class EditingViewModel {
  /// What the last edit brought about, or why it failed.
  public var content: Box<Content<Edited>> { owner.box }
  private let owner = Owner(Content<Edited>())

  private let worker: EditingWorker
  private var history = EditHistory()

  /// How many edits have come to an end, be it by a failure. One that was cancelled hasn't.
  public private(set) var outcomes = 0

  /// What a service has done.
  fileprivate struct Done: Sendable {
    let summary: String
    var receipt: EditReceipt?
    var change: DecisionChange?
  }

  fileprivate typealias Work = @Sendable () async throws(WorkerFailure) -> Done

  /// The edits that failed and may yet succeed, in order, each with what it would have done.
  private var kept: [(summary: String, work: Work)] = []

  /// How many edits that failed are kept, until they are made or forgotten.
  public var keptCount: Int { kept.count }

  /// What became of the edit that failed last.
  public private(set) var fate = EditFate.dropped

  /// Whether files hold what is edited.
  private let isLasting: Bool

  /// The decisions whose edits are lost with the session.
  public var unsaved: [String] { isLasting ? [] : history.unsaved }

  /// Creates the view model of a session without edits; `isLasting` says whether files hold them.
  public init(worker: EditingWorker, isLasting: Bool = true) {
    self.worker = worker
    self.isLasting = isLasting
  }

  /// Makes an edit of one option; `summary` says what was done once it is.
  public func edit(
    _ topic: TopicID, summary: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    await make(summary) { [worker] () throws(WorkerFailure) in
      let option = try await worker.option(topic)
      return await Done(summary, try worker.apply(edit(option), to: topic.decision), worker)
    }
  }

  /// Makes an edit of the option that a person calls `name`; `summary` says it in its title.
  public func edit(
    option name: String, of key: String, summary: @escaping @Sendable (OptionPlace) -> String,
    _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    let called = OptionPlace(number: 0, title: name)
    return await make(summary(called)) { [worker] () throws(WorkerFailure) in
      let option = try await worker.option(called: name, of: key)
      return await Done(summary(option), try worker.apply(edit(option), to: key), worker)
    }
  }

  /// Makes an edit of a decision as a whole.
  public func edit(decision key: String, summary: String, _ edit: Edit) async -> Outcome {
    await make(summary) { [worker] () throws(WorkerFailure) in
      await Done(summary, try worker.apply(edit, to: key), worker)
    }
  }

  /// Marks a decision as superseded by another.
  public func supersede(_ old: String, by new: String) async -> Outcome {
    await make("\(old) is superseded by \(new)") { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.supersede(old, by: new)
      return await Done("\(receipt.key) is superseded by \(new)", receipt, worker)
    }
  }

  /// Makes a new decision.
  public func create(title: String) async -> Outcome {
    await make("New decision: \(title)") { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.create(title: title)
      return await Done("New decision /\(receipt.key): \(title)", receipt, worker)
    }
  }

  /// Writes a decision as a new file.
  public func save(_ key: String, to path: String) async -> Outcome {
    await run({ [worker] () throws(WorkerFailure) in
      try await worker.save(key, to: path)
      return Done(summary: "Saved as \(path)")
    }) { _ in history.save(key) }
  }

  /// Takes the last edit back; `nil` if there is none.
  public func undo() async -> Outcome? {
    guard let entry = history.last else { return nil }
    return await run({ [worker] () throws(WorkerFailure) in
      try await worker.undo(entry.receipt)
      var done = await Done("Taken back: \(entry.summary)", entry.receipt, worker)
      done.change = done.change?.inverse
      return done
    }) { _ in history.undo() }
  }

  /// Makes the edit again that was taken back last; `nil` if there is none.
  public func redo() async -> Outcome? {
    guard let entry = history.next else { return nil }
    return await run({ [worker] () throws(WorkerFailure) in
      try await worker.redo(entry.receipt)
      return await Done("Made again: \(entry.summary)", entry.receipt, worker)
    }) { _ in history.redo() }
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

  /// Lets the first of the edits go that are kept; what it would have done, `nil` if none is kept.
  public func forget() -> String? {
    kept.isEmpty ? nil : kept.removeFirst().summary
  }

  /// The alert was seen; it must not come back.
  public func alertShown() {
    owner.alertShown()
  }

  /// Makes an edit that would have done what `summary` says. What fails is kept, unless it can never
  /// succeed.
  private func make(_ summary: String, _ work: @escaping Work) async -> Outcome {
    await run(
      work,
      failing: { failure in
        guard !failure.isFinal else { return .dropped }
        kept.append((summary, work))
        return .kept
      }
    ) { add($0) }
  }

  private func add(_ done: Done) {
    guard let receipt = done.receipt, receipt.hasChanged else { return }
    history.add(EditHistory.Entry(receipt: receipt, summary: done.summary))
  }

  private func run(
    _ work: @escaping Work, failing fate: (WorkerFailure) -> EditFate = { _ in .dropped },
    then remember: (Done) -> Void
  ) async -> Outcome {
    owner.loading()
    // It may have been cancelled while it waited for its turn.
    switch await Task.isCancelled ? .failure(.cancelled) : WorkerResult(of: work) {
    case .success(let done):
      outcomes += 1
      remember(done)
      let edited = Edited(number: outcomes, summary: done.summary, change: done.change)
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

extension EditingViewModel.Done {
  /// What has become of an edit that `receipt` is for.
  fileprivate init(_ summary: String, _ receipt: EditReceipt, _ worker: EditingWorker) async {
    guard receipt.hasChanged else {
      self.init(summary: "Nothing changed")
      return
    }
    let loss = receipt.loss.map { "; deleted the old reason: \"\($0)\"" } ?? ""
    self.init(
      summary: summary + loss, receipt: receipt, change: await worker.change(by: receipt))
  }
}
