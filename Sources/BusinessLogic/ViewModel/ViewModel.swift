/// What a screen binds to: one box with all that it shows, and the actions of the person at it.
///
/// A view model of this program asks one question, shows what came back, and is otherwise told
/// apart by its question; so that is all a subclass has to say.
@MainActor
public class ViewModel<Response: Sendable & Equatable> {
  /// What is asked at every fetch; it answers with what the screen shows, ready to show, and may
  /// report on the way how far it has come.
  typealias Question = @Sendable (@escaping ProgressReport) async throws(WorkerFailure) -> Response

  /// A question as it is asked once.
  typealias Request =
    @Sendable (@escaping ProgressReport) async throws(WorkerFailure) -> Answer<Response>

  /// All that the screen shows.
  public let content = Box(Content<Response>())

  /// How many rows the screen has room for; `nil` if it shows all of them at once.
  public var pageSize: Int?

  private let question: Question
  private let latest = Latest()
  private var isOutdated = false
  private var fetches = 0
  private var isUpdating = false

  /// Whether what is under way is a page, without which what is held is no worse.
  private var isPaging = false

  /// Why the last answer failed, to be told once however often it fails so by itself.
  private var lastFailure: WorkerFailure?

  init(_ question: @escaping Question) {
    self.question = question
  }

  /// A question that is answered all at once.
  init(_ question: @escaping @Sendable () async throws(WorkerFailure) -> Response) {
    self.question = { _ throws(WorkerFailure) in try await question() }
  }

  /// Whether a screen that appears has to fetch: nothing was ever answered, or what stands behind
  /// the worker has changed since.
  public var isDue: Bool {
    isOutdated || content.value.isBlank
  }

  /// Whether what is asked for doesn't exist, and nothing is held from when it did.
  public var isRefused: Bool {
    lastFailure?.isFinal == true && content.value.response == nil
  }

  /// Asks again; returns when the answer is in the box, or when it was cancelled or outranked.
  public func fetch() async {
    isOutdated = false
    isPaging = false
    switch await load(request(for: .fetch)) {
    case .success(let answer):
      succeeded(with: answer)
    case .failure(.cancelled):
      isOutdated = true
      content.change(to: content.value.cancelled())
    case .failure(let failure):
      failed(failure)
    case nil:
      // A newer request owns the box now, or the screen was left.
      break
    }
  }

  /// Fetches as far as row number `rows`, unless it is held already; `nil` for all rows that there
  /// are. What is answered all at once is held as a whole.
  public func fetch(rows: Int?) async {}

  /// Asks for a page: whatever comes of it, what is held stays as good as it was.
  func fetch(page request: @escaping Request) async {
    isPaging = true
    switch await load(request) {
    case .success(let answer):
      succeeded(with: answer)
    case .failure(.cancelled):
      content.change(to: content.value.cancelled())
    case .failure(let failure):
      answered(content.value.pageFailed(failure))
    case nil:
      break
    }
  }

  /// Returns when no fetch is under way, or the calling task is cancelled.
  public func rest() async {
    // Another one may begin before this task has its turn.
    while content.value.isLoading, !Task.isCancelled {
      let (end, continuation) = AsyncStream.makeStream(of: Never.self)
      let binding = content.bind { if !$0.isLoading { continuation.finish() } }
      for await _ in end {}
      withExtendedLifetime(binding) {}
    }
  }

  /// What is to be asked now.
  func request(for occasion: Occasion) -> Request {
    { [question] report throws(WorkerFailure) in Answer(try await question(report)) }
  }

  /// What would be shown if `decision` were the one that a route calls `key`; `nil` if it isn't about
  /// that one, if there would be nothing to show, or if it can't be told without asking.
  public func preview(_ decision: Decision, called key: String) -> Response? { nil }

  private func load(_ request: @escaping Request) async -> WorkerResult<Answer<Response>>? {
    isUpdating = false
    fetches += 1
    content.change(to: content.value.loading())
    let report = report(of: fetches)
    return await latest.run { () throws(WorkerFailure) in try await request(report) }
  }

  private func succeeded(with answer: Answer<Response>) {
    lastFailure = nil
    answer.remember()
    answered(content.value.succeeded(with: answer.response))
  }

  /// Asks again by itself, because what stands behind the worker has changed: what is shown stays
  /// until the answer is there. A failure that was told before is not told again.
  ///
  /// If it `isSilent` when the answer comes no failure is told: the person has just been told of the
  /// change that led to it, or is about to be. If they may not have been, it is told the next time.
  /// Returns whether there is an answer, be it that there is nothing.
  @discardableResult
  public func update(silently isSilent: @autoclosure () -> Bool = false) async -> Bool {
    guard !content.value.isLoading else {
      serviceChanged()
      return false
    }
    isOutdated = false
    isUpdating = true
    fetches += 1
    let request = request(for: .update)
    switch await latest.run({ () throws(WorkerFailure) in try await request { _ in } }) {
    case .success(let answer):
      isUpdating = false
      succeeded(with: answer)
      return true
    case .failure(.cancelled):
      isUpdating = false
      isOutdated = true
    case .failure(let failure):
      updateFailed(failure, isSilent: isSilent())
      if case .nothing = failure { return true }
    case nil:
      break
    }
    return false
  }

  private func failed(_ failure: WorkerFailure) {
    lastFailure = failure
    answered(content.value.failed(failure))
  }

  /// Tells the failure, unless it is known: then whoever wants to see the content asks again. What is no
  /// longer there is not held in either case.
  private func updateFailed(_ failure: WorkerFailure, isSilent: Bool) {
    isUpdating = false
    guard isSilent || failure == lastFailure else { return failed(failure) }
    isOutdated = true
    guard case .nothing = failure else { return }
    lastFailure = failure
    content.change(to: content.value.failed(failure).alertShown())
  }

  /// What fetch number `fetch` reports, as long as it is the one under way.
  private func report(of fetch: Int) -> ProgressReport {
    { [weak self] progress in
      Task { @MainActor in
        guard let self, self.fetches == fetch else { return }
        let content = self.content.value
        guard content.isLoading, progress.done > content.progress?.done ?? 0 else { return }
        self.content.change(to: content.progressed(to: progress))
      }
    }
  }

  /// An answer is shown to whoever waited for it; if the service has changed meanwhile it is out of
  /// date only from then on.
  private func answered(_ next: Content<Response>) {
    let hasChangedMeanwhile = isOutdated
    isOutdated = false
    content.change(to: next)
    isOutdated = isOutdated || hasChangedMeanwhile
  }

  /// The screen was left: the request under way is cancelled and will show nothing.
  public func leave() {
    endUpdate()
    guard content.value.isLoading else { return }
    latest.cancel()
    isOutdated = isOutdated || !isPaging
    content.change(to: content.value.cancelled())
  }

  /// The alert was seen; it must not come back.
  public func alertShown() {
    content.change(to: content.value.alertShown())
  }

  /// What stands behind the worker has changed: the next appearance fetches again.
  public func serviceChanged() {
    endUpdate()
    isOutdated = true
  }

  /// An update under way is given up: it may wait for a service that hangs, and would be old.
  private func endUpdate() {
    guard isUpdating else { return }
    isUpdating = false
    isOutdated = true
    latest.cancel()
  }
}
