import Decisions
import Testing

@Suite("What a person types")
struct TypedTextTests {
  private let text = "# T\n\n## Options\n\n### A\n\n* Good, because a\n* Bad, because of b\n"

  @Test(
    "says its side once",
    arguments: [
      ("it scales", "* Good, because it scales"),
      ("because it scales", "* Good, because it scales"),
      ("Because of its size", "* Good, because of its size"),
      ("Good, because it scales", "* Good, because it scales"),
      ("**Good**, it scales", "* Good, because it scales"),
      ("Pro: it scales", "* Good, because it scales"),
      ("✅ it scales", "* Good, because it scales"),
      ("since 2016 it scales", "* Good, because since 2016 it scales"),
      ("Better, faster, cheaper", "* Good, because Better, faster, cheaper"),
      ("Good performance", "* Good, because Good performance"),
      ("two\n lines ", "* Good, because two lines"),
      ("# no heading", "* Good, because # no heading"),
      ("Cons:", "* Good, because Cons:"),
    ])
  func polarity(typed: String, line: String) throws {
    let result = try edited(text, .add(.pro, text: typed, to: option(1, of: text)))
    #expect(difference(text, result) == ["+ " + line])
  }

  @Test("does not inherit the \"of\" of a neighbour")
  func tail() throws {
    let result = try edited(text, .add(.con, text: "it is slow", to: option(1, of: text)))
    #expect(difference(text, result) == ["+ * Bad, because it is slow"])
  }

  @Test(
    "gets a marker of its own where it would read otherwise below a label",
    arguments: [
      ("Cons:", "- Good, because Cons:"), ("- dash", "- Good, because - dash"),
      ("Bad, because old", "- Good, because Bad, because old"),
    ])
  func labels(typed: String, line: String) throws {
    let labels = "# T\n\n## Pros\n\n- a\n"
    let result = try edited(labels, .add(.pro, text: typed, to: option(1, of: labels)))
    #expect(difference(labels, result) == ["+ " + line])
  }

  @Test("goes below an empty heading or label of its side")
  func empty() throws {
    let headings = "# T\n\n## Pros\n\n- a\n\n## Cons\n\n## Links\n"
    let con = try edited(headings, .add(.con, text: "x", to: option(1, of: headings)))
    #expect(con == headings.replacing("## Cons\n", with: "## Cons\n- x\n"))
    let nested = "# T\n## Options\n### A\n- Pros\n  - a\n- Cons\n"
    let below = try edited(nested, .add(.con, text: "x", to: option(1, of: nested)))
    #expect(below == nested + "  - x\n")
    let one = "# T\n## Options\n### A\n- Pros\n  - a\n"
    let beside = try edited(one, .add(.con, text: "x", to: option(1, of: one)))
    #expect(beside == one + "- Cons\n  - x\n")
  }
}
