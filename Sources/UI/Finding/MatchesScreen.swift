import BusinessLogic
import Prompt

/// What was found in all decisions: everything in file order, or the best of it.
public final class MatchesScreen: ListScreen {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: MatchesViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "matches", at: route, on: stage)
  }

  override var titleCounts: Bool { true }

  override func title(_ listing: Listing) -> Text? { "\(listing.title, titleStyle)" }

  override func subjects(_ listing: Listing) -> [String?] {
    listing.rows.map { Route.decision(at: $0.key) }
  }

  /// A match is what it says and of what; the route to it is only another number.
  override func rowPassages(_ listing: Listing, on layout: ListLayout) -> [Passage] {
    zip(super.rowPassages(listing, on: layout), listing.rows).map { passage, row in
      var passage = passage
      let remark = row.remark.replacing(row.key, with: passage.subject ?? "")
      passage.content = "\(row.text)\n\(remark)"
      return passage
    }
  }

  /// A search that finds nothing has failed, as for `grep`.
  override func isNo(_ listing: Listing) -> Bool { listing.rows.isEmpty }
}
