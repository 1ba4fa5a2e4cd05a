/// What is shown at a route.
///
/// A screen binds to the box of its view model when it appears, and lets go when it disappears. It never
/// moves itself: commands turn what the user types into routes, and the ``Router`` moves.
///
/// ```swift
/// @MainActor final class PlanetsScreen: Screen {
///   private let viewModel: ViewModel<[String]>
///   private var binding: Binding?
///   private(set) var shown: [String]?
///
///   init(_ viewModel: ViewModel<[String]>) { self.viewModel = viewModel }
///
///   func appear() async -> Outcome {
///     binding = viewModel.content.bind { [weak self] in self?.shown = $0.response }
///     return viewModel.isDue ? await viewModel.fetch() : .done
///   }
///
///   func fetch(_ why: Fetching.Why) async -> Outcome { await viewModel.fetch() }
///   func serviceChanged() { viewModel.serviceChanged() }
///   func disappear() { (binding, shown) = (nil, nil); viewModel.leave() }
/// }
/// ```
@MainActor
public protocol Screen<Shown>: AnyObject {
  /// The form in which this user interface shows a content, such as lines of text.
  associatedtype Shown

  /// What is on the screen now; `nil` if nothing is.
  var shown: Shown? { get }

  /// Shows the content, and fetches it first if that is due.
  func appear() async -> Outcome

  /// Fetches again, fetches more, or updates what may have changed, and shows the result.
  func fetch(_ why: Fetching.Why) async -> Outcome

  /// Everything that could be shown here, fetched without showing it; `nil` if it can't be had.
  func all() async -> Shown?

  /// The data behind the screen has changed: the next appearance fetches.
  func serviceChanged()

  /// Ends the binding and cancels a running request.
  func disappear()
}

extension Screen {
  /// What is shown, where nothing is left out.
  public func all() async -> Shown? { shown }
}
