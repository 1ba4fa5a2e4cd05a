import ReactiveHybrid

/// The search as you type: shows the best matches in all decisions after each key.
///
/// The newest text wins, and a text that is being searched for isn't searched for again. The
/// decisions are fetched when the search opens and when they change; text typed meanwhile is
/// searched for as soon as they arrive. A list that changes by itself keeps the selection if the
/// same match is still there. In a large library, the matches of the beginning appear first. The
/// rest is searched when no key has come for a moment, because that search would delay the next
/// key.
@MainActor
public final class SearchViewModel {
  /// The longest delay that feels instant (Miller 1968). The search of the rest of a large library
  /// waits this long for more keys. If the last search took longer than this, the next one first
  /// waits for as long as the last one took.
  static let instant = Duration.milliseconds(100)
  package var content: Box<Content<SearchResults>> { owner.box }
  private let owner = Owner(Content<SearchResults>())

  private let worker: SearchWorker
  private let limit: Int
  private let clock: any Clock<Duration>
  private let loading = Latest()
  private let searching = Latest()
  private var index: SearchIndex?
  private var fetches = 0
  private var isFetching = false
  private var isLoading = false
  private var hasChangedMeanwhile = false

  /// Whether the last update failed, so that the index is out of date.
  private var isOutdated = false
  private var text = ""
  private var lastTook = Duration.zero

  /// Creates a view model that shows at most `limit` matches, and measures searches by `clock`.
  public init(
    worker: SearchWorker, limit: Int = 20, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.worker = worker
    self.limit = limit
    self.clock = clock
  }

  /// Opens the search with an empty text.
  public func open() async {
    text = ""
    owner.change(to: Content())
    await load()
  }

  /// Searches for a new text. Returns when its results are in the box, or when a newer text has
  /// replaced it.
  public func textChanged(to text: String) async {
    guard text != self.text || !content.value.status || isOutdated else { return }
    self.text = text
    if isOutdated || !content.value.status { return await load() }
    await search()
  }

  /// Returns the route of the selected match; if the last text isn't searched for yet, finishes
  /// that search first. Returns `nil` if there are no matches.
  package func choose() async -> String? {
    if !isShown(text) { await search(withPauses: false) }
    guard isShown(text), let results = content.value.response else { return nil }
    return results.selected.map { results.rows[$0].key }
  }

  package func leave() {
    isFetching = false
    isLoading = false
    fetches += 1
    loading.giveUp()
    searching.giveUp()
    owner.ended()
  }

  package func alertShown() {
    owner.alertShown()
  }

  /// Fetches the changed decisions and searches them for the newest text. The shown results stay
  /// until then. If the fetch fails, the next text tries again.
  package func update() async {
    // One fetch at a time: if each change cancelled the running fetch, none might ever end.
    guard !isFetching else { return hasChangedMeanwhile = true }
    await fetch()
  }

  /// Fetches the decisions for a waiting user. Searches use the previous index until they arrive.
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
    // A newer fetch, or leaving, has already updated the state.
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

  /// Searches for the newest text; `withPauses` waits for more keys after a slow search.
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
            // Ends early only if the search is cancelled, so that its rest isn't needed.
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

  /// Shows the first matches unless all are shown already. Returns whether it did.
  private func showFirst(_ results: SearchResults) -> Bool {
    guard !Task.isCancelled, !isShown(results.text) else { return false }
    show(results)
    return true
  }

  /// Returns whether the complete results for `text` are in the box.
  private func isShown(_ text: String) -> Bool {
    content.value.response.map { $0.isComplete && $0.text == text } ?? false
  }

  /// Moves the selection by `distance` rows.
  package func select(_ distance: Int) {
    guard let results = content.value.response else { return }
    show(results.selecting(distance))
  }

  private func show(_ results: SearchResults) {
    if isLoading { owner.took(results, .asked) } else { owner.answered(results) }
  }
}
