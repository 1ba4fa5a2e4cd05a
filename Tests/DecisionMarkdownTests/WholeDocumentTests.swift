import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("The whole document")
struct WholeDocumentTests {
  @Test("text that is no option, argument or field is text of its section")
  func sections() {
    let text = """
      ---
      status: accepted
      decision-makers: Ann, Bob
      ---
      # Which drink

      We meet at noon.

      ## Context and Problem Statement

      Everybody is thirsty.

      Nobody wants to wait.

      - The kitchen is small.
        - It has one kettle.

      ```sh
      boil

      --twice
      ```

      | Cup | Size |
      | --- | --- |
      | red | big |

      ## Considered Options

      We looked at these:

      * Tea
      * Milk

      ## Decision Outcome

      Chosen option: "Tea", because it is hot.

      ### Confirmation

      Somebody tastes it.

      ## Pros and Cons of the Options

      ### Tea

      * Good, because hot

      ```sh
      brew
      ```

      ## More Information

      [1]: https://example.com
      """
    let read = decision(text)
    #expect(read.context == "Everybody is thirsty.")
    let found = read.sections.map { section in
      let option = section.option.map { " of \(read.options[$0].title)" } ?? ""
      return "\(section.level) \(section.heading ?? "-")\(option): "
        + section.blocks.map { "\($0.kind) \($0.line ?? 0) \($0.text)" }.joined(separator: "; ")
    }
    #expect(
      found == [
        "0 -: paragraph 3 decision-makers: Ann, Bob",
        "1 Which drink: paragraph 7 We meet at noon.",
        "2 Context and Problem Statement: paragraph 13 Nobody wants to wait.; "
          + "list 15 - The kitchen is small.\n  - It has one kettle.; "
          + "code 18 ```sh\nboil\n\n--twice\n```; "
          + "table 24 | Cup | Size |\n| --- | --- |\n| red | big |",
        "2 Considered Options: paragraph 30 We looked at these:",
        "3 Confirmation: paragraph 41 Somebody tastes it.",
        "3 Tea of Tea: code 49 ```sh\nbrew\n```",
        "2 More Information: paragraph 55 [1]: https://example.com",
      ])
  }

  @Test("a heading of no known meaning is a section if only arguments or headings are below it")
  func bareHeadings() {
    let read = decision(
      """
      ## Options

      ### Tea

      #### Licence

      - Good, because free

      #### Pros

      - hot

      ## Appendix

      ### Prices

      Low.

      ## Links
      """)
    #expect(
      read.sections.map { [$0.heading, "\($0.option ?? -1)", "\($0.blocks.count)"] }
        == [["Licence", "0", "0"], ["Appendix", "-1", "0"], ["Prices", "-1", "1"]])
  }

  @Test("every word of every line is in a value of the decision", arguments: Fixtures.all)
  func words(text: String) { expectAllWords(of: text) }

  @Test("every word stays in a value, however lines are mixed", arguments: 0..<8)
  func mixed(seed: Int) {
    for seed in Fuzzing.seeds(from: seed) {
      var random = SeededGenerator(seed: seed)
      let lines = Fixtures.all.flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
      }
      for _ in 0..<60 {
        let start = random.number(0...lines.count - 1)
        var some = Array(lines[start...].prefix(random.number(1...30)))
        for _ in 0..<random.number(0...6) {
          some.insert(random.pick(lines), at: random.number(0...some.count))
        }
        expectAllWords(of: some.joined(separator: "\n"))
      }
    }
  }

  private func expectAllWords(of text: String, _ place: SourceLocation = #_sourceLocation) {
    let kept = words(decision(text).everything.joined(separator: "\n"))
    let lines = text.split(whereSeparator: \.isNewline).map { Set(words($0).keys) }
    var found: [String: Int] = [:]
    for word in lines.joined() { found[word, default: 0] += 1 }
    let missing = found.filter { kept[$0.key, default: 0] < $0.value }.keys.sorted()
    #expect(missing.isEmpty, "in:\n\(text)", sourceLocation: place)
  }

  private func words(_ text: some StringProtocol) -> [String: Int] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Dictionary(words.map { (String($0), 1) }, uniquingKeysWith: +)
  }
}

extension Decision {
  /// All of its texts.
  fileprivate var everything: [String] {
    [title, context, outcome].compactMap(\.self) + drivers + remarks
      + options.flatMap { option in
        (option.wordings.isEmpty ? [option.title] : option.wordings) + option.notes
          + option.arguments.flatMap { [$0.text] + $0.details }
      } + consequences.flatMap { [$0.text] + $0.details }
      + sections.flatMap { $0.blocks.map(\.text) } + markup.map(\.text)
  }
}
