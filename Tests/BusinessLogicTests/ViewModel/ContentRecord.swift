@testable import BusinessLogic

/// Every content that a view model's listener was told.
@MainActor
final class ContentRecord<Response: Sendable & Equatable> {
  private(set) var contents: [Content<Response>] = []
  private var binding: Binding?

  init(of viewModel: ViewModel<Response>) {
    binding = viewModel.content.bind { [weak self] in self?.contents.append($0) }
  }

  /// The messages that were told, one for each change that told one.
  var messages: [String] { contents.compactMap(\.message) }
}
