import BusinessLogic
import Prompt

/// A topic with what weighs the same on both sides struck out.
public final class StrikeScreen: ContentScreen<StruckList> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: StrikeViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "strike", at: route, on: stage)
  }

  override func lines(_ list: StruckList) -> [Text] {
    let indent = String(list.struck.count).count + 2
    let margin = ("" as Text).padded(to: indent)
    var lines = Text(list.title).styled(.heading).wrapped(to: wrapping)

    if !list.struck.isEmpty { lines.append(Self.struckTitle) }
    for (place, group) in list.struck.enumerated() {
      for (index, argument) in group.enumerated() {
        let head = index == 0 ? Text(number: String(place + 1), padded: indent) : margin
        lines += ("\(head)\(argument)" as Text).wrapped(to: wrapping, indent: indent + 2)
      }
    }
    lines.append(list.left.isEmpty ? Self.nothingLeft : Self.leftTitle)
    for argument in list.left {
      lines += ("\(margin)\(argument)" as Text).wrapped(to: wrapping, indent: indent + 2)
    }
    return lines + Text(list.balance).wrapped(to: wrapping)
  }

  private static let struckTitle: Text = "Struck out:"
  private static let leftTitle: Text = "Left:"
  private static let nothingLeft: Text = "Nothing is left"

  /// Each of its sentences is about something of its own, whatever it says.
  override func passages(_ list: StruckList) -> [Passage] {
    var passages = super.passages(list)
    for place in passages.indices {
      switch passages[place].lines.first {
      case Self.struckTitle: passages[place].key = "struck"
      case Self.leftTitle, Self.nothingLeft: passages[place].key = "left"
      default: break
      }
    }
    if let last = passages.indices.last { passages[last].key = "balance" }
    return passages
  }

  override func heading(_ list: StruckList) -> String? { list.title }
}
