import DecisionMarkdown
import Decisions
import TestSupport

extension SeededGenerator {
  /// A text that tries to be more than a text.
  mutating func hostileWords() -> String {
    let begun = pick(Self.hostile)
    return switch number(0...9) {
    case 0: begun + " " + pick(Self.hostile)
    case 1: pick(["Good, because ", "because ", "**x** ", "\\", "<b>"]) + begun
    case 2: begun + pick(["`", "\\", "  ", ":", "<", "|", " -->", "*"])
    default: begun
    }
  }

  /// Texts that would be structure at the beginning of a line.
  static let hostile = [
    "```", "``` swift", "````", "~~~", "~~~~ x", "Pros:", "**Cons:**", "because Pros:", "con",
    "Pros",
    "Advantages of Redis", "Status", "Date: 2026-01-02", "status: x", "---", "===", "- - -", "***",
    "- ",
    "+ x", "1. x", "7) x", "# H", "## Decision Outcome", "#### Pros", "> q", ">", "| a | b |", "|",
    "|---|",
    "a | b", "--- | ---", "<!-- c -->", "<!-- c", "-->", "<div>", "</div>", "<details>", "<script>",
    "<pre>", "</pre>", "<style>", "<?php", "<!X", "<![CDATA[", "<b>", "<https://a.b/c>", "[a]: /b",
    "[Kafka]: https://x.y 'z'", "[a]:", "[^1]: x", "    code", "\tcode", "**Option 2**",
    "Option 3: x",
    "Chosen option: \"A\"", "Decision: A", "We use Kafka", "Good, because x", "✅ x", "Consequences",
    "Considered Options", "<<<<<<< HEAD", "=======", "...", "$$", ":::", "{#x}", "a\\", "&lt;div>",
    "<a name=\"x\"></a>", "[ ]", "[x] y", "none", "TBD", "…", "N/A",
  ]

  /// An edit with a hostile text, or one without a text.
  mutating func hostileEdit(of decision: Decision) -> Edit? {
    let options = zip(1..., decision.options).map { OptionPlace.seen(number: $0, title: $1.title) }
    let items = decision.places
    switch number(0...15) {
    case 0...2 where !options.isEmpty:
      return .add(pick([.pro, .con, .neutral, nil]), text: hostileWords(), to: pick(options))
    case 3...4 where !items.isEmpty: return .rewrite(pick(items), text: hostileWords())
    case 5 where !items.isEmpty: return .remove(pick(items))
    case 6 where !items.isEmpty: return .move(pick(items), to: number(1...3))
    case 7 where !items.isEmpty: return .weigh(pick(items), number(0...3))
    case 8 where !options.isEmpty:
      return .choose(pick(options), because: pick([nil, hostileWords(), hostileWords()]))
    case 9: return .setStatus(hostileWords())
    case 10: return .addOption(title: hostileWords())
    case 11: return .setContext(hostileWords())
    case 12: return .addDriver(hostileWords())
    case 13: return .addConsequence(pick([.pro, .con, .neutral, nil]), text: hostileWords())
    case 14 where !options.isEmpty: return .renameOption(pick(options), title: hostileWords())
    case 15 where !options.isEmpty:
      return number(0...2) == 0
        ? .removeOption(pick(options))
        : .succeed(DecisionReference(name: "0007", path: "0007-old.md"))
    default: return nil
    }
  }

  /// A file without the blank lines that keep its blocks apart, with pieces that an edit may join.
  mutating func hostileFile() -> String {
    let pieces = [
      "```", "code", "---", "", "text", "more text", "<details>", "</details>", "> quote",
      "| a | b |",
      "|---|---|", "- item", "  - below", "    text below", "1. one", "<!-- c -->", "[a]: /b",
      "**Bold**",
      "## Notes", "Title", "    code",
    ]
    let new = try? DecisionMarkdown.template(title: hostileWords(), date: nil)
    let fixture = pick(
      Fixtures.toEdit + LanguageTests.files
        + (new.map { [String(decoding: $0, as: UTF8.self)] } ?? []))
    var lines = lines(fixture)
    if number(0...2) == 0 { lines.removeAll { $0.isEmpty && number(0...2) > 0 } }
    for _ in 0..<number(0...5) { lines.insert(pick(pieces), at: number(0...lines.count)) }
    return lines.joined(separator: "\n") + pick(["", "\n"])
  }
}

extension Decision {
  /// The places of all items.
  var places: [ArgumentPlace] {
    let owners = [nil] + zip(1..., options).map { OptionPlace.seen(number: $0, title: $1.title) }
    return owners.flatMap { owner in
      DecisionItem.Kind.all.filter { $0.isOfOption == (owner != nil) }.flatMap { kind in
        zip(1..., texts(kind, of: owner)).map { number, text in
          ArgumentPlace(kind, of: owner, number: number, text: text)
        }
      }
    }
  }
}
