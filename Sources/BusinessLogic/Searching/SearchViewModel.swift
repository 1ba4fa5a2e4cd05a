import ReactiveHybrid

/// The search as one types: after every key the best matches in all decisions.
///
/// The newest text wins, and a text that is searched for already is not searched for again. The
/// decisions are fetched once, when the search is opened, and again when they have changed; what is
/// typed meanwhile is searched for as soon as they are there. A list that changes by itself keeps the
/// selection where the same match still is. Of a library so large that it takes a moment to know the
/// best, what its beginning has is shown first, and the rest is searched when no key has come for a
/// moment: it would keep the next one waiting.
@MainActor
public final class SearchViewModel {
  /// What takes no longer feels instant (Miller 1968): so long the rest of a large library waits
  /// whether more is typed, and only after a search that took longer the next one does, for as long.
  static let instant = Duration.milliseconds(100)

  /// What was found for the newest text, or why nothing can be.
  public var content: Box<Content<SearchResults>> { owner.box }
  private let owner = Owner(Content<SearchResults>())

  private let worker: SearchWorker
  private let limit: Int
  private let clock: any Clock<Duration>
  private let loading = Latest()
  private let searching = Latest()
  private var index: SearchIndex?

  /// How many times the decisions were asked for.
  private var fetches = 0

  /// Whether the decisions are being fetched.
  private var isFetching = false

  /// Whether somebody waits for them.
  private var isLoading = false

  /// Whether they have changed since that was begun.
  private var hasChangedMeanwhile = false

  /// Whether they have changed and could not be fetched.
  private var isOutdated = false
  private var text = ""
  private var lastTook = Duration.zero

  /// Creates a view model that shows at most `limit` matches; a slow search is told by `clock`.
  public init(
    worker: SearchWorker, limit: Int = 20, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.worker = worker
    self.limit = limit
    self.clock = clock
  }

  /// The search was opened, with nothing typed yet.
  public func open() async {
    text = ""
    owner.change(to: Content())
    await load()
  }

  /// Something else stands on the line now; returns when what was found is in the box, or when a
  /// newer text has taken its place.
  public func textChanged(to text: String) async {
    guard text != self.text || !content.value.status || isOutdated else { return }
    self.text = text
    if isOutdated || !content.value.status { return await load() }
    await search()
  }

  /// Selects the next match.
  public func selectNext() { select(1) }

  /// Selects the match before.
  public func selectPrevious() { select(-1) }

  /// The route of the selected match, or of the best if what was typed last is still searched for;
  /// `nil` if nothing was found.
  public func choose() async -> String? {
    if !isShown(text) { await search(withPauses: false) }
    guard isShown(text), let results = content.value.response else { return nil }
    return results.selected.map { results.rows[$0].key }
  }

  /// The search was left: what is under way will show nothing.
  public func leave() {
    isFetching = false
    isLoading = false
    fetches += 1
    loading.giveUp()
    searching.giveUp()
    owner.ended()
  }

  /// The alert was seen; it must not come back.
  public func alertShown() {
    owner.alertShown()
  }

  /// What stands behind the worker has changed: what is shown stays until the newest text was searched
  /// for in what is there now. If that can't be had, the next text tries again.
  public func update() async {
    // One after the other: a fetch that another one outran could go on for ever.
    guard !isFetching else { return hasChangedMeanwhile = true }
    await fetch()
  }

  /// Fetches the decisions for somebody who waits; until they are there those from before are
  /// searched.
  private func load() async {
    isLoading = true
    owner.loading()
    await fetch()
  }

  private func fetch() async {
    isFetching = true
    isOutdated = false
    hasChangedMeanwhile = false
    fetches += 1
    let mine = fetches
    let answer = await loading.run { [worker] () throws(WorkerFailure) in try await worker.index() }
    // A newer request, or leaving, has said by now what is under way.
    guard mine == fetches else { return }
    isFetching = false
    let isAwaited = isLoading
    isLoading = false
    switch answer {
    case .success(let index):
      self.index = index
      await search()
    case .failure(let failure) where isAwaited && failure != .cancelled:
      searching.giveUp()
      owner.failed(failure)
    case .failure:
      isOutdated = true
      if isAwaited { owner.ended() }
    }
    if hasChangedMeanwhile { await update() }
  }

  /// Searches for the newest text; whoever pauses waits whether more is typed.
  private func search(withPauses: Bool = true) async {
    guard let index else { return }
    let pause = withPauses && lastTook > Self.instant ? lastTook : .zero
    let answer = await searching.run { [text, limit, clock] () throws(WorkerFailure) in
      try await WorkerFailure.translating {
        if pause > .zero { try await clock.sleep(for: pause) }
        var results = SearchResults?.none
        var paused = Duration.zero
        let took = await clock.measure {
          results = await SearchResults(of: text, in: index, limit: limit) { beginning in
            guard withPauses, await self.showFirst(beginning) else { return }
            // Ends early only for one whose rest is searched for no more.
            paused = await clock.measure { try? await clock.sleep(for: Self.instant) }
          }
        }
        try Task.checkCancellation()
        return (results: results, took: took - paused)
      }
    }
    guard case .success(let found) = answer, let results = found.results else { return }
    lastTook = found.took
    show(results.keepingSelection(of: content.value.response))
  }

  /// Shows what the beginning of a large library has, unless there is more already; whether it did.
  private func showFirst(_ results: SearchResults) -> Bool {
    guard !Task.isCancelled, !isShown(results.text) else { return false }
    show(results)
    return true
  }

  /// Whether all that was found for this text is in the box.
  private func isShown(_ text: String) -> Bool {
    content.value.response.map { $0.isComplete && $0.text == text } ?? false
  }

  private func select(_ distance: Int) {
    guard let results = content.value.response else { return }
    show(results.selecting(distance))
  }

  private func show(_ results: SearchResults) {
    if isLoading { owner.took(results, .asked) } else { owner.answered(results) }
  }
}
