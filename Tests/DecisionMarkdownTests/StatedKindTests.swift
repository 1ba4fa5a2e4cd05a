import Decisions
import Testing

@testable import DecisionMarkdown

/// Forms of one kind that differ from the nearest one: by place, by sign, by number, by group.
@Suite("Other forms of the same kind")
struct StatedKindTests {
  @Test(
    "an option is chosen by its place",
    arguments: [
      "We choose the last option.", "Chosen option: the third option, as it keeps.",
      "Gewählte Option: die letzte Option", "Opción elegida: la tercera opción, porque dura.",
    ])
  func place(outcome: String) {
    let list = "## Options\n- Tea\n- Milk\n- Rice\n## Decision\n\(outcome)\n"
    let headings = list.replacing("- ", with: "### ")
    for text in [list, headings] {
      #expect(decision(text).chosen == 2)
      #expect(decision(text).problems.isEmpty)
    }
  }

  @Test("several marks in one list are several choices, in several tables one for each question")
  func marks() {
    let headings = "## Options\n### Tea (chosen)\n### Milk\n### Rice (chosen)\n"
    let items = "## Options\n- Tea (chosen)\n- Milk\n- Rice (chosen)\n"
    let table = "| Option | Verdict |\n|--|--|\n| Tea | ✅ Selected |\n| Milk | Rejected |\n\n"
    for text in [headings, items] {
      #expect(decision(text).chosen == nil)
      #expect(decision(text).problems.map(\.kind) == [.severalChoices])
    }
    let tables = "## Options\n" + table + table.replacing("Tea", with: "Rice")
    #expect(decision(tables).chosen == nil)
    #expect(decision(tables).problems.isEmpty)
  }

  @Test("a label among the options chooses the one it names, and nothing that it only describes")
  func label() {
    let text =
      "## Alternatives\n### Alternative 1: Tea\n- ✅ hot\n### Alternative 2: Cook our own rice\n- ✅ keeps\n\n"
    #expect(decision(text + "**Selected approach**: Alternative 1\n").chosen == 0)
    for other in ["something else to eat", "Buy the neighbour's own rice, which is white"] {
      #expect(decision(text + "**Selected approach**: \(other)\n").chosen == nil)
    }
  }

  @Test("the choice tells that headings with lists only group the options, its reason doesn't")
  func groups() {
    let text = "## Options\n### Hot\n- Tea\n- Soup\n### Cold\n- Milk\n- fast\n## Decision\n"
    #expect(
      decision(text + "We will use Soup.\n").options.map(\.title) == [
        "Tea", "Soup", "Milk", "fast",
      ])
    for outcome in ["We use Cold, because it is fast.", "The second, because it is fast."] {
      #expect(decision(text + outcome).options.map(\.title) == ["Hot", "Cold"])
    }
  }

  @Test("an option with pros and cons may be called like the decision")
  func decisionTable() {
    let sides = "Pros:\n- short\n\nCons:\n- slow\n\n"
    let text = "## Options\n### Decision tree\n\(sides)### Decision table\n\(sides)"
    #expect(decision(text).options.map(\.title) == ["Decision tree", "Decision table"])
  }

  @Test("a plural with a letter is the label of an option")
  func plural() {
    let text =
      "## Alternatives\n### Alternatives A: A mug\n- Pros\n  - big\n### Alternatives B: A cup\n"
    #expect(
      decision(text).options.map(\.title) == ["Alternatives A: A mug", "Alternatives B: A cup"])
  }

  @Test("in a script without spaces, a number names the option of the list")
  func wide() {
    let text = "## 备选方案\n- 方案一：茶\n- 方案二：牛奶\n## 优缺点\n### 方案二\n优点：\n- 白\n"
    #expect(summary(text) == "方案一：茶\n方案二：牛奶\n + 白")
  }

  @Test("a degree takes the side of its word", arguments: ["Slightly", "Extremely", "Fairly"])
  func degree(word: String) {
    let text = "## Options\n### Tea\n- \(word) bad, because it is hot\n- Good, because it is tea\n"
    #expect(summary(text) == "Tea\n - it is hot\n + it is tea")
  }

  @Test("signs are the sides of columns and rows, if they are opposites")
  func signs() {
    let options = "## Options\n"
    let columns = "| Option | + | - |\n|--|--|--|\n| Tea | hot | wet |\n"
    let rows = "| | Tea | Milk |\n|--|--|--|\n| ✅ | hot | white |\n| ❌ | wet | cold |\n"
    #expect(summary(options + columns) == "Tea\n + hot\n - wet")
    #expect(summary(options + rows) == "Tea\n + hot\n - wet\nMilk\n + white\n - cold")
    #expect(!summary(options + columns.replacing("+", with: "?")).contains(" - wet"))
  }

  @Test("numbers in brackets divide a cell, too")
  func numbers() {
    let text =
      "## Options\n| Option | Pros | Cons |\n|--|--|--|\n| Tea | (1) hot (2) good | (1) wet |\n"
    #expect(summary(text) == "Tea\n + hot\n + good\n - wet")
  }

  @Test("a column with pros and cons is an option, whatever it is called")
  func weight() {
    let text =
      "| | Weight | Size |\n|--|--|--|\n| Pros | exact | quick |\n| Cons | slow | rough |\n"
    #expect(summary(text) == "Weight\n + exact\n - slow\nSize\n + quick\n - rough")
  }

  @Test(
    "a bold title may have a description before its pros and cons",
    arguments: [
      "**Tea**\n\nHot water.\n", "**Tea.** Hot water.\n", "**Tea** (known)\n\nHot water.\n",
    ])
  func bold(title: String) {
    let sides = "\nPros:\n- hot\n\nCons:\n- wet\n\n"
    let text = "# Drinks\n## Alternatives\n\(title)\(sides)**Milk**\n\(sides)"
    #expect(decision(text).options.map(\.arguments.count) == [2, 2])
    #expect(decision(text).options.map(\.title)[1] == "Milk")
  }

  @Test("a Roman number is that of an option")
  func roman() {
    let text =
      "## Options\n1. Variant I: Tea\n2. Variant II: Milk\n## Pros and Cons\n### Variant II\n- Pro: white\n"
    #expect(summary(text) == "Variant I: Tea\nVariant II: Milk\n + white")
  }

  @Test(
    "letters and brackets number the reasons of a cell",
    arguments: ["a) hot b) good", "1) hot 2) good", "(a) hot; (b) good", "1. hot 2. good"])
  func lettered(cell: String) {
    let text = "## Options\n| Option | Pros | Cons |\n|--|--|--|\n| Tea | \(cell) | wet |\n"
    #expect(summary(text) == "Tea\n + hot\n + good\n - wet")
  }

  @Test("a quoted title over two lines is named")
  func wrapped() {
    let text = "## Options\n### Hot\n- Tea\n- Soup of the day\n### Cold\n- Milk\n## Decision\n"
    let read = decision(text + "Chosen option: \"Soup\nof the day\", because it is cheap.\n")
    #expect(read.options.map(\.title) == ["Tea", "Soup of the day", "Milk"])
    #expect(read.chosen == 1)
  }
}
