import BusinessLogic

/// What was found in all decisions, below what became of it.
public final class ReasonsScreen: ContentScreen<Reasons> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: ReasonsViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "reasons", at: route, on: stage)
  }

  override func lines(_ reasons: Reasons) -> [Text] {
    let indent = String(found(reasons).count).count + 2
    var lines: [Text] = ["\(reasons.title, .heading)"]
    var number = 0
    for group in reasons.groups {
      lines.append(Text(group.outcome))
      for row in group.rows {
        number += 1
        let head = Text(number: String(number), padded: indent)
        lines.append("\(head)\(row.text)  \(("(\(row.route))" as Text).styled(.remark))")
      }
    }
    return lines + reasons.notes.map { "note: \($0)" }
  }

  /// A search that finds nothing has failed, as for `grep`.
  override func isNo(_ reasons: Reasons) -> Bool { reasons.groups.isEmpty }

  override func rows(
    _ reasons: Reasons
  ) -> [(number: String, text: String, key: String)] {
    zip(1..., found(reasons)).map { number, row in
      (number: String(number), text: row.text, key: row.route)
    }
  }

  /// The route of a row, by the row's number or a part of its text.
  public override func key(for choice: String) throws(CommandError) -> String {
    try rows.key(for: choice)
  }

  private func found(_ reasons: Reasons) -> [Reasons.Row] {
    reasons.groups.flatMap(\.rows)
  }
}
