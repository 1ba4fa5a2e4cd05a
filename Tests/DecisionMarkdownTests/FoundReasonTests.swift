import BusinessLogic
import Testing

/// Labels and reasons found in decisions that other people keep, in words of our own.
@Suite("Reasons as found elsewhere")
struct FoundReasonTests {
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
}
