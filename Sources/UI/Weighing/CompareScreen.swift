import BusinessLogic
import Prompt

/// The options of a decision side by side.
public final class CompareScreen: ContentScreen<Comparison> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: CompareViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "comparison", at: route, on: stage)
  }

  override func lines(_ comparison: Comparison) -> [Text] {
    ComparisonLayout(
      comparison, columns: columns, wrapping: wrapping, limit: limit, isPlain: isPlain
    ).lines
  }

  override func heading(_ comparison: Comparison) -> String? { comparison.title }

  override func rows(
    _ comparison: Comparison
  ) -> [(number: String, text: String, key: String)] {
    zip(1..., comparison.rows).map { number, row in
      (number: String(number), text: row.title, key: "../\(number)")
    }
  }

  /// An option by its number, or by a part of its title.
  public override func key(for choice: String) throws(CommandError) -> String {
    try rows.key(for: choice)
  }
}
