import ReactiveHybrid

/// "Controllers should never directly handle anything that deals with data and presentation." A screen
/// binds to the box of its view model and prints the content; the two differ in a function.
final class ListScreen<Response: Sendable & Equatable>: Screen {
  private let viewModel: ViewModel<Response>
  private let lines: (Response) -> [String]
  private var binding: Binding?
  private(set) var shown: [String]?

  init(_ viewModel: ViewModel<Response>, lines: @escaping (Response) -> [String]) {
    self.viewModel = viewModel
    self.lines = lines
  }

  /// Fetches if a fetch is due, or if the user asks again after a failure. Then the current content
  /// isn't sent: this screen prints all that it gets, so earlier rows would be before newer ones.
  func appear() async -> Outcome {
    let isDue = viewModel.isDue || (binding != nil && !viewModel.content.value.status)
    setListener(tellingCurrent: !isDue)
    return isDue ? await viewModel.fetch() : .done
  }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    setListener(tellingCurrent: false)
    return await viewModel.fetch()
  }

  func settle() async { await viewModel.settle() }

  func disappear() {
    binding = nil
    viewModel.leave()
  }

  /// "setListener() will be used to bind the listener to the Box."
  private func setListener(tellingCurrent isSent: Bool) {
    binding = viewModel.content.bind(tellingCurrent: isSent) { [weak self] in self?.react(to: $0) }
    viewModel.appear()
  }

  /// "This is responsible for making the listener react whenever a value is assigned."
  private func react(to content: Content<Response>) {
    guard !content.isLoading else { return }
    if let message = content.message {
      print("Alert: \(message)")
      viewModel.alertShown()  // notifies again, without the message: then the rows are printed
    } else if let response = content.response {
      shown = (content.isEarlier ? ["From an earlier fetch:"] : []) + lines(response)
      for line in shown ?? [] { print(line) }
    } else if !content.status {
      print("Nothing to show: type refresh to ask again")
    }
  }
}
