import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("Ordinary texts")
struct OrdinaryTextTests {
  private static let subjects = [
    "it", "`git rebase -i`", "the [guide](https://a.b/c_d#e)", "\"exactly once\"", "C#",
    "„Größe“", "a <https://a.b/c> mirror", "`a | b`", "v1.2 (stable)", "**Kafka**",
  ]
  private static let predicates = [
    "scales", "needs > 3 nodes, < 9", "costs $5 / month", "is at https://x.y/z?a=b&c=d",
    "isn't done — yet", "takes 1.5 times as long", "says: \"no\"", "returns `null`; see [1]",
    "is *very* fast!", "has no `<div>` in 100 %", "is #1 & ~10 ms", "means a + b = c",
    "is rejected by nobody", "keeps data, e.g. `{\"a\": [1]}`", "was seen in 2016, as you know",
    "ends with a backslash \\ in it", "fails if x_1 != y_2", "does what it should do",
    "reads C:\\temp", "is OK?",
  ]

  @Test("are refused as rarely as the lines around them allow")
  func refused() {
    let texts = Self.subjects.flatMap { one in Self.predicates.map { "\(one) \($0)" } }
    let files = Fixtures.toEdit + LanguageTests.files
    var refused: [String: Int] = [:]
    for (number, text) in texts.enumerated() {
      let file = DecisionText(Array(files[number % files.count].utf8), named: "file")
      let option = OptionPlace.seen(number: 1, title: file.decision.options[0].title)
      var edits: [(String, Edit)] = [
        ("add", .add(.pro, text: text, to: option)), ("add", .add(.con, text: text, to: option)),
        ("note", .add(nil, text: text, to: option)), ("driver", .addDriver(text)),
        ("context", .setContext(text)), ("status", .setStatus(text)),
        ("consequence", .addConsequence(.con, text: text)), ("option add", .addOption(title: text)),
        ("choose", .choose(option, because: text)), ("rename", .renameOption(option, title: text)),
      ]
      if let place = file.decision.places.first(where: { $0.side != nil }) {
        edits.append(("edit", .rewrite(place, text: text)))
      }
      for (place, (name, edit)) in edits.enumerated()
      where (number + place).isMultiple(of: 3) && (try? file.after(edit)) == nil {
        refused[name, default: 0] += 1
      }
    }
    #expect(texts.count == 200)
    // In tables, where words state the choice, and where a text ends with the sign of a choice.
    let limits = ["add": 1, "edit": 1, "status": 5, "choose": 9, "option add": 2]
    #expect(refused.filter { $0.value > limits[$0.key, default: 0] } == [:])
  }
}
