import ReactiveHybrid

/// Tells how each write ended. It has no route, so it is bound all the time.
final class AddingScreen {
  private var binding: Binding?

  init(_ viewModel: AddingViewModel) {
    binding = viewModel.content.bind { [unowned viewModel] content in
      if let message = content.message {
        print("Alert: \(message)")
        viewModel.alertShown()
      } else if let added = content.answer {
        print(added)
      }
    }
  }
}
