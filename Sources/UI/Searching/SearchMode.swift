import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// The interactive search: passes keys to the view model and draws below the prompt.
final class SearchMode: LineMode {
  /// The maximum height, in lines: enough to choose from, few enough to read between keystrokes.
  private static let height = 12

  private let viewModel: SearchViewModel
  private let stage: Stage
  private let route: Route
  private let place: (String) async -> Route?
  private let draw: @Sendable ([Text]) -> Void
  private var bindings: [Binding] = []
  private var opening: Task<Void, Never>?
  private var text = ""

  /// The last alert. Every keystroke searches again, but the same failure is reported once.
  private var raised: String?
  private(set) var work: Task<Void, Never>?
  private(set) var update: Task<Void, Never>?

  /// Creates a search from `route`. `place` resolves a text that begins with a slash, so that it may
  /// be a route.
  package init(
    _ viewModel: SearchViewModel, at route: Route, on stage: Stage, store: DecisionStore,
    place: @escaping (String) async -> Route?, draw: @escaping @Sendable ([Text]) -> Void
  ) {
    (self.viewModel, self.route, self.stage) = (viewModel, route, stage)
    (self.place, self.draw) = (place, draw)
    bindings = [
      viewModel.content.bind { [weak self] in self?.contentChanged($0) },
      store.changes.bind(tellingCurrent: false) { [weak self] in self?.storeChanged($0) },
    ]
    opening = Task { await viewModel.open() }
    work = opening
  }

  package func textChanged(to text: String) {
    self.text = text
    work = Task { [viewModel] in await viewModel.textChanged(to: text) }
  }

  package func move(by distance: Int) {
    viewModel.select(distance)
  }

  package func windowChanged() {
    show(viewModel.content.value)
  }

  /// Returns the command that opens the selection, or else the typed route; `nil` keeps searching.
  package func accept() async -> String? {
    // The latest text counts, even if it was typed before the first results.
    await opening?.value
    await work?.value
    var route = viewModel.choice.map { Route($0) }
    if route == nil, viewModel.content.value.status { route = await place(text) }
    return route.map { "\(Command.go.name) \($0)" }
  }

  package func leave() {
    bindings = []
    viewModel.leave()
  }

  private func storeChanged(_ change: Change?) {
    switch change?.event {
    case .news, .newsOf: update = Task { [viewModel] in await viewModel.update() }
    case .edited, .failedLate, .doubt, nil: break
    }
  }

  private func contentChanged(_ content: Content<SearchResults>) {
    if let message = content.message {
      if message.words != raised { stage.alerts.raise(message.words, at: route) }
      raised = message.words
      // This notifies the mode again, with the alert gone.
      return viewModel.alertShown()
    }
    if content.status, !content.isLoading { raised = nil }
    show(content)
  }

  private func show(_ content: Content<SearchResults>) {
    // One line is for the prompt, and one for the output above it.
    let height = min(Self.height, (stage.terminal.rows ?? 24) - 2)
    draw(content.lines(within: height))
  }
}

nonisolated extension Content<SearchResults> {
  /// Returns the uncut lines: the caller knows the window's current width and cuts them.
  func lines(within height: Int) -> [Text] { height > 0 ? rows(within: height) + [footLine] : [] }

  private func rows(within height: Int) -> [Text] {
    guard let results = response, height > 1 else { return [] }
    let first = max(0, (results.selected ?? 0) - height + 2)
    return results.rows.indices.dropFirst(first).prefix(height - 1).map { index in
      let row = results.rows[index]
      // A screen reader can't read a colour, and copying loses it, so the selection has a mark.
      let mark: Text = index == results.selected ? "> " : "  "
      let remark = row.remark.isEmpty ? "" : "\(row.remark), "
      return "\(mark)\(row.text)  (\(remark)\(Route(row.place).description))"
    }
  }

  private var footLine: Text {
    if case .nothing? = failure { return "There is nothing to search here" }
    if !status { return "Search failed; the next key tries again" }
    guard let results = response else { return "Loading the decisions… (^C cancels)" }
    let loading: Text = isLoading ? " (loading…)" : ""
    let notes = Page.note(on: results.gap).map { Text($0) }
    return (["\(results.title)\(loading)"] + notes).joined(separator: "; ")
  }
}

extension Session {
  func search(drawing draw: @escaping @Sendable ([Text]) -> Void) -> any LineMode {
    SearchMode(
      SearchViewModel(worker: scenes.workers.searching), at: router.route, on: stage,
      store: store,
      place: { [weak self] in await self?.route(at: "/" + $0) }, draw: draw)
  }
}
