import BusinessLogic
import Prompt

/// What would turn the order of a decision's options.
public final class FlipScreen: ContentScreen<Fragility> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: FlipViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "flip", at: route, on: stage)
  }

  override func lines(_ fragility: Fragility) -> [Text] {
    let indent = String(changes(fragility).count).count + 2
    var lines = Text(fragility.title).styled(.heading).wrapped(to: wrapping)
    lines += Text(fragility.balance).wrapped(to: wrapping)
    var number = 0
    for section in fragility.sections {
      lines += Text(section.sentence).wrapped(to: wrapping)
      for row in section.rows {
        number += 1
        let head = Text(number: String(number), padded: indent)
        let title = Text(row.option)
        let option = limit.map { title.cut(to: $0 / 3) } ?? title
        lines += ("\(head)\(option), \(row.text)" as Text).wrapped(to: wrapping, indent: indent)
      }
    }
    return lines
  }

  override func heading(_ fragility: Fragility) -> String? { fragility.title }

  /// A change of weight is about an argument of an option, whatever it would take.
  override func passages(_ fragility: Fragility) -> [Passage] {
    let rows = Dictionary(
      uniqueKeysWithValues: zip(1..., changes(fragility)).map { (String($0), $1) })
    return super.passages(fragility).map { passage in
      guard let row = rows[passage.number] else { return passage }
      var passage = passage
      passage.subject = row.option
      passage.words = row.text.firstRange(of: ": ").map { String(row.text[$0.upperBound...]) }
      return passage
    }
  }

  override func rows(
    _ fragility: Fragility
  ) -> [(number: String, text: String, key: String)] {
    zip(1..., changes(fragility)).map { number, row in
      (number: String(number), text: "\(row.option), \(row.text)", key: "../\(row.key)")
    }
  }

  /// The argument of a row, by the row's number or a part of its text.
  public override func key(for choice: String) throws(CommandError) -> String {
    try rows.key(for: choice)
  }

  private func changes(_ fragility: Fragility) -> [Fragility.Row] {
    fragility.sections.flatMap(\.rows)
  }
}
