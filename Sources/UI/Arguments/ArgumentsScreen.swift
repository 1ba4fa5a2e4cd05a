import BusinessLogic
import Prompt

/// The arguments of one side of a topic.
public final class ArgumentsScreen<S: Sided>: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: ArgumentsViewModel<S>, at route: Route, on stage: Stage) {
    super.init(viewModel, name: Text(S.side.name), at: route, on: stage)
  }

  override var titleStyle: Style { Style(S.side) }
}

/// The screen of pros.
public typealias ProsScreen = ArgumentsScreen<Pros>

/// The screen of cons.
public typealias ConsScreen = ArgumentsScreen<Cons>

/// The screen of neutral arguments.
public typealias NeutralScreen = ArgumentsScreen<Neutral>
