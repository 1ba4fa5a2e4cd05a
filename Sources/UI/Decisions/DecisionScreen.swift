import BusinessLogic

/// A decision with its options and what surrounds them.
///
/// The options' rows begin with their numbers, everything else is indented or begins with a word.
public final class DecisionScreen: ContentScreen<DecisionPage> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: DecisionViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "decision", at: route, on: stage)
  }

  override func lines(_ page: DecisionPage) -> [Text] {
    let listing = page.listing
    var lines = wrapped(["\(listing.title, .heading)"] + (page.standing.map { [Text($0)] } ?? []))
    for (head, said) in [("Context", page.context), ("Decision", page.outcome)] {
      guard let said else { continue }
      let line: Text = "\(head): \(said)"
      lines.append(isPlain ? line : line.cut(to: columns))
    }
    lines += section("Drivers:", page.drivers)
    lines += wrapped(listing.rowLines, indent: listing.indent)
    lines += wrapped(listing.footLines, indent: listing.indent)
    lines += section("Consequences (not counted):", page.consequences)
    lines += section("Remarks:", page.remarks)
    return lines + wrapped(page.problems.map { [Text($0)] } ?? [])
  }

  override func rows(_ page: DecisionPage) -> [(number: String, text: String, key: String)] {
    page.listing.choices
  }

  /// An option by its number or a part of its title; a side by its name.
  public override func key(for choice: String) throws(CommandError) -> String {
    try shown().listing.choices.key(for: choice)
  }

  private func section(_ head: Text, _ items: [String]) -> [Text] {
    items.isEmpty ? [] : wrapped([head] + items.map { "   - \($0)" }, indent: 5)
  }

  private func wrapped(_ lines: [Text], indent: Int = 0) -> [Text] {
    lines.flatMap { $0.wrapped(to: columns, indent: indent) }
  }
}
