import Decisions
import Testing

/// Which options and arguments a file states by its form.
@Suite("Stated options")
struct StatedOptionTests {
  @Test("one paragraph above a list of sides is text")
  func paragraph() {
    let text = "# T\n## Options\n1. Tea\n2. Milk\n\nTogether:\n- Pros:\n  - warm\n"
    #expect(decision(text).options.map(\.title) == ["Tea", "Milk"])
  }

  @Test(
    "an argument that says there is nothing is none",
    arguments: [
      "缺点: 无。", "デメリット: なし", "단점: 없음", "Минусы: нет", "Contras: ninguna", "Nachteile: keine",
      "Inconvénients : aucun", "Contro: nessuno", "Cons: TBD", "Ulemper: ingen",
    ])
  func nothing(cons: String) {
    #expect(summary("# T\n## Options\n### Tea\n**\(cons)**\n") == "Tea")
    #expect(summary("# T\n## Options\n### Tea\n- **\(cons.replacing(":", with: ":**"))\n") == "Tea")
  }

  @Test(
    "a heading of consequences and trade-offs is no option",
    arguments: ["影響・トレードオフ", "Consequences and trade-offs", "Impact / Tradeoffs"])
  func consequences(heading: String) {
    let text =
      "# T\n## Options\n### Tea\n\n### Milk\n\n## \(heading)\n### Pros\n- warm\n### Cons\n- slow\n"
    #expect(summary(text) == "Tea\nMilk\n= + warm\n= - slow")
  }

  @Test("a row of reasons isn't joined by its place to an option with arguments")
  func rowByPlace() {
    let text =
      "# T\n## Options\n### Tea\n- Good, because hot\n### Milk\n- Good, because white\n"
      + "\n## Rejected alternatives\n| Option | Why rejected |\n|---|---|\n| Milk | cold |\n| Soup | salty |\n"
    #expect(summary(text) == "Tea\n + hot\nMilk\n + white\n - cold\nSoup\n - salty")
  }

  @Test(
    "a question among the options is none, unless it has arguments",
    arguments: ["Why not milk", "Why did we look at water?", "**What else is warm?**"])
  func questions(heading: String) {
    let text = "# T\n## Alternatives\n### Tea\nHot.\n### \(heading)\n- it is cold\n"
    #expect(summary(text) == "Tea\n note: Hot.")
    let argued = "### Use a larger pot?\n- Good, because warm\n- Bad, because heavy\n"
    #expect(summary(text + argued).hasSuffix("Use a larger pot?\n + warm\n - heavy"))
  }

  @Test("the list of options says their titles, and a heading that says the same in fewer words")
  func titles() {
    func title(_ listed: String, _ heading: String) -> String? {
      let text =
        "# T\n## Options\n1. \(listed)\n2. Milk\n## Pros and Cons of the Options\n"
        + "### \(heading)\n- Good, because hot\n### Milk\n- Good, because white\n"
      let read = decision(text)
      #expect(read.options.count == 2)
      return read.options.first?.title
    }
    #expect(
      title("Option A: Brew tea in a pot", "Option A – The kettle") == "Option A: Brew tea in a pot"
    )
    #expect(
      title("Option A: Tea in a pot, as ever", "Option A – Tea in a pot")
        == "Option A: Tea in a pot")
    #expect(title("Tea", "Tea in a pot") == "Tea")
    #expect(title("Option A", "Option A: Tea") == "Option A: Tea")
    #expect(title("A1: Brew tea in a pot", "A1") == "A1: Brew tea in a pot")
    #expect(title("S3", "S3 in a bucket") == "S3")
  }

  @Test("a template's section of fields may name the decision")
  func nameField() {
    let text =
      "# Meta\n- Name: Warm drinks\n- Status: Draft\n\n# Summary\nTea.\n\n# Drawbacks\nIt is slow.\n"
    #expect(decision(text).title == "Warm drinks")
    #expect(summary(text) == "Warm drinks\n - It is slow.")
    #expect(decision("---\nname: drinks\n---\n" + text).title == "Warm drinks")
    #expect(decision("# Context\nTea.\n\n# Authors\n- Name: Ann\n").title != "Ann")
  }
}
