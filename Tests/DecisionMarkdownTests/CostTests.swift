import Decisions
import Testing

/// Costs, risks and trade-offs, which name no side by themselves.
@Suite("Costs beside benefits")
struct CostTests {
  private func sides(_ text: String) -> [Side] {
    decision("# T\n\n\(text)").consequences.map(\.side)
  }

  @Test(
    "are cons, below headings and below labels",
    arguments: [
      "### Positive\n- warm\n### Trade-offs\n- dear\n", "### Benefits\n- warm\n### Costs\n- dear\n",
      "### Trade-offs and risks\n- dear\n### Positive\n- warm\n",
      "Positive:\n\n- warm\n\nTradeoffs:\n\n- dear\n",
      "**Benefits:**\n- warm\n\n**Risks:**\n- dear\n", "**优点：**\n- warm\n\n**代价：**\n- dear\n",
      "### Benefits\n- warm\n### Trade-offs (with care)\n- dear\n",
      "### Benefits\n- warm\n### Costs (risks)\n- dear\n",
      "**Makes easier**\n\n- warm\n\n**Makes harder / costs (accepted)**\n\n- dear\n",
      "### What this makes easier\n- warm\n### What this makes harder\n- dear\n",
      "- Good: warm\n- Trade-off: dear\n", "- Good: warm\n- Bad / trade-off: dear\n",
      "**Positive.** warm\n\n**Negative / deferred.** dear\n",
      "Positive (as it is):\n\n- warm\n\nNegative (why we move):\n\n- dear\n",
      "### Wins\n- warm\n### Trade-off\n- dear\n",
      "### Benefits\n- warm\n### Costs and limits\n- dear\n",
      "Benefits:\n\n- warm\n\nDrawbacks and trade-offs:\n\n- dear\n",
      "- 正面影响：warm\n- 负面影响 / 取舍：dear\n", "- 正面：warm\n- 取舍：dear\n",
      "### Benefits\n- warm\n### Challenges\n- dear\n",
      "### 4.1 正向\n- warm\n### 4.2 代价\n- dear\n",
    ])
  func cons(text: String) {
    #expect(Set(sides("## Consequences\n\(text)")) == [.pro, .con])
  }

  @Test(
    "take no side alone, beside cons, or with further words",
    arguments: [
      "### Trade-offs\n- dear\n",
      "### Positive\n- warm\n### Negative\n- dear\n### Risks\n- it may end\n",
      "### Positive\n- warm\n### Risks and mitigations\n- it may end\n",
      "### Benefits\n- warm\n### Cost\n- low\n", "- Good: warm\n- Cost: low\n",
      "- Good: warm\n- Good / bad: it depends\n", "Cost benefits:\n\n- low\n",
      "### Benefits\n- warm\n### Risks (if we wait)\n- it may end\n",
      "### Benefits\n- warm\n### Risks\n- No known risks\n",
      "### Benefits\n- warm\n### Trade-offs\nWe gain:\n- time\n\nWe lose:\n- money\n",
      "### Benefits\n- warm\n### Costs\n#### Red\n- low\n#### Blue\n- high\n",
      "Positive:\n- warm\n\nNegative:\n- dear\n\nRisks:\n- it may end\n",
    ])
  func noSide(text: String) {
    let read = decision("# T\n\n## Consequences\n\(text)")
    let cons = read.consequences.filter { $0.side == .con }.map(\.text)
    #expect(cons.allSatisfy { $0 == "dear" } && cons.count == (text.contains("Neg") ? 1 : 0))
  }

  @Test("may be problems directly below the consequences, but not those that the decision solves")
  func problems() {
    let text = "## Challenges\n- slow\n## Decision\nUse ink.\n## Benefits\n- quick\n"
    #expect(!summary("# T\n\(text)").contains("slow"))
    #expect(sides("## Consequences\n### Benefits\n- warm\n### Problems\n- dear\n") == [.pro, .con])
  }

  @Test("that are several headings are all cons")
  func several() {
    let text = "### Positive\n- warm\n### Costs\n- dear\n### Risks\n- it may end\n"
    #expect(sides("## Consequences\n\(text)") == [.pro, .con, .con])
  }

  @Test("of the context say nothing about the options")
  func background() {
    let text = "# T\n## Context\n### Benefits\n- warm\n### Risks\n- it ends\n## Options\n- Tea\n"
    #expect(!decision(text).options.contains { $0.arguments.contains { $0.side == .con } })
  }

  @Test("of an option are its own")
  func ofOption() {
    let text =
      "# T\n## Options\n### Tea\n#### Benefits\n- warm\n#### Trade-offs\n- dear\n### Milk\n"
    #expect(summary(text) == "Tea\n + warm\n - dear\nMilk")
  }

  @Test("that hold both sides stay a heading of both")
  func both() {
    let text =
      "# T\n## Options\n### Tea\n#### Pros\n- warm\n#### Trade-offs\nPros:\n- kind\n\nCons:\n- dear\n"
    #expect(summary(text) == "Tea\n + warm\n + kind\n - dear")
  }
}
