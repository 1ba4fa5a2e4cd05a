import BusinessLogic
import Decisions
import Testing

struct MarkdownTableTests {
  @Test func `One decision is a table of its options, with every pipe escaped once`() async throws {
    #expect(
      try await Shelf.document(.markdown) == """
        | Option | Pros | Cons | Neutral | Total |
        | --- | --- | --- | --- | ---: |
        | **Post\\|gre"SQL** (chosen) | it scales, "well" (weight 3) | a \\| b \\| c \
        | café  and more | 2 |
        | SQLite |  |  |  | 0 |

        """)
  }

  @Test func `A merge conflict has neither a choice nor totals`() async throws {
    #expect(
      try await Shelf.document(.markdown, of: [Shelf.inConflict]) == """
        | Option | Pros | Cons | Total |
        | --- | --- | --- | ---: |
        | Kafka |  | heavy<br>slow | merge conflict |
        | Redis |  |  | merge conflict |

        """)
  }

  @Test(
    arguments: [
      ("<img src=x>", "\\<img src=x>"), ("see [this](https://x.y)", "see \\[this](https://x.y)"),
      ("**a** `<b>|` _c_", "**a** `<b>\\|` _c_"), ("`` ` `` \\< `<i>", "`` ` `` \\< \\`\\<i>"),
      ("\\`<b>`", "\\`\\<b>\\`"), ("end\\", "end\\\\"),
      ("\u{1B}[31ma\tb\u{202E}c", "\\u{1B}\\[31ma b\\u{202E}c"),
    ])
  func `HTML and links of a text are shown, not rendered`(text: String, cell: String) async throws {
    let decision = Decision(
      title: "T", options: [Topic(title: "O", arguments: [Argument(.pro, text)])])
    let file = LibraryFile(key: "a", path: "a.md", decision: decision)
    #expect(try await Shelf.document(.markdown, of: [file]).hasSuffix("| O | \(cell) |  | 1 |\n"))
  }

  @Test func `A file that can't be read has no options, and says so`() async throws {
    let file = LibraryFile(
      key: "a", path: "a.md", decision: Decision(title: "a", options: []), isReadable: false)
    #expect(try await Shelf.document(.markdown, of: [file]) == "not read\n")
    #expect(
      try await Shelf.document(.markdown, of: [file, file]).hasSuffix("| a | not read |  |  |  |\n")
    )
  }

  @Test func `Several are one table still, with a column for the decision`() async throws {
    let decision = Decision(
      title: "Tabs", options: [Topic(title: "Tabs", arguments: [Argument(.pro, "a")])])
    let file = LibraryFile(key: "a", path: "a.md", decision: decision)
    #expect(
      try await Shelf.document(.markdown, of: [file, file]) == """
        | Decision | Option | Pros | Cons | Total |
        | --- | --- | --- | --- | ---: |
        | Tabs | Tabs | a |  | 1 |
        | Tabs | Tabs | a |  | 1 |

        """)
  }
}
