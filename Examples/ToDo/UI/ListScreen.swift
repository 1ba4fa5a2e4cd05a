import ReactiveHybrid

/// A screen prints what its view model's box sends while it is on display. Screens differ only in
/// the function that makes lines of a response.
final class ListScreen<Response: Sendable & Equatable>: Screen {
  private let viewModel: ViewModel<Response>
  private let print: @MainActor (String) -> Void
  private let lines: (Response) -> [String]
  private var binding: Binding?
  private(set) var shown: [String]?

  init(
    _ viewModel: ViewModel<Response>, print: @escaping @MainActor (String) -> Void,
    lines: @escaping (Response) -> [String]
  ) {
    (self.viewModel, self.print, self.lines) = (viewModel, print, lines)
  }

  /// Fetches if a fetch is due, or if the last one failed and the user asks for this screen again.
  func appear() async -> Outcome {
    shown = nil
    let isDue = viewModel.isDue || (binding != nil && !viewModel.content.value.status)
    bind(tellingCurrent: !isDue)
    return isDue ? await viewModel.fetch() : .done
  }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    if why != .update { shown = nil }
    bind(tellingCurrent: false)
    if why == .update { return viewModel.isDue ? await viewModel.update() : .done }
    return await viewModel.fetch()
  }

  func settle() async { await viewModel.settle() }

  func disappear() {
    binding = nil
    viewModel.leave()
  }

  /// The current content isn't sent before a fetch, so that earlier rows aren't printed before the
  /// newer ones.
  private func bind(tellingCurrent isSent: Bool) {
    binding = viewModel.content.bind(tellingCurrent: isSent) { [weak self] in self?.react(to: $0) }
    viewModel.appear()
  }

  private func react(to content: Content<Response>) {
    guard !content.isLoading else { return }
    if let message = content.message {
      print("Alert: \(message)")
      viewModel.alertShown()  // notifies again, without the message
    } else if let response = content.response {
      let lines = lines(response) + (content.isEarlier ? ["(before the failure)"] : [])
      if lines != shown { lines.forEach(print) }
      shown = lines
    } else if content.failure?.isFinal == false {
      print("Nothing to show: type refresh to ask again")
    }
  }
}
