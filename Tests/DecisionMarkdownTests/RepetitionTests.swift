import DecisionMarkdown
import Decisions
import Testing

@Suite("A decision that says two things")
struct RepetitionTests {
  private func problems(in text: String) -> [String] {
    DecisionMarkdown.decision(in: Array(text.utf8), named: "").problems.map {
      "\($0.line): \($0.isError ? "error" : "remark"): \($0.message)"
    }
  }

  private static let options = """
    # Which

    ## Considered Options

    * Kafka
    * Redis


    """

  @Test("names a section that is there twice")
  func sections() {
    let text = "## Decision Outcome\n\nChosen option: Redis\n\n"
    #expect(
      problems(in: Self.options + text + "## More\n\n" + text)
        == ["14: remark: the section \"Decision Outcome\" is already on line 8"])
  }

  @Test("names consequences that are there twice, side by side")
  func consequences() {
    let text = "## Consequences\n\nIt is fast.\n\n"
    #expect(
      problems(in: "# Q\n\n## Decision\n\nKafka.\n\n\(text)\(text)")
        == ["11: remark: the section \"Consequences\" is already on line 7"])
    #expect(problems(in: "# Q\n\n\(text)## Decision\n\nKafka.\n\n#\(text)").isEmpty)
  }

  @Test("takes a full stop, or no reason, for no other reason", arguments: ["", ".", "?"])
  func sameReason(end: String) {
    func choice(_ reason: String) -> String { "Chosen option: \"Redis\"\(reason)\n\n" }
    let reason = end == "?" ? "" : ", because it is **small**\(end)"
    let outcome = choice(reason) + choice(", because it is small.")
    #expect(problems(in: "\(Self.options)## Decision Outcome\n\n\(outcome)").isEmpty)
  }

  @Test("names a choice for two reasons")
  func reasons() {
    let outcome = """
      ## Decision Outcome

      Chosen option: "Redis", because it is small.

      Chosen option: "Redis", because it is known.
      """
    #expect(
      problems(in: Self.options + outcome)
        == ["12: error: \"Redis\" is chosen for another reason on line 10"])
  }

  @Test("names several outcomes", arguments: ["Decision Outcome", "Decision"])
  func outcomes(second: String) {
    func outcome(_ option: String, _ heading: String) -> String {
      "## \(heading)\n\nChosen option: \"\(option)\", because it is small.\n\n"
    }
    let problems = problems(
      in: Self.options + outcome("Redis", "Decision Outcome") + outcome("Kafka", second))
    #expect(problems.contains { $0.hasSuffix("error: \(Problem.Kind.severalChoices.meaning)") })
  }

  @Test("names a field of the head that is there twice")
  func fields() {
    #expect(
      problems(in: "---\nstatus: accepted\ndate: 2026-01-01\nstatus: rejected\n---\n# Which\n")
        == ["4: remark: the field \"status\" is already on line 2"])
    #expect(
      problems(in: "# Which\n\n* Status: accepted\n* By: Ann\n* By: Bob\n* Status: rejected\n")
        == ["6: remark: the field \"status\" is already on line 3"])
    #expect(problems(in: "---\n# status: accepted\nstatus: rejected\n---\n# Which\n").isEmpty)
    #expect(problems(in: "---\ndate: 2026-01-01\nlast_updated: 2026-02-02\n---\n# Which\n").isEmpty)
  }

  @Test("names a field that is there twice in rows of a table, but not in the columns of a history")
  func rows() {
    #expect(
      problems(in: "# Q\n\n| Status | accepted |\n|---|---|\n| Status | rejected |\n")
        == ["5: remark: the field \"status\" is already on line 3"])
    let date = "Date: 2026-01-01\n\n| Field | Value |\n|-|-|\n| Date | 2026-01-02 |\n"
    #expect(
      problems(in: "# Q\n\n\(date)") == ["7: remark: the field \"date\" is already on line 3"])
    let history = "| Status | Date |\n|-|-|\n| draft | 2026-01-01 |\n| accepted | 2026-01-02 |\n"
    #expect(problems(in: "# Q\n\n\(history)").isEmpty)
  }

  @Test("names a section of the status that contradicts the front matter")
  func statuses() {
    func problems(_ field: String, _ section: String) -> [String] {
      self.problems(in: "---\nstatus: \(field)\n---\n# Q\n\n## Status\n\n\(section)\n")
    }
    #expect(
      problems("accepted", "Rejected")
        == ["8: remark: the field \"status\" contradicts line 2"])
    for section in ["Accepted", "Yes", "Proposed\n\nAccepted", "Proposed, then accepted"] {
      #expect(problems("accepted", section).isEmpty)
    }
  }

  @Test(
    "takes equal headings of different sections for what they are",
    arguments: [
      "## Kafka\n\n### Consequences\n\n- a\n\n## Redis\n\n### Consequences\n\n- b\n",
      "## Queue\n\n### Decision\n\nKafka.\n\n## Cache\n\n### Decision\n\nRedis.\n",
      "## Options\n\n### A\n\n- x\n\n### Decision\n\nNo.\n\n### B\n\n- y\n\n### Decision\n\nNo.\n",
      "## Links\n\n- a\n\n## Links\n\n- b\n",
      "## Decision Outcome\n\nChosen option: Redis\n\n### Confirmation\n\nChosen option: Redis\n",
    ])
  func others(text: String) {
    #expect(problems(in: "# Which\n\n\(text)").isEmpty)
  }

  @Test("takes one recommendation for two things for no repetition")
  func things() {
    let text =
      "# T\n## Tea\n### Decision\nDecision: Keep\n## Ice\n### Decision\nDecision: Keep it\n"
    #expect(DecisionMarkdown.decision(in: Array(text.utf8), named: "").problems == [])
  }

  @Test("sees the conflict that git or a merge driver has left", arguments: ["ours", "HEAD"])
  func conflict(name: String) {
    let text = "# Tea\n\n<<<<<<< \(name)\n- a\n=======\n- b\n>>>>>>> theirs\n"
    let problems = DecisionMarkdown.decision(in: Array(text.utf8), named: "").problems
    #expect(problems == [Problem(line: 3, .conflict)])
    for code in ["<pre>\n\(text)</pre>\n", "<pre class=\"diff\">\n\(text)</pre>\n"] {
      #expect(decision(code).problems == [])
      #expect(decision(code + text).problems == [Problem(line: 12, .conflict)])
    }
    #expect(decision("<pre>a</pre>\n\n\(text)").problems == [Problem(line: 5, .conflict)])
  }
}
