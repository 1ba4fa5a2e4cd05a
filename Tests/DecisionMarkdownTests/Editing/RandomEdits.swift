import Decisions
import TestSupport

extension SeededGenerator {
  /// Some words that an argument could be, and some that try to be something else.
  mutating func words() -> String {
    pick([
      "it scales", "because of the cost", "Good, because fast", "# heading", "- Pros", "Cons:",
      "a <!-- b", "`code`", "**bold**", "x  y", "✅ done", "1. one", "ends with:", "|", "",
      "since 2016", "of all", "Größe", "[a](b)", "```", "---", "\u{1B}[31m", "two\nlines",
    ])
  }

  /// Any edit, often of something that the text has.
  mutating func edit(of text: String) -> Edit {
    let options = decision(text).options.indices.map { option($0 + 1, of: text) }
    let target = pick(options + [OptionPlace.seen(number: number(-1...3), title: "A")])
    let item = pick(
      arguments(of: text) + [ArgumentPlace(option: target, side: .pro, number: 1, text: "a")])
    switch number(0...12) {
    case 0: return .add(pick([.pro, .con, .neutral, nil]), text: words(), to: target)
    case 1: return .rewrite(item, text: words())
    case 2: return .remove(item)
    case 3: return .move(item, to: number(-1...5))
    case 4: return .weigh(item, number(-1...9))
    case 5: return .choose(target, because: pick([nil, words()]))
    case 6: return .setStatus(words())
    case 7: return .addOption(title: words())
    case 8: return .setContext(words())
    case 9: return .addDriver(words())
    case 10: return .addConsequence(pick([.pro, .con, .neutral, nil]), text: words())
    case 11: return .succeed(DecisionReference(name: "0007", path: "0007-old.md"))
    case 12: return .renameOption(target, title: words())
    default: return .removeOption(target)
    }
  }

  /// A text with some lines and pieces changed.
  mutating func mutation(of text: String) -> String {
    var lines = lines(text)
    let pieces = [
      "* ", "- Pros", "```", "<!--", "# ", "**", "---", "Good, because x", "  - a", "", "> ",
      "| Pros | Cons |", "|---|---|", "| a; b | ✅ c |", "In the context of a", "to achieve b",
    ]
    for _ in 0..<number(0...6) where !lines.isEmpty {
      let index = number(0...lines.count - 1)
      switch number(0...2) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(pick(pieces), at: index)
      default: lines[index] = pick(pieces) + lines[index]
      }
    }
    return lines.joined(separator: pick(["\n", "\r\n"]))
  }

  /// A table of an option's pros and cons.
  private mutating func table(_ option: Int) -> String {
    let rows = (0..<number(1...3)).map { row in
      let pro = pick(["pro \(option).\(row)", "pro \(option).\(row)<br>more \(row)", ""])
      return "| \(pro) | con \(option).\(row) |"
    }
    return (["| Pros | Cons |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// A file in one notation or another, with loose and tight lists.
  mutating func file() -> String {
    let bullet = pick(["* ", "- ", "+ ", "1. "])
    let opening = pick([["Good, because ", "Bad, because "], ["Pro: ", "Con: "], ["✅ ", "❌ "]])
    let gap = pick(["\n", "\n\n"])
    let quote = pick(["", "", "> "])
    let options = (1...number(1...3)).map { option in
      if number(0...3) == 0 { return "### Option \(option)\n\n" + table(option) }
      let items = (0..<number(0...5)).map { item in
        "\(bullet)\(pick(opening))reason \(option).\(item)\(pick(["", "\n  * detail", "\n  more"]))"
      }
      return "### Option \(option)\n\n"
        + lines(items.joined(separator: gap)).map { quote + $0 }.joined(separator: "\n")
    }
    return "# T\n\n## Options\n\n" + options.joined(separator: "\n\n")
  }
}
