import BusinessLogic
import Decisions
import Prompt

nonisolated extension Page {
  /// Creates the page of the arguments on one side of a topic.
  public init<S: Sided>(_ list: ArgumentList<S>, on paper: Paper) {
    self.init(list.listing, style: Style(S.side), on: paper) { _ in
      DecisionItem.Kind.argument(S.side).word
    }
  }

  package init(_ detail: ArgumentDetail, on paper: Paper) {
    let argument = detail.argument
    let side = argument.side
    isList = false
    subject = detail.topic
    let number = String(detail.number)
    let place: Text = "\(side.rawValue, Style(side)) \(number) of \(detail.count), \(detail.topic)"
    heading = place
    rows = Rows([
      Row(number, Row.ID(owner: DecisionItem.Kind.argument(side).word, text: argument.text)) {
        ["\(number, .number)  \(argument.text)"]
      }
    ])
    foot = argument.details.map { Row(Row.ID(owner: "detail", text: $0), "   - \($0)") }
    foot.append(Row(.role("place"), place))
    let file = detail.file.map { path in ", \(path):\(argument.line ?? 1)" as Text } ?? ""
    foot.append(Row(.role("weight"), "weight \(argument.weight)\(file)"))
  }
}

nonisolated extension Style {
  init(_ side: Side) {
    switch side {
    case .pro: self = .pro
    case .con: self = .con
    case .neutral: self = .neutral
    }
  }
}
