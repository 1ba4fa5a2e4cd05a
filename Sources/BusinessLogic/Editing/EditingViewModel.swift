/// The edits of a session: makes them, takes them back, and keeps those that failed.
@MainActor
public final class EditingViewModel {
  /// What the last edit brought about, or why it failed.
  public let content = Box(Content<Edited>())

  private let worker: EditingWorker
  private var history = EditHistory()

  /// How many edits have come to an end, be it by a failure. One that was cancelled hasn't.
  public private(set) var outcomes = 0

  /// What a service is to do, and then what is to be done here.
  private typealias Work = @Sendable () async throws(WorkerFailure) -> Completion
  private typealias Completion = @MainActor @Sendable (EditingViewModel) -> Void

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
  ) async {
    await make(summary) { [worker] () throws(WorkerFailure) in
      let option = try await worker.option(topic)
      let receipt = try await worker.apply(edit(option), to: topic.decision)
      return { $0.made(summary, receipt) }
    }
  }

  /// Makes an edit of the option that a person calls `name`; `summary` says it in its title.
  public func edit(
    option name: String, of key: String, summary: @escaping @Sendable (OptionPlace) -> String,
    _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async {
    await make(summary(OptionPlace(number: 0, title: name))) { [worker] () throws(WorkerFailure) in
      let option = try await worker.option(called: name, of: key)
      let receipt = try await worker.apply(edit(option), to: key)
      return { $0.made(summary(option), receipt) }
    }
  }

  /// Makes an edit of a decision as a whole.
  public func edit(decision key: String, summary: String, _ edit: Edit) async {
    await make(summary) { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.apply(edit, to: key)
      return { $0.made(summary, receipt) }
    }
  }

  /// Marks a decision as superseded by another.
  public func supersede(_ old: String, by new: String) async {
    await make("\(old) is superseded by \(new)") { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.supersede(old, by: new)
      return { $0.made("\(receipt.key) is superseded by \(new)", receipt) }
    }
  }

  /// Makes a new decision.
  public func create(title: String) async {
    await make("New decision: \(title)") { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.create(title: title)
      return { $0.made("New decision /\(receipt.key): \(title)", receipt) }
    }
  }

  /// Writes a decision as a new file.
  public func save(_ key: String, to path: String) async {
    await runOnce { [worker] () throws(WorkerFailure) in
      try await worker.save(key, to: path)
      return {
        $0.history.save(key)
        $0.say("Saved as \(path)")
      }
    }
  }

  /// Takes the last edit back; whether there was one.
  public func undo() async -> Bool {
    guard let entry = history.last else { return false }
    await runOnce { [worker] () throws(WorkerFailure) in
      try await worker.undo(entry.receipt)
      return {
        $0.history.undo()
        $0.say("Taken back: \(entry.summary)", entry.receipt, isTakenBack: true)
      }
    }
    return true
  }

  /// Makes the edit again that was taken back last; whether there was one.
  public func redo() async -> Bool {
    guard let entry = history.next else { return false }
    await runOnce { [worker] () throws(WorkerFailure) in
      try await worker.redo(entry.receipt)
      return {
        $0.history.redo()
        $0.say("Made again: \(entry.summary)", entry.receipt)
      }
    }
    return true
  }

  /// Makes the edits that are kept, in their order, up to the first that fails again; whether there was
  /// one.
  public func tryAgain() async -> Bool {
    guard !kept.isEmpty else { return false }
    while let next = kept.first {
      if let failure = await run(next.work) {
        fail(failure, fate: failure.isFinal ? .hopeless : .kept)
        break
      }
      kept.removeFirst()
    }
    return true
  }

  /// Lets the first of the edits go that are kept; what it would have done, `nil` if none is kept.
  public func forget() -> String? {
    kept.isEmpty ? nil : kept.removeFirst().summary
  }

  /// What an edit has made of its decision; `nil` if that can't be told.
  public func change(by edited: Edited) async -> DecisionChange? {
    guard let receipt = edited.receipt else { return nil }
    let change = await worker.change(by: receipt)
    return edited.isTakenBack ? change?.inverse : change
  }

  /// The alert was seen; it must not come back.
  public func alertShown() {
    content.change(to: content.value.alertShown())
  }

  /// Makes an edit that would have done what `summary` says. What fails is kept, unless it can never
  /// succeed.
  private func make(_ summary: String, _ work: @escaping Work) async {
    guard let failure = await run(work) else { return }
    let isKept = failure != .cancelled && !failure.isFinal
    if isKept { kept.append((summary, work)) }
    fail(failure, fate: isKept ? .kept : .dropped)
  }

  /// Does what can be asked for once more as it was.
  private func runOnce(_ work: @escaping Work) async {
    if let failure = await run(work) { fail(failure, fate: .dropped) }
  }

  /// Returns why it failed; `nil` if it didn't.
  private func run(_ work: @escaping Work) async -> WorkerFailure? {
    content.change(to: content.value.loading())
    // It may have been cancelled while it waited for its turn.
    switch await Task.isCancelled ? .failure(.cancelled) : WorkerResult(of: work) {
    case .success(let complete):
      outcomes += 1
      complete(self)
      return nil
    case .failure(let failure):
      return failure
    }
  }

  private func fail(_ failure: WorkerFailure, fate: EditFate) {
    // What the last edit has brought about is no news any more.
    guard failure != .cancelled else { return content.change(to: Content()) }
    outcomes += 1
    self.fate = fate
    content.change(to: content.value.failed(failure))
  }

  private func made(_ summary: String, _ receipt: EditReceipt) {
    guard receipt.hasChanged else { return say("Nothing changed") }
    let summary = summary + (receipt.loss.map { "; deleted the old reason: \"\($0)\"" } ?? "")
    history.add(EditHistory.Entry(receipt: receipt, summary: summary))
    say(summary, receipt)
  }

  private func say(_ summary: String, _ receipt: EditReceipt? = nil, isTakenBack: Bool = false) {
    let edited = Edited(
      number: outcomes, summary: summary, receipt: receipt, isTakenBack: isTakenBack)
    content.change(to: content.value.succeeded(with: edited))
  }
}
