import BusinessLogic
import Prompt

/// A decision with its options and what surrounds them.
///
/// The options' rows begin with their numbers, everything else is indented or begins with a word.
public final class DecisionScreen: ContentScreen<DecisionPage> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: DecisionViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "decision", at: route, on: stage)
  }

  /// Whether it was asked for once more while it was seen.
  private var isAskedAgain = false

  public override func appear() async {
    isAskedAgain = isShown
    await super.appear()
  }

  public override func appearAgain() -> Bool {
    isAskedAgain = isShown
    return super.appearAgain()
  }

  /// At first what is said at length has a line; whoever asks again wants to read it.
  override func linesToShow(_ page: DecisionPage) -> [Text] {
    lines(page, isWhole: isAskedAgain)
  }

  override func lines(_ page: DecisionPage) -> [Text] {
    lines(page, isWhole: true)
  }

  private func lines(_ page: DecisionPage, isWhole: Bool) -> [Text] {
    let listing = page.listing
    var lines = wrapped(["\(listing.title, .heading)"] + (page.standing.map { [Text($0)] } ?? []))
    for (head, said) in [("Context", page.context), ("Decision", page.outcome)] {
      guard let said else { continue }
      let line: Text = "\(head): \(said)"
      guard let limit else {
        lines.append(line)
        continue
      }
      lines += isWhole ? wrapped([line], indent: 3) : [line.cut(to: limit)]
    }
    lines += section("Drivers:", page.drivers)
    lines += wrapped(listing.rowLines, indent: listing.indent)
    lines += wrapped(listing.footLines, indent: listing.indent)
    lines += section("Consequences (not counted):", page.consequences)
    lines += section("Remarks:", page.remarks)
    return lines + wrapped(page.problems.map { [Text($0)] } ?? [])
  }

  override func heading(_ page: DecisionPage) -> String? { page.listing.title }

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
    lines.flatMap { $0.wrapped(to: wrapping, indent: indent) }
  }
}
