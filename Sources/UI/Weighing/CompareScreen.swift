import BusinessLogic

/// The options of a decision side by side.
public final class CompareScreen: ContentScreen<Comparison> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: CompareViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "comparison", at: route, on: stage)
  }

  override func lines(_ comparison: Comparison) -> [Text] {
    ComparisonLayout(comparison, columns: columns, isPlain: isPlain).lines
  }

  /// An option by its number, or by a part of its title.
  public override func key(for choice: String) throws(CommandError) -> String {
    let rows = viewModel.content.value.response?.rows ?? []
    return try zip(1..., rows).map { number, row in
      (number: String(number), text: row.title, key: "../\(number)")
    }.key(for: choice)
  }
}
