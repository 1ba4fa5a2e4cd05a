import BusinessLogic

/// The arguments of one side of a topic.
public final class ArgumentsScreen<S: Sided>: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: ArgumentsViewModel<S>, at route: Route, on stage: Stage) {
    super.init(viewModel, name: Text(S.side.name), at: route, on: stage)
  }

  /// An edit's words name the argument that it is about, so nothing may have become of the others.
  override func explains(_ words: String, _ seen: Listing, _ listing: Listing) -> Bool {
    let (before, now) = (seen.others(than: words), listing.others(than: words))
    // Behind the rows that were fetched others move up.
    let isWhole = seen.rest.isNothing && listing.rest.isNothing
    let count = isWhole ? max(before.count, now.count) : min(before.count, now.count)
    return before.prefix(count) == now.prefix(count)
  }

  override var titleStyle: Style { Style(S.side) }
}

extension Listing {
  /// What the rows say that `words` don't name.
  fileprivate func others(than words: String) -> [String] {
    rows.filter { !words.contains($0.text) }.map { "\($0.text) \($0.remark)" }
  }
}

/// The screen of pros.
public typealias ProsScreen = ArgumentsScreen<Pros>

/// The screen of cons.
public typealias ConsScreen = ArgumentsScreen<Cons>

/// The screen of neutral arguments.
public typealias NeutralScreen = ArgumentsScreen<Neutral>
