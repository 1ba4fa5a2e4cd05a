import DecisionMarkdown
import Decisions
import Testing

@Suite("The label of a side")
struct LabelEditTests {
  /// Two options: the first has both labels, the second only the one of its pros.
  private static func text(_ pros: String, _ cons: String) -> String {
    """
    # T

    ## Options

    ### A

    \(pros)

    - a

    \(cons)

    - b

    ### B

    \(pros)

    - c

    """
  }

  @Test(
    "is that of another option where it has both",
    arguments: [
      ("Prós", "Contras"), ("**Voordelen**", "**Nadelen**"), ("Pour :", "Contre :"),
      ("Benefits:", "Drawbacks:"), ("Advantages", "Drawbacks"), ("**PROS**", "**CONS**"),
      ("✅ Pros:", "❌ Cons:"), ("#### 👍 Pros", "#### 👎 Cons"),
    ])
  func copied(pros: String, cons: String) throws {
    let text = Self.text(pros, cons)
    let con = try edited(text, .add(.con, text: "d", to: option(2, of: text)))
    #expect(con == text + "\n\(cons)\n\n- d\n")
    let turned = text.replacing(pros, with: "XX").replacing(cons, with: pros)
      .replacing("XX", with: cons)
    let pro = try edited(turned, .add(.pro, text: "d", to: option(2, of: turned)))
    #expect(pro == turned + "\n\(pros)\n\n- d\n")
  }

  @Test(
    "is the opposite in the file's language where the file has none",
    arguments: [
      ("## Alternativas", "Prós", "Contras"), ("## Opties", "Voordelen:", "Nadelen:"),
      ("## Options envisagées", "Pour :", "Contre :"), ("## Opciones", "Pros", "Contras"),
      ("## Opzioni", "**Pro**", "**Contro**"), ("## Optionen", "Pro:", "Contra:"),
      ("## Options", "Pro:", "Con:"), ("## Options", "**PROS**", "**CONS**"),
      ("## Options", "✅ Pros", "❌ Cons"),
    ])
  func turned(heading: String, pros: String, cons: String) throws {
    let text = "# T\n\n\(heading)\n\n### A\n\n\(pros)\n\n1. a\n2. b\n"
    let con = try edited(text, .add(.con, text: "c", to: option(1, of: text)))
    #expect(con == text + "\n\(cons)\n\n1. c\n")
  }

  @Test("has the sign of its side, and is never one that is about another option")
  func own() throws {
    let text = Self.text("Pros of A:", "Cons of A:").replacing("A:\n\n- c", with: "B:\n\n- c")
      .replacing(" A", with: " Kafka").replacing(" B", with: " Redis")
    let con = try edited(text, .add(.con, text: "d", to: option(2, of: text)))
    #expect(con == text + "\nCons of Redis:\n\n- d\n")
  }

  @Test(
    "is never copied with words that say more than a side",
    arguments: [
      "## Scoped\n\nThe advantages of using scoped packages, as this proposal does, are two-fold:",
      "## Proposed Solution: Benefits", "## A\n\nPositive, and this is why:",
      "## A\n\n**Pros of A**",
    ])
  func sentences(label: String) throws {
    let text =
      "# T\n\n\(label)\n\n1. a\n2. b\n\n# Alternatives\n\n### Prefix\n\nx\n\n### Suffix\n\n"
      + "y\n"
    let prefix = try #require(decision(text).options.firstIndex { $0.title == "Prefix" })
    let pro = try edited(text, .add(.pro, text: "c", to: option(prefix + 1, of: text)))
    #expect(difference(text, pro).filter { $0 != "+ " } == ["+ * Good, because c"])
  }

  @Test("isn't that of consequences, for an argument of an option")
  func notOfConsequences() throws {
    let text =
      "# T\n\n## Options\n\n### A\n\nx\n\n## Consequences\n\n- **Easier:** a\n"
      + "- **Harder:** b\n"
    let con = try edited(text, .add(.con, text: "c", to: option(1, of: text)))
    #expect(con == text.replacing("x\n", with: "x\n\n- Bad, because c\n"))
    let bad = try edited(text, .addConsequence(.con, text: "c"))
    #expect(bad == text + "- **Harder:** c\n")
  }

  @Test("has its place below the text of a description")
  func description() throws {
    let code = "* Build\n\nExample of a config:\n\n```yaml\na: b\n```\n"
    let rest = "\n### CI\n\n**Pros**\n\n* x\n\n**Cons**\n\n* y\n"
    let text = "# T\n\n## Options\n\n### CD\n\n" + code
    let con = try edited(text + rest, .add(.con, text: "c", to: option(1, of: text)))
    #expect(con == text + "\n**Cons**\n\n* c\n" + rest)
  }

  @Test("has a capital like the other, in any script")
  func capital() throws {
    let text = "# T\n\nПлюсы:\n\n- a\n"
    let con = try edited(text, .add(.con, text: "b", to: option(1, of: text)))
    #expect(con == text + "\nМинусы:\n\n- b\n")
  }

  @Test("stands in the quotation of the other")
  func quoted() throws {
    let text = "# T\n\n> Pros:\n>\n> - a\n"
    let con = try edited(text, .add(.con, text: "b", to: option(1, of: text)))
    #expect(con == text + ">\n> Cons:\n>\n> - b\n")
  }

  @Test("is written for what is neutral, too")
  func neutral() throws {
    let text = "# T\n\nPros:\n\n- a\n\nCons:\n\n- b\n"
    let neutral = try edited(text, .add(.neutral, text: "c", to: option(1, of: text)))
    #expect(neutral == text + "\nNeutral:\n\n- c\n")
  }

  @Test("is a heading beside that of the other consequences")
  func consequences() throws {
    let text = "# T\n\n## Decision\n\nA.\n\n### Positive Consequences\n\n- a\n\n## Links\n\nNone.\n"
    let bad = try edited(text, .addConsequence(.con, text: "b"))
    #expect(
      bad == text.replacing("- a\n", with: "- a\n\n### Negative Consequences\n\n- b\n"))
    let german = text.replacing("Positive Consequences", with: "Positive Konsequenzen")
      .replacing("Decision", with: "Entscheidung")
    let worse = try edited(german, .addConsequence(.con, text: "b"))
    #expect(worse.contains("- a\n\n### Negative Konsequenzen\n\n- b\n"))
  }
}
