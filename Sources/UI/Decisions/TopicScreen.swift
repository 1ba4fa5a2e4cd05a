import BusinessLogic

/// The sides of one topic.
public final class TopicScreen: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: TopicViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "option", at: route, on: stage)
  }
}
