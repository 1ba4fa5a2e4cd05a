import ReactiveHybrid

/// The search as you type: shows the best matches in all decisions for each text.
///
/// The newest text wins. The decisions are fetched when the search opens and when they change; text
/// typed meanwhile is searched for as soon as they arrive. A list that changes by itself keeps the
/// selection if the same match is still there.
@MainActor
public final class SearchViewModel {
  package var content: Box<Content<SearchResults>> { owner.box }
  private let owner = Owner(Content<SearchResults>())

  private let worker: SearchWorker
  private let limit: Int
  private let loading = Latest()
  private let searching = Latest()
  private var index: SearchIndex?
  private var text = ""
  private var fetching = Fetch.no

  private enum Fetch: Equatable {
    case no
    /// Another fetch follows if the decisions have changed meanwhile.
    case running(again: Bool)
    /// The index is missing or out of date.
    case failed
  }

  /// Creates a view model that shows at most `limit` matches.
  public init(worker: SearchWorker, limit: Int = 20) {
    (self.worker, self.limit) = (worker, limit)
  }

  /// Opens the search with the text that is there, which is empty unless the user types first.
  public func open() async {
    owner.change(to: Content())
    await load()
  }

  /// Searches for a new text. Returns when its results are in the box, or when a newer text has
  /// replaced it.
  public func textChanged(to text: String) async {
    guard text != self.text || fetching == .failed else { return }
    self.text = text
    if fetching == .failed { await load() } else { await search() }
  }

  /// The selected match; `nil` if there are no matches for the last text.
  package var choice: Place? {
    guard let results = content.value.response, results.text == text else { return nil }
    return results.selected.map { results.rows[$0].place }
  }

  package func leave() {
    fetching = .no
    loading.giveUp()
    searching.giveUp()
    owner.change { $0.cancelled() }
  }

  package func alertShown() {
    owner.change { $0.alertShown() }
  }

  /// Fetches the changed decisions and searches them for the newest text. The shown results stay
  /// until then. If the fetch fails, the next text tries again.
  package func update() async {
    // One fetch at a time: if each change cancelled the running fetch, none might ever end.
    if case .running = fetching { fetching = .running(again: true) } else { await fetch() }
  }

  package func select(_ distance: Int) {
    if let results = content.value.response { show(results.selecting(distance)) }
  }

  /// Fetches the decisions for a waiting user. Searches use the previous index until they arrive.
  private func load() async {
    owner.change { $0.loading() }
    await fetch()
  }

  private func fetch() async {
    fetching = .running(again: false)
    let found = await loading.run { [worker] in try await worker.index() }
    let mustRepeat = fetching == .running(again: true)
    switch found {
    case .failure(.cancelled):
      if Task.isCancelled { fetching = .no }
      return
    case .success(let index):
      fetching = .no
      self.index = index
      await search()
    case .failure(let failure):
      fetching = .failed
      guard content.value.isLoading else { break }
      searching.giveUp()
      owner.change { $0.failed(failure) }
    }
    if mustRepeat { await update() }
  }

  private func search() async {
    guard let index else { return }
    let found = await searching.run { [text, limit] in
      try SearchResults(of: text, in: index, limit: limit, orRoute: true)
    }
    guard case .success(let results) = found else { return }
    show(results.keepingSelection(of: content.value.response))
  }

  private func show(_ results: SearchResults) {
    if case .running = fetching {
      owner.change { $0.updated(results, .asked) }
    } else {
      owner.change { $0.answered(results) }
    }
  }
}
