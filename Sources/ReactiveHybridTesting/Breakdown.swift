/// An error that a service throws in a test.
///
/// ```swift
/// @MainActor func test() async {
///   let viewModel = ViewModel<String> { _ in throw Breakdown("Server is down") }
///   await viewModel.fetch()
///   assert(viewModel.content.value.message?.description == "Server is down")
/// }
/// ```
public struct Breakdown: Error, CustomStringConvertible {
  /// The message shown to the user.
  public let description: String

  /// Creates an error with a message.
  public init(_ description: String = "Server is down") {
    self.description = description
  }
}
