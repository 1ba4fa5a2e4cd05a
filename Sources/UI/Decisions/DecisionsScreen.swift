import BusinessLogic
import Prompt

/// All decisions.
public final class DecisionsScreen: PagedScreen<DecisionList> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: DecisionsViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "decisions", at: route, on: stage)
  }

  override func lines(_ list: DecisionList) -> [Text] {
    isPlain ? list.sentences : DecisionTable(list, limit: limit).lines
  }

  override func rows(_ list: DecisionList) -> [(number: String, text: String, key: String)] {
    list.rows.map { (number: $0.number, text: $0.title, key: $0.key) }
  }

  /// A decision is what it is, however much of it there is room for.
  override func rowPassages(_ list: DecisionList, on layout: ListLayout) -> [Passage] {
    zip(super.rowPassages(list, on: layout), list.rows).map { passage, row in
      var passage = passage
      let details = [row.title, row.status, row.date, row.chosen, row.counts, row.trouble ?? ""]
      passage.key = row.key
      passage.content = details.joined(separator: "\n")
      return passage
    }
  }

  /// A decision by its number, with or without the zeros before it, or by a part of its title.
  public override func key(for choice: String) throws(CommandError) -> String {
    try rows(shown()).key(for: choice)
  }
}
