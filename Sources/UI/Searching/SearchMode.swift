import BusinessLogic
import Prompt
import ReactiveHybrid

/// The prompt while one searches: turns keys into what the view model does, and what that finds
/// into lines below the prompt.
public final class SearchMode: LineMode {
  /// Enough to choose from, and little enough to be taken in between two keys.
  private static let height = 12

  private let viewModel: SearchViewModel
  private let stage: Stage
  private let route: Route
  private let place: (String) async -> Route?
  private let draw: @Sendable ([Text]) -> Void
  private var bindings: [Binding] = []
  private var known: Watching?
  private var opening: Task<Void, Never>?
  private var text = ""

  /// What was raised last: each key tries again, but once is enough for the same trouble.
  private var raised: String?

  /// The search for the newest text, or what opens it.
  private(set) var work: Task<Void, Never>?

  /// The search for the same text in what has changed.
  private(set) var update: Task<Void, Never>?

  /// Opens a search at `route`, which shows itself with `draw`; what fails is raised on `stage`. When
  /// `watching` tells of a change, what is shown follows it. What the text may mean as a route that
  /// begins with the slash is asked of `place`.
  public init(
    _ viewModel: SearchViewModel, at route: Route, on stage: Stage, watching: WatchingViewModel?,
    place: @escaping (String) async -> Route?, draw: @escaping @Sendable ([Text]) -> Void
  ) {
    self.viewModel = viewModel
    self.route = route
    self.stage = stage
    self.place = place
    self.draw = draw
    bindings = [viewModel.content.bind { [weak self] in self?.contentChanged($0) }]
    if let watching {
      bindings.append(watching.content.bind { [weak self] in self?.watchingChanged($0) })
    }
    opening = Task { await viewModel.open() }
    work = opening
  }

  /// Searches for `text`; not one after the other, since the newest is the one that counts.
  public func textChanged(to text: String) {
    self.text = text
    work = Task { [viewModel] in await viewModel.textChanged(to: text) }
  }

  /// Selects another match.
  public func move(by distance: Int) {
    if distance > 0 { viewModel.selectNext() } else { viewModel.selectPrevious() }
  }

  /// Shows as much as there is room for now.
  public func windowChanged() {
    show(viewModel.content.value)
  }

  /// The command that opens what is selected, or, if nothing was found, leads to the route that was
  /// typed; without anything to open the search goes on.
  public func accept() async -> String? {
    // What was typed just before is what is meant, also if it was typed before anything was there.
    await opening?.value
    await work?.value
    var route = await viewModel.choose()
    if route == nil, viewModel.content.value.status { route = await place(text)?.description }
    return route.map { "\(Command.go.name) \($0)" }
  }

  /// What is under way will show nothing.
  public func leave() {
    bindings = []
    viewModel.leave()
  }

  private func watchingChanged(_ watching: Watching) {
    let isNews = known.map { watching.isNews(since: $0) } ?? false
    known = watching
    if isNews { update = Task { [viewModel] in await viewModel.update() } }
  }

  private func contentChanged(_ content: Content<SearchResults>) {
    if let message = content.message {
      if message.words != raised { stage.alerts.raise(message.words, at: route) }
      raised = message.words
      // Tells this mode once more, with the alert gone.
      return viewModel.alertShown()
    }
    if content.status, !content.isLoading { raised = nil }
    show(content)
  }

  private func show(_ content: Content<SearchResults>) {
    // A row for the line itself, and one for what stands above it.
    let height = min(Self.height, (stage.terminal.rows ?? 24) - 2)
    draw(SearchPanel(content: content, height: height).lines)
  }
}
