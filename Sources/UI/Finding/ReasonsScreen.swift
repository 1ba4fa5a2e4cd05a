import BusinessLogic
import Prompt

/// What was found in all decisions, below what became of it.
public final class ReasonsScreen: PagedScreen<Reasons> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: ReasonsViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "reasons", at: route, on: stage)
  }

  override func lines(_ reasons: Reasons) -> [Text] { layout(reasons).lines }

  override func layout(_ reasons: Reasons) -> ListLayout {
    let indent = String(found(reasons).last?.number ?? 0).count + 2
    let rows = reasons.groups.flatMap { group in
      group.rows.enumerated().map { place, row in
        let head = Text(number: String(row.number), padded: indent)
        let line: Text = "\(head)\(row.text)  \(("(\(row.route))" as Text).styled(.remark))"
        return ListLayout.Row(above: place == 0 ? [Text(group.outcome)] : [], lines: [line])
      }
    }
    return ListLayout(
      head: title(reasons).map { [$0] } ?? [], rows: rows, foot: reasons.notes.map { "note: \($0)" }
    )
  }

  override var titleCounts: Bool { true }

  override func title(_ reasons: Reasons) -> Text? { "\(reasons.title, .heading)" }

  override func subjects(_ reasons: Reasons) -> [String?] {
    found(reasons).map { Route.decision(at: $0.route) }
  }

  /// A reason is what it says; the route to it is only another number.
  override func rowPassages(_ reasons: Reasons, on layout: ListLayout) -> [Passage] {
    zip(super.rowPassages(reasons, on: layout), found(reasons)).map { passage, row in
      var passage = passage
      passage.content = "\(row.text)\n\(passage.subject ?? "")"
      return passage
    }
  }

  /// A search that finds nothing has failed, as for `grep`.
  override func isNo(_ reasons: Reasons) -> Bool { reasons.groups.isEmpty }

  override func rows(
    _ reasons: Reasons
  ) -> [(number: String, text: String, key: String)] {
    found(reasons).map { (number: String($0.number), text: $0.text, key: $0.route) }
  }

  /// The route of a row, by the row's number or a part of its text.
  public override func key(for choice: String) throws(CommandError) -> String {
    try rows.key(for: choice)
  }

  private func found(_ reasons: Reasons) -> [Reasons.Row] {
    reasons.groups.flatMap(\.rows)
  }
}
