import BusinessLogic
import DecisionMarkdown
import Decisions
import Testing

@Suite("Edits of tables")
struct TableEditTests {
  @Test("reasons in one cell change their places")
  func move() throws {
    let text = "# T\n## Options\n| Option | Pros |\n|---|---|\n| Tea | hot<br>wet<br>old |\n"
    #expect(
      difference(text, try edited(text, .move(argument(.pro, 3, of: text), to: 1))).last
        == "+ | Tea | old<br>hot<br>wet |")
  }

  @Test("a title with a bar doesn't part its cell, and a sentence has it as it is")
  func renamed() throws {
    let text = "# T\n## Options\n| Option | Pros |\n|---|---|\n| Tea | hot |\n\nDecision: Tea\n"
    #expect(
      try edited(text, .renameOption(option(1, of: text), title: "Mate|Tea"))
        == text.replacing("| Tea", with: "| Mate\\|Tea").replacing(": Tea", with: ": Mate|Tea"))
  }

  @Test("the empty cells of an option are filled before it gets a further row")
  func filled() throws {
    let text = "# T\n| Option | Pros | Cons |\n|---|---|---|\n| Tea | hot | wet |\n| Milk | | |\n"
    let cheap = try edited(text, .add(.pro, text: "cheap", to: option(2, of: text)))
    let both = try edited(cheap, .add(.con, text: "white", to: option(2, of: cheap)))
    #expect(both == text.replacing("| Milk | | |", with: "| Milk | cheap | white |"))
  }

  private let matrix = """
    # T
    ## Options
    - Tea
    - Milk
    ## Comparison
    | Criterion | Tea | Milk |
    |---|---|---|
    | Price | ✅ low | ❌ |
    | Taste | + | - sour |
    | Origin | far | near |

    """

  @Test("a criterion keeps its title")
  func criterion() throws {
    let price = argument(.pro, 1, of: matrix)
    #expect(
      difference(matrix, try edited(matrix, .rewrite(price, text: "Price: lower"))).last
        == "+ | Price | ✅ lower | ❌ |")
    #expect(throws: EditRefusal.isInTable("edit it is cheap", line: 8)) {
      try edited(matrix, .rewrite(price, text: "it is cheap"))
    }
  }

  @Test("a reason behind a verdict is weighed in its cell")
  func weighedVerdict() throws {
    let text =
      "# T\n## Options\n| Option | Verdict |\n|--|--|\n| Tea | Rejected: slow |\n| Milk | Chosen |\n"
    let tea = try edited(text, .weigh(argument(.con, 1, of: text), 3))
    #expect(tea == text.replacing("slow |", with: "slow <!-- weight: 3 --> |"))
    #expect(summary(tea) == "Tea\n - slow ×3\nMilk (chosen)\n note: Verdict: Chosen")
    #expect(try edited(tea, .weigh(argument(.con, 1, of: tea), 1)) == text)
  }

  @Test("an option goes with all its rows", arguments: [1, 2])
  func removeRows(number: Int) throws {
    let head = "# T\n\n| Option | Pros | Cons |\n|---|---|---|\n"
    let rows = [
      "| Tea | fast | big |\n| | small | |\n|  | warm |\n",
      "| Milk | old | slow |\n| | white | |\n",
    ]
    let text = head + rows.joined()
    #expect(
      summary(text) == "Tea\n + fast\n - big\n + small\n + warm\nMilk\n + old\n - slow\n + white")
    #expect(try edited(text, .removeOption(option(number, of: text))) == head + rows[2 - number])
  }

  @Test("an empty cell above or before a text is no title of it")
  func emptyTitle() {
    let text = matrix + "| | cheap | |\n| | ✅ quick | ❌ |\n"
    #expect(decision(text).options[0].notes.last == "cheap")
    #expect(decision(text).options[0].advantages.last?.text == "quick")
    #expect(decision(text).options[1].disadvantages.map(\.text) == ["Price", "Taste: sour"])
  }
}
