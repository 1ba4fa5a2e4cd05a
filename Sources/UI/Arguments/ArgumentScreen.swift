import BusinessLogic
import Prompt

/// One argument in full.
public final class ArgumentScreen<S: Sided>: ContentScreen<ArgumentDetail> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: ArgumentViewModel<S>, at route: Route, on stage: Stage) {
    super.init(viewModel, name: Text(S.side.rawValue), at: route, on: stage)
  }

  override func title(_ detail: ArgumentDetail) -> Text? { place(detail) }

  override func heading(_ detail: ArgumentDetail) -> String? { detail.topic }

  private func place(_ detail: ArgumentDetail) -> Text {
    let side = detail.argument.side
    return "\(side.rawValue, Style(side)) \(detail.number) of \(detail.count), \(detail.topic)"
  }

  override func lines(_ detail: ArgumentDetail) -> [Text] {
    let argument = detail.argument
    let place = argument.line.map { ", line \($0) of its file" as Text } ?? ""
    return ["\(String(detail.number), .number)  \(argument.text)"]
      + argument.details.map { "   - \($0)" }
      + [
        self.place(detail),
        "weight \(argument.weight)\(place)",
      ]
  }
}
