/// The edits of a session: makes them, takes them back, and keeps the one that failed.
@MainActor
public final class EditingViewModel {
  /// What the last edit brought about, or why it failed.
  public let content = Box(Content<Edited>())

  private let worker: EditingWorker
  private var history = EditHistory()

  /// How many edits have come to an end, be it by a failure. One that was cancelled hasn't.
  public private(set) var outcomes = 0

  /// The edit that failed last, to be tried again; nothing that was typed is lost.
  private var failed: (() async -> Void)?

  /// Whether there is something to be tried again.
  public var hasFailed: Bool { failed != nil }

  /// What is done again by trying what failed last once more.
  public enum Retry: Sendable {
    /// An edit, which is kept.
    case edit
    /// To save a decision elsewhere, which changes nothing.
    case saving
    /// Nothing: what was to be taken back, or made again, is still there to be asked for.
    case nothing
  }

  /// What would be tried again of what failed last.
  public private(set) var retry = Retry.nothing

  /// Creates the view model of a session without edits.
  public init(worker: EditingWorker) {
    self.worker = worker
  }

  /// Makes an edit of one option; `summary` says what was done once it is.
  public func edit(
    _ topic: TopicID, summary: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async {
    await make(summary) { worker throws(WorkerFailure) in
      let option = try await worker.option(topic)
      return try await worker.apply(edit(option), to: topic.decision)
    }
  }

  /// Makes an edit of the option that a person calls `name`; `summary` says it in its title.
  public func edit(
    option name: String, of key: String, summary: @escaping @Sendable (OptionPlace) -> String,
    _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async {
    await run { [worker] () throws(WorkerFailure) in
      let option = try await worker.option(called: name, of: key)
      let receipt = try await worker.apply(edit(option), to: key)
      return { $0.made(summary(option), receipt) }
    }
  }

  /// Makes an edit of a decision as a whole.
  public func edit(decision key: String, summary: String, _ edit: Edit) async {
    await make(summary) { worker throws(WorkerFailure) in try await worker.apply(edit, to: key) }
  }

  /// Marks a decision as superseded by another.
  public func supersede(_ old: String, by new: String) async {
    await run { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.supersede(old, by: new)
      return { $0.made("\(receipt.key) is superseded by \(new)", receipt) }
    }
  }

  /// Makes a new decision.
  public func create(title: String) async {
    await run { [worker] () throws(WorkerFailure) in
      let receipt = try await worker.create(title: title)
      return { $0.made("New decision /\(receipt.key): \(title)", receipt) }
    }
  }

  /// Writes a decision as a new file.
  public func save(_ key: String, to path: String) async {
    await run(retrying: .saving) { [worker] () throws(WorkerFailure) in
      try await worker.save(key, to: path)
      return { $0.say("Saved as \(path)") }
    }
  }

  /// Takes the last edit back; whether there was one.
  public func undo() async -> Bool {
    guard let entry = history.last else { return false }
    await run(retrying: .nothing) { [worker] () throws(WorkerFailure) in
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
    await run(retrying: .nothing) { [worker] () throws(WorkerFailure) in
      try await worker.redo(entry.receipt)
      return {
        $0.history.redo()
        $0.say("Made again: \(entry.summary)", entry.receipt)
      }
    }
    return true
  }

  /// Tries the edit again that failed last; whether there was one.
  public func tryAgain() async -> Bool {
    guard let failed else { return false }
    await failed()
    return true
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

  private func make(
    _ summary: String,
    _ edit: @escaping @Sendable (EditingWorker) async throws(WorkerFailure) -> EditReceipt
  ) async {
    await run { [worker] () throws(WorkerFailure) in
      let receipt = try await edit(worker)
      return { $0.made(summary, receipt) }
    }
  }

  /// What is to be done here once the service has done its part.
  private typealias Completion = @MainActor @Sendable (EditingViewModel) -> Void

  /// What fails is kept to be tried again, unless it can be asked for once more as it was.
  private func run(
    retrying kind: Retry = .edit,
    _ work: @escaping @Sendable () async throws(WorkerFailure) -> Completion
  ) async {
    content.change(to: content.value.loading())
    // It may have been cancelled while it waited for its turn.
    switch await Task.isCancelled ? .failure(.cancelled) : WorkerResult(of: work) {
    case .success(let complete):
      failed = nil
      outcomes += 1
      complete(self)
    case .failure(.cancelled):
      // What the last edit has brought about is no news any more, nor is one that failed before the one.
      failed = nil
      content.change(to: Content())
    case .failure(let failure):
      outcomes += 1
      retry = kind
      if kind != .nothing { failed = { [weak self] in await self?.run(retrying: kind, work) } }
      content.change(to: content.value.failed(failure))
    }
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
