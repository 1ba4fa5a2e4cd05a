import DecisionMarkdown
import Decisions
import Testing

@Suite("A file in Nygard's form")
struct NygardEditTests {
  private let text = """
    # 4. Logs

    ## Status

    Accepted

    ## Context

    Foo.

    ## Decision

    We will write logs as JSON.

    ## Consequences

    None.

    """

  private func without(_ section: String) -> String {
    text.replacing(section, with: "")
  }

  @Test("gets the section that it lacks, in its own words and on its own level")
  func sections() throws {
    let status = without("## Status\n\nAccepted\n\n")
    #expect(try edited(status, .setStatus("Accepted")) == text)
    // What a template says there is no status.
    let open = text.replacing("\nAccepted", with: "[Proposed | Accepted]")
    #expect(
      try edited(open, .setStatus("Accepted"))
        == text.replacing("Accepted\n", with: "Accepted\n\n[Proposed | Accepted]\n"))
    let context = without("## Context\n\nFoo.\n\n")
    #expect(try edited(context, .setContext("Foo.")) == text)
    let consequences = without("\n## Consequences\n\nNone.\n")
    #expect(
      try edited(consequences, .addConsequence(nil, text: "x"))
        == consequences + "\n## Consequences\n\n* x\n")
  }

  @Test("gets no second section of consequences where the first one has no place for a new one")
  func consequences() {
    let remark = text.replacing("None.", with: "- Good to know")
    #expect(throws: EditRefusal.self) { try edited(remark, .addConsequence(.con, text: "slow")) }
  }

  @Test("is another than MADR's, which has options")
  func madr() throws {
    let madr = "# T\n\n## Context\n\nx\n\n## Considered Options\n\n* A\n\n## Decision\n\nA.\n"
    #expect(
      try edited(madr, .addConsequence(.pro, text: "x")).hasSuffix(
        "A.\n\n### Consequences\n\n* Good, because x\n"))
    #expect(try edited(madr, .setStatus("final")).hasPrefix("---\nstatus: final\n---\n"))
  }

  @Test("and any other has a paragraph for each of its arguments below a heading")
  func paragraph() throws {
    let text = "# Tea\n\n## Pros\n\nIt is warm.\n\n## Cons\n\nIt is cold.\n"
    #expect(
      try edited(text, .add(.pro, text: "It keeps", to: option(1, of: text)))
        == text.replacing("warm.\n", with: "warm.\n\nIt keeps\n"))
  }
}
