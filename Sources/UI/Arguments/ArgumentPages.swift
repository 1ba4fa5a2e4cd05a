import BusinessLogic
import Prompt

nonisolated extension Page {
  /// The page of the arguments on one side of a topic.
  public init<S: Sided>(_ list: ArgumentList<S>, on paper: Paper) {
    self.init(list.listing, style: Style(S.side), on: paper) { _ in S.side.rawValue }
  }

  /// The page of one argument in full.
  public init(_ detail: ArgumentDetail, on paper: Paper) {
    let argument = detail.argument
    let side = argument.side
    isList = false
    subject = detail.topic
    head = [
      Row(.role("argument"), "\(String(detail.number), .number)  \(argument.text)")
    ]
    head += argument.details.map { Row(Row.ID(owner: "detail", text: $0), "   - \($0)") }
    head.append(
      Row(
        .role("place"),
        "\(side.rawValue, Style(side)) \(detail.number) of \(detail.count), \(detail.topic)"))
    let line = argument.line.map { ", line \($0) of its file" as Text } ?? ""
    head.append(Row(.role("weight"), "weight \(argument.weight)\(line)"))
    heading = "\(side.rawValue, Style(side)) \(detail.number) of \(detail.count), \(detail.topic)"
  }
}
