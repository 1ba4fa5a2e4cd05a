import BusinessLogic

/// What a screen knows that nobody is to see.
extension ContentScreen {
  /// Without binding: nothing is shown that way.
  public func glance() async -> [(number: String, text: String, key: String)]? {
    await viewModel.update(silently: true) ? viewModel.content.value.response.map(rows) : nil
  }
}
