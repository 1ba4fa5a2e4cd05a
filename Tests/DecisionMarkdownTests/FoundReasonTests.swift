import BusinessLogic
import Decisions
import Testing

/// Labels and reasons found in decisions that other people keep, in words of our own.
@Suite("Reasons as found elsewhere")
struct FoundReasonTests {
  @Test(
    "a reason keeps the sign that begins it",
    arguments: [
      "`ink` fades", "**ink** fades", "*ink* fades", ".NET fades", ".env fades", "…it fades",
    ])
  func ownSigns(reason: String) {
    for form in ["- Bad, because \(reason)\n", "- Rejected because \(reason)\n"] {
      #expect(decision("## Options\n### Tea\n\(form)").options[0].arguments.map(\.text) == [reason])
    }
    let label = "### Tea\n*Rejected as primary because:*\n- \(reason)\n"
    #expect(decision("## Options\n\(label)").options[0].arguments.map(\.text) == [reason])
  }

  @Test("a full stop within bold ends a label, as a colon does")
  func runIn() {
    let text = """
      ## Options
      ### Tea
      **Shape.** Leaves.

      **Advantages.** It is hot. It is green.

      **Drawbacks.** It stains.

      **Why rejected.** The pot broke.

      **Rejected.** We had some.
      """
    #expect(
      summary(text) == """
        Tea
         + It is hot. It is green.
         - It stains.
         - The pot broke.
         - We had some.
         note: **Shape.** Leaves.
        """)
  }

  @Test("a semicolon parts a verdict from its reason, and a rejection has reasons by its own name")
  func semicolon() {
    #expect(
      summary("## Alternatives\n- **Tea:** rejected; too hot\n- **Milk:** rejected; \n")
        == "Tea\n - too hot\nMilk\n note: rejected;")
    #expect(
      summary("## Alternatives\n### Tea\n- **Rejection reason**: too hot\n- Rejection is near\n")
        == "Tea\n - too hot\n note: Rejection is near")
  }

  @Test("a column of a side may say in brackets what has them")
  func bracketedColumns() {
    let text = """
      # Drinks
      ## Pros and cons of a pot
      | Point | Pros (with one pot) | Cons (with one pot) |
      |---|---|---|
      | Speed | one fire | it boils over |
      """
    #expect(summary(text) == "a pot\n + Speed: one fire\n - Speed: it boils over")
  }

  @Test("a verdict may be for some time, or for some purpose, before its reason")
  func forSomething() {
    #expect(
      summary("## Rejected ideas\n- **Tea** — rejected for the time being: too hot\n")
        == "Tea\n - too hot")
    #expect(
      summary(
        "## Alternatives envisagées mais rejetées\n- **Thé** — écartée pour le matin : chaud\n")
        == "Thé\n - chaud")
  }

  @Test(
    "a label of the reason may say when or for what the option was rejected",
    arguments: ["Why rejected for Phase 1", "Why rejected", "Why not chosen in Phase 2"])
  func rejectedForSomething(label: String) {
    #expect(summary("## Options\n### Tea\n\n**\(label):** too hot\n") == "Tea\n - too hot")
  }

  @Test("labels of both sides within an item are read across line breaks")
  func wrapped() {
    let item =
      "- **Tea.** It is a drink\n  of leaves. Pros: hot,\n  and old.\n  Cons: dear.\n- Milk\n"
    let read = decision("## Options\n" + item)
    #expect(summary(read).contains(" + hot, and old.\n - dear."))
    #expect(read.options[0].arguments.map(\.line) == [3, 5])
  }

  @Test("`its main drawback is` names a side as `the main drawback is` does")
  func its() {
    #expect(
      summary("## Options\n### Tea\n\nIts main drawback is that it cools.\n")
        == "Tea\n - that it cools.")
  }

  @Test("a word for a side in code is a value, not a label")
  func code() {
    #expect(
      summary("## Options\n### Tea\n- `pro`: for experts\n- `con`: for others\n")
        == "Tea\n note: `pro`: for experts\n note: `con`: for others")
    #expect(summary("## Options\n### Tea\n- `Bad`, since it cools\n") == "Tea\n - it cools")
  }
}
