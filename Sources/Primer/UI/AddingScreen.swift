import ReactiveHybrid

/// Tells how each write ended. It is no place to go to, so it stays bound.
final class AddingScreen {
  private var binding: Binding?

  init(_ viewModel: AddingViewModel) {
    binding = viewModel.content.bind { [unowned viewModel] content in
      if let message = content.message {
        print("Alert: \(message)")
        viewModel.alertShown()
      } else if content.status, !content.isLoading, let added = content.response {
        print(added)
      }
    }
  }
}
