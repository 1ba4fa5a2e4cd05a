import DecisionMarkdown
import Decisions
import Testing

@Suite("Comments that exempt from problems")
struct ExemptionTests {
  private func exemptions(_ text: String) -> [Exemption]? {
    DecisionMarkdown.decision(in: Array(text.utf8), named: "").exemptions
  }

  @Test("name problems of their line, of the line below, or of the file")
  func places() {
    #expect(
      exemptions(
        """
        <!-- proscons ignore-file duplicate-number -->
        # Tea <!--proscons ignore conflict, no-arguments-->

        <!-- proscons ignore broken-link -->

        <!-- another comment -->
        * Tea
        | a | <!-- proscons ignore odd --> |
        """) == [
          Exemption(line: 1, "duplicate-number"), Exemption(line: 2, "conflict", upTo: 2),
          Exemption(line: 2, "no-arguments", upTo: 2), Exemption(line: 4, "broken-link", upTo: 7),
          Exemption(line: 8, "odd", upTo: 8),
        ])
  }

  @Test("stand behind the sign of a comment in front matter")
  func frontMatter() {
    let ignore = "# <!-- proscons ignore odd -->"
    #expect(exemptions("---\nstatus: x \(ignore)\n---\n") == [Exemption(line: 2, "odd", upTo: 2)])
    #expect(exemptions("---\n\(ignore)\nstatus: x\n---\n") == [Exemption(line: 2, "odd", upTo: 3)])
    #expect(exemptions("---\nstatus: x <!-- proscons ignore odd -->\n---\n") == nil)
  }

  @Test(
    "that say nothing to ignore are known",
    arguments: [
      "<!-- proscons -->", "<!-- proscons ignore -->", "<!-- proscons ignore-file, -->",
      "<!-- proscons ignroe conflict -->",
    ])
  func unknown(comment: String) {
    #expect(exemptions("# Tea\n\n\(comment)\n") == [Exemption(line: 3, nil)])
  }

  @Test(
    "are no examples in code, no other comments, and stand on one line",
    arguments: [
      "```\n<!-- proscons ignore conflict -->\n```", "Write `<!-- proscons ignore conflict -->`.",
      "<!-- prosconsignore conflict -->", "<!-- see proscons ignore -->",
      "<!-- as in <!-- proscons ignore conflict -->",
      "<!-- proscons ignore conflict\n-->",
    ])
  func others(text: String) {
    #expect(exemptions("# Tea\n\n\(text)\n") == nil)
  }

  @Test("leave the other problems of the file")
  func rest() {
    func lines(_ comment: String, below: String = "") -> [Int] {
      let text = "# T\n\(comment)\n## Options\n* Tea\n* Ice\n## Decision\n\(below)\n"
      return DecisionMarkdown.decision(
        in: Array("\(text)Chosen option: \"Beer\"\n## Decision\n".utf8), named: ""
      ).problems.map(\.line)
    }
    #expect(lines("") == [8, 9])
    #expect(lines("<!-- proscons ignore-file unknown-choice -->") == [9])
    #expect(lines("", below: "<!-- proscons ignore unknown-choice, conflict -->") == [9])
    #expect(lines("", below: "<!-- proscons ignore conflict -->") == [8, 9])
    #expect(lines("<!-- proscons ignore unknown-choice -->") == [8, 9])
  }
}
