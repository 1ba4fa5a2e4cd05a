import BusinessLogic

/// All decisions.
public final class DecisionsScreen: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: DecisionsViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "decisions", at: route, on: stage)
  }
}
