import Decisions
import Testing

/// Headings that group options, and headings with an option's arguments.
@Suite("Headings that group options")
struct StatedGroupTests {
  @Test("a heading with no arguments beside headings that group options is no option")
  func besideGroups() {
    let groups = """
      ## Options
      ### Question 1
      #### Option A: Tea
      - Pro: hot
      #### Option B: Milk
      - Con: cold
      ### Question 2
      We ask later.
      ### Question 3
      #### Option A: Cups
      - Pro: light
      #### Option B: Mugs
      - Con: heavy
      """
    let titles = ["Option A: Tea", "Option B: Milk", "Option A: Cups", "Option B: Mugs"]
    #expect(decision("# T\n\(groups)\n").options.map(\.title) == titles)
  }

  @Test("a heading groups the items below it if they begin with the titles of other headings")
  func headedItems() {
    let text = """
      ## Options
      ### Drinks
      - **DR-1** — hot black tea (see below)
      - **DR-2** — milk
      ## Pros and Cons
      ### DR-1 — hot black tea
      - Good, because hot
      ### DR-2 — milk
      - Bad, because cold
      """
    #expect(
      summary(text)
        == "DR-1\n + hot\n note: hot black tea (see below)\nDR-2\n - cold\n note: milk")
  }

  @Test("bold lines above lists are options if the decision names one, and group options otherwise")
  func boldLines() {
    func titles(_ bold: [String], _ outcome: String) -> [String] {
      let text = "# T\n## Options\n**\(bold[0])**\n- simple\n- stale\n\n**\(bold[1])**\n- fresh\n"
      return decision(text + "## Decision\n\(outcome)\n").options.map(\.title)
    }
    #expect(titles(["Tea", "Milk"], "We take tea.") == ["Tea", "Milk"])
    #expect(titles(["1. Tea", "2. Milk"], "Milk") == ["1. Tea", "2. Milk"])
    for outcome in ["Fresh", "For cold we take fresh.", "Chosen option: cold fresh, because x."] {
      #expect(titles(["Hot", "Cold"], outcome) == ["simple", "stale", "fresh"])
    }
  }

  @Test("headings above labelled options group them; each group may have a choice")
  func labelledItems() {
    let text = """
      ## Options
      ### For the drink
      * **Option A — Tea.** Hot.
      * **Option B — Milk (chosen).** White.
      ### For the vessel
      * Option C: Cups (chosen)
      * Option D: Mugs
      ## Pros and Cons of the Options
      ### A. Tea
      - Good, because hot
      ### D. Mugs
      - Bad, because heavy
      """
    let read = decision("# T\n\(text)\n")
    #expect(read.options.map { $0.arguments.map(\.text) } == [["hot"], [], [], ["heavy"]])
    #expect(read.problems.isEmpty)
    // Here, each heading is an option.
    let items = "- **ALT-1**: **Description:** hot\n- **ALT-2**: **Why not:** dear\n"
    #expect(
      decision("# T\n## Options\n### Tea\n\(items)### Milk\n\(items)").options.map(\.title)
        == ["Tea", "Milk"])
  }

  @Test("beside a heading that groups several options, another may group a single one")
  func single() {
    let option = "- Pro: hot\n- Con: dear\n"
    let two = "### Warm\n#### Tea\n\(option)#### Coffee\n\(option)"
    #expect(
      decision("# T\n## Options\n\(two)### Cold\n#### Milk\n\(option)").options.map(\.title)
        == ["Tea", "Coffee", "Milk"])
  }

  @Test(
    "headings are options if several have a heading such as `Trade-offs` below them",
    arguments: ["Trade-offs", "Trade-off summary", "Pros and cons"])
  func weighedBelow(heading: String) {
    func profile(_ title: String) -> String {
      "## \(title)\n### Use\n### \(heading)\n- **Pros**\n  - cheap\n- **Cons**\n  - hot\n"
    }
    let arguments = "\n + cheap\n - hot"
    #expect(
      summary("# T\n\(profile("Tea"))\(profile("Milk"))") == "Tea\(arguments)\nMilk\(arguments)")
    #expect(!summary("# T\n\(profile("Tea"))").contains("Tea"))
    let others = "## Alternatives\n- Water\n"
    #expect(!summary("# T\n\(profile("Tea"))\(profile("Milk"))\(others)").contains("Tea"))
  }

  @Test("arguments below `Drawbacks` are about the document, even after the alternatives")
  func drawbacksLast() {
    let alternatives = "# Tea\n## Alternatives\n### Milk\nIt was rejected because it is cold.\n"
    #expect(
      summary(alternatives + "## Drawbacks\n- It is hot.\n")
        == "Milk\n - it is cold.\nTea\n - It is hot.")
    #expect(!summary(alternatives + "## Legend\nCons:\n- very bad\n").contains("Tea"))
  }
}
