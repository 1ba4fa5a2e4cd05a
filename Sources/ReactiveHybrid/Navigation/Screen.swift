/// A view of one route, or of one answer.
///
/// A screen binds to its view model's box when it appears and shows nothing once it disappears. It
/// never navigates: commands turn input into routes, and the ``Router`` moves.
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
///     bind()
///     return viewModel.isDue ? await viewModel.fetch() : .done
///   }
///
///   func fetch(_ why: Fetching.Why) async -> Outcome {
///     bind()
///     if why == .update { return viewModel.isDue ? await viewModel.update() : .done }
///     return await viewModel.fetch()
///   }
///
///   private func bind() {
///     guard binding == nil else { return }
///     binding = viewModel.content.bind { [weak self] in self?.shown = $0.response }
///     viewModel.appear()  // from now on, the view model updates itself
///   }
///
///   func settle() async { await viewModel.settle() }
///   func disappear() { (binding, shown) = (nil, nil); viewModel.leave() }
/// }
/// ```
@MainActor
public protocol Screen<Shown>: AnyObject {
  /// The output of this user interface, such as lines of text.
  associatedtype Shown

  /// The last output; `nil` if there is none.
  var shown: Shown? { get }

  /// Shows the content, after a fetch if one is due.
  func appear() async -> Outcome

  /// Fetches again, fetches more rows or updates, as `why` says, and shows the result.
  ///
  /// Binds first if the screen isn't bound: a move makes it disappear, and if the move is refused, the
  /// router comes back to it with an update.
  func fetch(_ why: Fetching.Why) async -> Outcome

  /// Returns when the output shows all known changes, or the calling task is cancelled.
  func settle() async

  /// Shows nothing from now on, and cancels a running request.
  func disappear()
}

extension Screen {
  /// Returns at once, for screens whose content changes only on request.
  public func settle() async {}
}
