import BusinessLogic

/// The options of a decision.
public final class DecisionScreen: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: DecisionViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "decision", at: route, on: stage)
  }
}
