import DecisionMarkdown
import Decisions
import Testing

@Suite("In the cells of a table")
struct CellEditTests {
  private static func text(_ pros: String, _ cons: String) -> String {
    "# T\n\n| Option | Pros | Cons |\n|---|---|---|\n| A | \(pros) |\(cons)|\n| B | b | d |\n"
  }

  @Test(
    "one more argument comes where its cell has a place for it",
    arguments: [
      (" c<br>d ", " c<br>d<br>x "), (" <ul><li>c</li></ul> ", " <ul><li>c</li><li>x</li></ul> "),
      (" - ", " x "), (" n/a ", " x "), ("", " x "), (" ", " x "),
      ("      ", " x    "),
    ])
  func cell(old: String, new: String) throws {
    let text = Self.text("a", old)
    #expect(
      try edited(text, .add(.con, text: "x", to: option(1, of: text))) == Self.text("a", new))
  }

  @Test("else in a new row; in its cell if others of the table have several")
  func row() throws {
    let text = Self.text("a", " c ")
    let con = try edited(text, .add(.con, text: "x", to: option(1, of: text)))
    #expect(difference(text, con) == ["+ | | | x |"])
    let several = Self.text("a<br>b", " c ")
    #expect(
      try edited(several, .add(.con, text: "x | y", to: option(1, of: several)))
        == Self.text("a<br>b", " c<br>x \\| y "))
  }

  @Test("the empty one below an option is filled where rows are sides")
  func column() throws {
    let text = "# T\n\n| | A | B |\n|-|-|-|\n| Pros | a | b |\n| Cons | c | |\n"
    #expect(
      try edited(text, .add(.con, text: "x", to: option(2, of: text)))
        == text.replacing("| c | |", with: "| c | x |"))
  }
}
