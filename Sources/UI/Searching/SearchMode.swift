import BusinessLogic

/// The prompt while one searches: turns keys into what the view model does, and what that finds
/// into lines below the prompt.
///
/// It knows neither the keys' codes nor where its lines are drawn; the prompt that opens it tells
/// the one and takes the other.
public final class SearchMode {
  private let viewModel: SearchViewModel
  private let alerts: Alerts
  private let route: Route
  private var binding: Binding?

  /// Creates the mode of a search that is opened at `route`; what fails is raised on `stage`.
  public init(_ viewModel: SearchViewModel, at route: Route, on stage: Stage) {
    self.viewModel = viewModel
    self.route = route
    alerts = stage.alerts
  }

  /// Opens the search: from now on `contentChanged` is told when there is something else to draw,
  /// and ``lines(columns:height:)`` says what.
  public func open(_ contentChanged: @escaping @MainActor () -> Void) async {
    binding = viewModel.content.bind { [weak self] content in
      self?.raiseAlert(of: content)
      contentChanged()
    }
    await viewModel.open()
  }

  /// The line has another text now, without the key that opened the search; returns when that is
  /// searched for, or outranked by a newer text.
  public func textChanged(to text: String) async {
    await viewModel.textChanged(to: text)
  }

  /// The arrow down: selects the next match.
  public func downPressed() {
    viewModel.selectNext()
  }

  /// The arrow up: selects the match before.
  public func upPressed() {
    viewModel.selectPrevious()
  }

  /// Enter: ends the search with the command that opens what is selected; without anything to
  /// open the search goes on, and it returns `nil`.
  public func enterPressed() async -> String? {
    guard let route = await viewModel.choose() else { return nil }
    leave()
    return "\(Command.go.name) \(route)"
  }

  /// Escape: ends the search.
  public func escapePressed() {
    leave()
  }

  /// What stands below the prompt, in lines of so many cells and at most so many of them.
  public func lines(columns: Int, height: Int) -> [Text] {
    SearchPanel(content: viewModel.content.value, columns: columns, height: height).lines
  }

  private func leave() {
    binding = nil
    viewModel.leave()
  }

  private func raiseAlert(of content: Content<SearchResults>) {
    guard let message = content.message else { return }
    alerts.raise(message, at: route)
    viewModel.alertShown()
  }
}
