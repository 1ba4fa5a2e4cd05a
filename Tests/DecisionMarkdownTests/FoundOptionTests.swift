import Decisions
import Testing

/// Options found in decisions that other people keep, in words of our own.
@Suite("Options as found elsewhere")
struct FoundOptionTests {
  @Test("a heading that announces an alternative names an option, even below the decision")
  func announced() {
    let text = """
      ## Decision: one shed
      ### Chosen
      Both below one roof.
      ### Alternative considered: two sheds
      - **Why not:** two roofs
      ### Rejected alternative: a cave
      """
    #expect(
      summary(text)
        == "Alternative considered: two sheds\n - two roofs\nRejected alternative: a cave")
    #expect(decision("## Decision\n### Solution: tea\nHot.\n").options == [])
  }

  @Test("a bold phrase of the choice is the decision, no heading")
  func boldPhrase() {
    let read = decision(
      "## Options\n### Option 1: Tea\n### Option 2: Milk\n## Outcome\n**Chosen option: Option 2 - Milk**\n\nIt is white.\n"
    )
    #expect(read.chosen == 1)
    #expect(read.outcome == "**Chosen option: Option 2 - Milk**")
  }

  @Test("a title may be in italics, and a minus is a minus")
  func italics() {
    #expect(
      summary("## Options\n- *Tea (hot):* we like it\n- *Milk* and *honey*\n- _Water_ — clear")
        == "Tea (hot)\n note: we like it\nMilk and honey\nWater\n note: clear")
    #expect(summary("## Consequences\n- (+) a\n- (−) b\n- **(−)** c") == "= + a\n= - b\n= - c")
  }

  @Test("a bold title ends with a wide colon too")
  func wideColon() {
    #expect(summary("## 備選方案\n- **茶：**不予採納。熱。") == "茶\n - 熱。")
  }

  @Test(
    "a sentence that says what an alternative is names an option",
    arguments: [
      "One alternative would be to wait", "The obvious alternative to ink is to wait",
      "Another option considered was to wait",
    ])
  func sentences(sentence: String) {
    let read = summary("## Alternatives\n\nAs above.\n\n\(sentence) for\nrain. It is slow.\n")
    #expect(read == "wait for rain\n note: It is slow.")
    #expect(summary("## Context\n\n\(sentence).\n") == "")
    #expect(summary("## Rationale and alternatives\n\nThe option to wait is dear.\n") == "")
  }

  @Test("a sentence about the options below may begin on a line before, and end with a wide colon")
  func leads() {
    func titles(_ lead: String) -> [String] {
      decision("# Ink\n## Context\n\(lead)\n\n- Tea\n- Milk\n## Decision\nTea\n").options.map(
        \.title)
    }
    #expect(
      titles("Ink is dear.\nWe found two possible cheap options and their prices:") == [
        "Tea", "Milk",
      ])
    #expect(titles("インクの選択肢：") == ["Tea", "Milk"])
  }

  @Test("a feature's name is the title of a file without a heading for it")
  func feature() {
    let read = decision(
      "- Feature Name: red_ink\n- Start Date: 2024-05-01\n\n# Summary\n\n# Drawbacks\n- it fades\n")
    #expect(read.title == "red_ink")
    #expect(read.options.map(\.title) == ["red_ink"])
  }

  @Test("a bold label above the arguments of a heading is no option")
  func onlyLabel() {
    let text = """
      # Sheds
      ### A shed of wood
      **Plan:**
      ```
      four walls
      ```
      **Pros:**
      - warm
      **Cons:**
      - it burns
      ### A cave
      **Plan:**

      Dig.

      **Pros:**
      - cool
      """
    #expect(summary(text) == "A shed of wood\n + warm\n - it burns\nA cave\n + cool\n note: Dig.")
    // Two that have arguments are two options.
    #expect(
      summary("# T\n### Drinks\n**Tea:**\n\nPros:\n- hot\n\n**Milk:**\n\nCons:\n- cold\n")
        == "Tea\n + hot\nMilk\n - cold")
  }

  @Test(
    "a heading of pros and cons gives the whole title of its option",
    arguments: ["multi-tenant", "Redis - Cluster", "C++ & Rust", "[Two teams](http://a.b/two)"])
  func subject(title: String) {
    let plain = title.hasPrefix("[") ? "Two teams" : title
    #expect(summary("# T\n## Pros and cons of \(title)\n- Pro: a\n") == "\(plain)\n + a")
  }

  @Test("headings of a side name the options, if they name several")
  func sidesOfOptions() {
    let text = """
      ## Advantages of Redis
      - quick
      ## Advantages of Postgres
      - known
      ## Disadvantages of Redis
      - costly
      """
    #expect(summary("# T\n" + text) == "Redis\n + quick\n - costly\nPostgres\n + known")
    #expect(
      summary("# T\n## Files\n- Pro: plain\n- Con: slow\n" + text)
        == "Files\n + plain\n - slow\nRedis\n + quick\n - costly\nPostgres\n + known")
    #expect(
      summary("# T\n## Advantages for users\n- a\n## Advantages for us\n- b\n")
        == "T\n + a\n + b")
  }

  @Test(
    "a heading of a side that names something else gives the document none",
    arguments: ["the current model", "Redis", "Tea bags"])
  func sidesOfOthers(name: String) {
    let cons = "- slow\n- Bad, because old\n"
    #expect(summary("# Tea\n## Motivation\n### Drawbacks of \(name)\n\(cons)") == "")
    #expect(summary("# \(name)\n## Drawbacks of \(name)\n- slow\n") == "\(name)\n - slow")
    #expect(summary("# Tea\n## Drawbacks for \(name)\n- slow\n") == "Tea\n - slow")
  }

  @Test("a heading above options that are called so, or lettered, only gathers them")
  func groups() {
    let text = """
      ## Options
      ### Where it stands
      #### Option A: the yard
      **Pros:** near
      #### Option B: the hill
      **Cons:** far
      """
    #expect(summary(text) == "Option A: the yard\n + near\nOption B: the hill\n - far")
    #expect(summary("## Options\n### Wood\n- it is warm\n") == "Wood\n note: it is warm")
  }

  @Test("the first of several sentences names an option, and the others describe it")
  func sentences() {
    let text = """
      ## Options considered
      - Build the shed of wood. It is warm, but
        it burns.
      - Rent one. Rejected because of the rent.
      - Ask St. Gallen e.g. for a shed
      """
    #expect(
      summary(text) == """
        Build the shed of wood
         note: It is warm, but it burns.
        Rent one
         - the rent.
        Ask St. Gallen e.g. for a shed
        """)
  }

  @Test("nothing is lost below a bold title that fills its line")
  func belowBold() {
    let text = """
      ## Alternatives considered
      - **Keep the cave.**
        Rejected for now: damp, and
        dark.
      - **Dig a new one.**
        Nobody has time.
      """
    #expect(
      summary(text)
        == "Keep the cave.\n - damp, and dark.\nDig a new one.\n note: Nobody has time.")
  }

  @Test(
    "a heading of options may be told twice, in brackets, or go on with and",
    arguments: [
      "Alternatives considered (検討した代替案)", "고려한 대안 (Considered options)",
      "Options (a long list)", "备选方案与取舍",
    ])
  func headings(heading: String) {
    #expect(summary("## \(heading)\n- Tea\n- Milk\n") == "Tea\nMilk")
    #expect(
      summary("## Options\n### Alternative (Redis)\n- Pro: quick\n")
        == "Alternative (Redis)\n + quick")
  }

  @Test("a remark in a comparison is no title of an option")
  func remarks() {
    let options = "## Options\n### Option 1: Tea\n- Pro: hot\n### Option 2: Milk\n- Pro: cold\n"
    for label in ["**Trade-offs:**", "### Discussion"] {
      let read = decision(options + "## Decision\nTea.\n\n\(label)\n\n- long wait\n- two cups\n")
      #expect(read.options.map(\.title) == ["Option 1: Tea", "Option 2: Milk"])
      #expect(read.remarks == ["long wait", "two cups"])
    }
  }

  @Test("arguments below `Drawbacks` belong to the document, before or after the options")
  func documentBesideOptions() {
    let options = "## Alternatives\n1. Tea\n2. Milk\n"
    let risks = "## Drawbacks\n* it spills\n"
    #expect(summary("# Drinks\n" + options + risks) == "Tea\nMilk\nDrinks\n - it spills")
    #expect(summary("# Drinks\n" + risks + options) == "Tea\nMilk\nDrinks\n - it spills")
  }

  @Test("an option is numbered by any word for it", arguments: ["Option", "Alternative", "Alt"])
  func numbered(word: String) {
    let text = "## Options\n1. Tea (with milk)\n2. Water\n### \(word) 1: Tea with a drop of milk\n"
    #expect(decision(text + "### \(word) 2: Water\n").options.map(\.wordings.count) == [2, 2])
  }
}
