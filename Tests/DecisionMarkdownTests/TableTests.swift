import DecisionMarkdown
import Decisions
import Testing

@Suite("Tables")
struct TableTests {
  @Test("options are rows, sides are columns, and cells hold lists")
  func fixture() {
    #expect(
      summary(Fixtures.tables) == """
        Cookie
         + no server
         + cheap
         - size limits | both
         - replays
         note: Verdict: Rejected
        Redis (chosen)
         + quick
         + known
         + expires by itself
         + shared
         - memory ×3
         - one more thing
        Disk
         + simple
         + lasting
         - `a; b` is slow
        = + one store less
        = - one more port
        = + fewer bytes
        """)
  }

  @Test(
    "pros and cons of one option stand in columns",
    arguments: [
      "| Pros | Cons |\n|---|---|\n| a | b |", "Pros|Cons\n---|---\na|b",
      "| ✅ Advantages | ❌ Disadvantages |\n|:-:|:-:|\n| a | b |", "|Cons|Pros|\n|-|-|\n|b|a|",
      "| Pros | Cons |\n| --- | --- |\n| a | n/a |\n|  | b |",
      "| Vorteile | Nachteile |\n|---|---|\n| a | b |",
      "> | Pros | Cons |\n> |---|---|\n> | a | b |",
    ])
  func sides(table: String) {
    let read = decision("# T\n## Options\n### Tea\n\(table)\n").options
    #expect(read.map(\.title) == ["Tea"])
    #expect(read.first?.arguments(on: .pro).map(\.text) == ["a"])
    #expect(read.first?.arguments(on: .con).map(\.text) == ["b"])
  }

  @Test("a column before the sides says of what each row speaks")
  func aspects() {
    let table = "| Aspect | Pros | Cons |\n|---|---|---|\n| Speed | 2 ms | |\n| Cost | | dear |\n"
    #expect(summary("# T\n## Options\n### Tea\n" + table) == "Tea\n + Speed: 2 ms\n - Cost: dear")
    #expect(summary("# T\n## Consequences\n" + table) == "= + Speed: 2 ms\n= - Cost: dear")
  }

  @Test(
    "numbered reasons in a cell are several",
    arguments: ["1. a, 2. b", "1. a<br>2. b"])
  func numbers(cell: String) {
    let table = "| Option | Pros | Cons |\n|---|---|---|\n| Tea | \(cell) | f(1) c |\n"
    #expect(summary("# T\n\n" + table) == "Tea\n + a\n + b\n - f(1) c")
  }

  @Test("options are columns where rows are called pros and cons")
  func columns() {
    let text = """
      # T
      | | Tea | Milk |
      |---|---|---|
      | Pros | hot | cold<br>white |
      | Cons | bitter | — |
      | Price | 2 | 1 |
      """
    #expect(
      summary(text)
        == "Tea\n + hot\n - bitter\n note: Price: 2\nMilk\n + cold\n + white\n note: Price: 1")
  }

  @Test("criteria judge by their signs, and by nothing else")
  func criteria() {
    let options = "# T\n## Considered Options\n* Tea\n* Milk\n## Comparison\n"
    let signed =
      "| Criterion | Tea | Milk |\n|---|---|---|\n| Price | ✅ low | ❌ |\n| Taste | + | - |"
    #expect(
      summary(options + signed)
        == "Tea\n + Price: low\n + Taste\nMilk\n - Price\n - Taste")
    let rated = "| Criterion | Tea | Milk |\n|---|---|---|\n| Price | low | - |\n| Taste | 3 | 5 |"
    #expect(
      summary(options + rated) == "Tea\n note: Price: low\n note: Taste: 3\nMilk\n note: Taste: 5")
    let both = "| Criterion | Tea | Milk |\n|---|---|---|\n| Price | ✅❌ varies | ❌ |"
    #expect(summary(options + both) == "Tea\n ~ Price: varies\nMilk\n - Price")
    let done = "| Feature | Tea | Milk |\n|---|---|---|\n| Hot | ✅ | ✅ |"
    #expect(summary(options + done) == "Tea\n note: Hot: ✅\nMilk\n note: Hot: ✅")
  }

  @Test("rows of a table and items of a list are the same options")
  func linked() {
    let text = """
      # T
      ## Considered Options
      1. Black tea
      2. Milk
      ## Comparison
      | Option | Pros | Cons |
      |---|---|---|
      | Option 2 | white | |
      | Black Tea | hot | |
      ### Black tea
      - Bad, because bitter
      """
    #expect(summary(text) == "Black tea\n + hot\n - bitter\nMilk\n + white")
  }

  @Test("a verdict tells the choice")
  func verdict() {
    let text = """
      # T
      ## Options
      | Option | Pros | Cons | Decision |
      |---|---|---|---|
      | Tea | hot | | ❌ No |
      | Milk | white | | **Chosen** |
      """
    #expect(decision(text).chosen == 1)
  }

  @Test("other tables are prose")
  func prose() {
    let table = "| Path | Method |\n|---|---|\n| /a | GET |\n| /b | ✅ |\n"
    #expect(summary("# T\n## Context\n\(table)## Notes\n\(table)\na | b\nc | d\n") == "")
    #expect(
      summary("# T\n## Context\n| Limitation | Workaround |\n|---|---|\n| a | b |") == "")
  }

  @Test("each argument knows its line")
  func lines() {
    let read = decision(Fixtures.tables)
    #expect(read.options[1].arguments.map(\.line) == [10, 10, 11, 31, 31, 31])
    #expect(read.consequences.map(\.line) == [22, 22, 23])
  }

  @Test("a cell is edited without touching another")
  func edits() throws {
    let text =
      "# T\n## Options\n| Option | Pros | Cons |\n|---|---|---|\n| Tea | hot<br>wet | slow |\n"
    func row(_ edit: Edit) throws -> [String] {
      difference(text, try edited(text, edit)).filter { $0.hasPrefix("+") }
    }
    let wet = argument(.pro, 2, of: text)
    #expect(try row(.rewrite(wet, text: "a | b")) == ["+ | Tea | hot<br>a \\| b | slow |"])
    #expect(try row(.remove(wet)) == ["+ | Tea | hot | slow |"])
    #expect(try row(.remove(argument(.pro, 1, of: text))) == ["+ | Tea | wet | slow |"])
    #expect(try row(.remove(argument(.con, 1, of: text))) == ["+ | Tea | hot<br>wet |  |"])
    #expect(try row(.weigh(wet, 3)) == ["+ | Tea | hot<br>wet <!-- weight: 3 --> | slow |"])
    #expect(
      try row(.add(.con, text: "dear", to: option(1, of: text)))
        == ["+ | Tea | hot<br>wet | slow<br>dear |"])
    #expect(
      try row(.renameOption(option(1, of: text), title: "Milk")) == [
        "+ | Milk | hot<br>wet | slow |"
      ]
    )
  }

  @Test("a matrix is weighed and edited, also where a sign says all")
  func matrix() throws {
    let text =
      "# T\n## Options\n- Tea\n- Milk\n## Comparison\n| | Tea | Milk |\n|---|---|---|\n"
      + "| Heat | ✅ | ❌ no |\n"
    func row(_ edit: Edit) throws -> [String] {
      difference(text, try edited(text, edit)).filter { $0.hasPrefix("+") }
    }
    let heat = argument(.pro, 1, of: text)
    #expect(heat.text == "Heat")
    let weighed = try edited(text, .weigh(heat, 3))
    #expect(weighed.contains("| Heat | ✅ <!-- weight: 3 --> | ❌ no |"))
    #expect(decision(weighed).options[0].arguments.map(\.weight) == [3])
    #expect(try edited(weighed, .weigh(argument(.pro, 1, of: weighed), 1)) == text)
    #expect(try row(.rewrite(heat, text: "Heat: much")) == ["+ | Heat | ✅ much | ❌ no |"])
    let none = argument(.con, 1, ofOption: 2, of: text)
    #expect(try row(.rewrite(none, text: "Heat: never")) == ["+ | Heat | ✅ | ❌ never |"])
  }

  @Test("a row with a heading keeps it when its reason is edited")
  func headings() throws {
    let text =
      "# T\n## Options\n### Tea\n| Aspect | Pros | Cons |\n|---|---|---|\n| Heat | lasts | burns |\n"
    let lasts = argument(.pro, 1, of: text)
    #expect(lasts.text == "Heat: lasts")
    #expect(
      difference(text, try edited(text, .rewrite(lasts, text: "Heat: stays"))).last
        == "+ | Heat | stays | burns |")
    #expect(
      difference(text, try edited(text, .weigh(lasts, 2))).last
        == "+ | Heat | lasts <!-- weight: 2 --> | burns |")
  }

  @Test("what a table can't say is refused with its line")
  func refusals() {
    let text = "# T\n## Options\n| Option | Pros |\n|---|---|\n| Tea | hot<br>wet |\n"
    #expect(throws: EditRefusal.isInTable("edit a<br>b", line: 5)) {
      try edited(text, .rewrite(argument(.pro, 1, of: text), text: "a<br>b"))
    }
    #expect(throws: EditRefusal.isInTable("add note brand new", line: 5)) {
      try edited(text, .add(nil, text: "brand new", to: option(1, of: text)))
    }
  }

  @Test("outside the options, rows are options below `Option` if another column rejects one")
  func verdictsElsewhere() {
    func rows(_ first: String, _ verdict: String) -> String {
      "# T\n\n## Context\n\n| \(first) | Verdict | Reason for rejection |\n|---|---|---|\n"
        + "| Tea | chosen | |\n| Milk | \(verdict) | cold |\n"
    }
    let read = "Tea (chosen)\n note: Verdict: chosen\nMilk\n - cold\n note: Verdict: rejected"
    #expect(summary(rows("Option", "rejected")) == read)
    #expect(decision(rows("Option", "fine")).options == [])
    #expect(decision(rows("Drink", "rejected")).options == [])
  }

  @Test("rows with verdicts are options below such a heading if the first header cell is empty")
  func verdicts() {
    let text = """
      ## Alternatives considered

      | | Verdict |
      |---|---|
      | Tea | Rejected — too hot |
      | Milk | Tried and rejected — it is cold |
      | Juice | sweet, as it were |
      | **Water** | ✅ clear |
      """
    #expect(
      summary(text) == """
        Tea
         - too hot
        Milk
         - it is cold
        Juice
         note: Verdict: sweet, as it were
        Water (chosen)
         + clear
        """)
  }

  @Test("a semicolon splits neither a cell nor an item")
  func semicolons() throws {
    let text = "## Options\n| Option | Pros | Cons |\n|---|---|---|\n| Tea | hot; wet | slow |\n"
    #expect(summary(text) == "Tea\n + hot; wet\n - slow")
    let dear = try edited(text, .add(.con, text: "dear; old", to: option(1, of: text)))
    #expect(summary(dear) == "Tea\n + hot; wet\n - slow\n - dear; old")
  }

  @Test("a table of several listed options compares them even if it is below the last one")
  func belowLast() {
    let text = """
      ## Options
      - Tea
      - Milk
      ## Pros and cons
      ### Tea
      - Good, because hot
      ### Milk
      - Good, because mild
      #### Compared
      | Option | Price | Verdict |
      |---|---|---|
      | Tea | low | Rejected |
      | Milk | high | **Chosen** |
      """
    #expect(decision(text).chosen == 1)
    #expect(decision(text.replacing("| Tea |", with: "| Soup |")).options.count == 2)
  }
}
