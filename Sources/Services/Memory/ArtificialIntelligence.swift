import BusinessLogic
import Decisions

extension MemoryDecisions {
  /// Returns the seven arguments of the document, verbatim.
  public static func artificialIntelligence(on disk: AtomicFile = AtomicFile()) -> MemoryDecisions {
    let title = "Artificial Intelligence"
    let pros = [
      "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
    ]
    let cons = ["High cost", "Lesser jobs", "Fear of malicious implementation"]
    var lines = ["# \(title)"]
    var (markup, arguments) = ([Decision.Markup(line: 1, lines[0])], [Argument]())
    for (heading, side, texts) in [("## Pros", Side.pro, pros), ("## Cons", .con, cons)] {
      lines += ["", heading, ""]
      markup.append(Decision.Markup(line: lines.count - 1, heading))
      for text in texts {
        lines.append("* \(text)")
        markup.append(Decision.Markup(line: lines.count, "*"))
        arguments.append(Argument(side, text, line: lines.count))
      }
    }
    // Parsing the text would double the time to start.
    let ai = AI(title: title, arguments: arguments)
    let decision = Decision(title: title, options: [ai], markup: markup)
    let text = lines.map { "\($0)\n" }.joined()
    return MemoryDecisions(
      [(SourceText(key: "ai", path: nil, bytes: Array(text.utf8)), decision)], on: disk)
  }
}
