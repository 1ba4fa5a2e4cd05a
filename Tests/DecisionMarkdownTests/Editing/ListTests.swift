import Decisions
import Testing

@testable import DecisionMarkdown

@Suite("A list of new arguments")
struct ListTests {
  private let text = "# T\n\n## Options\n\n### A\n\n- Good, because x\n"
  private let list = [
    NewArgument(.con, "y"), NewArgument(.pro, "Good, because z", weight: 3), NewArgument(nil, "n"),
    NewArgument(.con, "y", weight: 2),
  ]

  @Test("is added in one edit, each with its weight")
  func added() throws {
    let after = try edited(text, .addLists([NewList(list, to: option(1, of: text))]))
    let arguments = decision(after).options[0].arguments
    #expect(arguments.map(\.text) == ["x", "z", "y", "y"])
    #expect(arguments.map(\.weight) == [1, 3, 1, 2])
    #expect(decision(after).options[0].notes == ["n"])
  }

  @Test("changes nothing if one can't be added")
  func refused() {
    let bad = list + [NewArgument(.pro, "\u{0}")]
    #expect(throws: EditRefusal.self) {
      try edited(text, .addLists([NewList(bad, to: option(1, of: text))]))
    }
  }
}
