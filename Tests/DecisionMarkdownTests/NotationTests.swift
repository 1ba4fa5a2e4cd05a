import BusinessLogic
import Testing

@Suite("Notations of arguments")
struct NotationTests {
  @Test(
    "takes the marker of a side off the text, in each of its forms",
    arguments: [
      ("Good, because it scales", "+ it scales"), ("Good,because it scales", "+ it scales"),
      ("Good because it scales", "+ it scales"), ("good, as it scales", "+ it scales"),
      ("Good: it scales", "+ it scales"), ("GOOD - it scales", "+ it scales"),
      ("Good – it scales", "+ it scales"), ("**Good**, because it scales", "+ it scales"),
      ("**Good, because** it scales", "+ it scales"),
      ("**Good, because it scales**", "+ it scales"),
      ("`Bad`, since it scales", "- it scales"), ("_Bad_, it scales", "- it scales"),
      ("Bad, because **it** scales", "- **it** scales"),
      ("Bad (price), because it scales", "- (price), because it scales"),
      ("Neutral, because it scales", "~ it scales"), ("Pro: it scales", "+ it scales"),
      ("**Con:** it scales", "- it scales"), ("Disadvantage: it scales", "- it scales"),
      ("✅ it scales", "+ it scales"), ("❌ it scales", "- it scales"),
      (":white_check_mark: it scales", "+ it scales"),
      ("✔️ Good, because it scales", "+ it scales"),
      ("`+` it scales", "+ it scales"), ("(-) it scales", "- it scales"),
      ("Gut, weil es skaliert", "+ es skaliert"), ("Bon, car rapide", "+ rapide"),
      ("Mauvais, parce que lent", "- lent"), ("Bueno, porque escala", "+ escala"),
      ("Ruim, pois é lento", "- é lento"), ("Buono, perché scala", "+ scala"),
      ("Nachteil: teuer", "- teuer"),
      ("Хорошо, потому что быстро", "+ быстро"), ("优点：快", "+ 快"), ("优点：好", "+ 好"),
    ])
  func marker(line: String, argument: String) {
    #expect(summary("# T\n\n## Option 1\n\n* \(line)\n") == "Option 1\n \(argument)")
  }

  @Test(
    "reads a sentence to its end, whatever its last line says",
    arguments: [
      "  harder.", "  easier", "harder.", "  drawbacks:", "  **harder**", "  rejected because",
    ])
  func wrapped(line: String) {
    let last = line.trimmingPrefix { $0 == " " }
    #expect(
      summary("# T\n\n## Option 1\n\n* Good, because it makes this\n\(line)\n* It scales\n")
        == "Option 1\n + it makes this \(last)\n note: It scales")
    #expect(
      summary("# T\n\n## Option 1\n\n### Pros\n\n* it makes this\n\(line)\n* It scales\n")
        == "Option 1\n + it makes this \(last)\n + It scales")
  }

  @Test(
    "keeps an item that says its side an argument, though it reads like a label",
    arguments: [
      ("Good, because it fits the monorepo:", "+ it fits the monorepo:"),
      ("Bad, harder:", "- harder:"), ("**Good**, easier", "+ easier"),
      ("✅ Good, because it fits the monorepo:", "+ it fits the monorepo:"),
    ])
  func markedItem(line: String, argument: String) {
    #expect(
      summary("# T\n\n## Option 1\n\n* \(line)\n  * parts\n* It scales\n")
        == "Option 1\n \(argument) | parts\n note: It scales")
  }

  @Test(
    "leaves a bullet without a side a note of its option",
    arguments: [
      "It scales", "Good and bad at once", "Good performance",
      "Goods are sold here", "Pro tip: read the manual",
      "Context matters", "Probably fast", "Badge of honour", "--flag is needed", "Prosody",
      "[Docs](https://good.example)", "Benefits from a cache", "No good docs, because it is new",
    ])
  func note(line: String) {
    #expect(
      summary("# T\n\n## Option 1\n\n* Good, because x\n* \(line)\n")
        == "Option 1\n + x\n note: \(line)")
  }

  @Test(
    "takes the side from a label, as heading, line or bullet",
    arguments: [
      ("#### Pros\n\n- a\n\n#### Cons\n\n- b"), ("Pros:\n- a\n\nCons:\n- b"),
      ("Pros:\n- a\nCons:\n- b"), ("**Pros**\n\n* a\n\n**Cons**\n\n* b"),
      ("**Pros:**\n* a\n**Cons:**\n* b"), ("Pro's\n\n1. a\n\nContra's\n\n1. b"),
      ("- Pros\n  - a\n- Cons\n  - b"), ("- **Pros**:\n    - a\n- **Cons**:\n    - b"),
      ("* Pros: a\n* Cons: b"), ("**Pros:** a\n\n**Cons:** b"),
      ("Pros: a\nCons: b"), ("#### ✅ Pros\n- a\n#### ❌ Cons\n- b"), ("👍\n- a\n\n👎\n- b"),
      ("##### Advantages of this option\n+ a\n##### Drawbacks\n+ b"),
      ("Vorteile\n- a\n\nNachteile\n- b"), ("_Avantages :_\n- a\n\n_Inconvénients :_\n- b"),
      ("Ventajas:\n- a\nDesventajas:\n- b"), ("Vantagens\n- a\n\nDesvantagens\n- b"),
      ("Vantaggi\n- a\n\nSvantaggi\n- b"),
      ("- Strong point: a\n- Weak point: b"),
      ("Advantages include:\n- a\n\nIts drawbacks are as follows:\n- b"),
      ("Good:\n- a\nBad:\n- b"), ("- Good, because\n  - a\n- Bad, because\n  - b"),
      ("#### :+1: Pros\n- a\n#### :white_check_mark: Cons\n- b"),
      ("<b>Pros</b>\n\n- a\n\n<u>Cons:</u>\n\n- b"), ("- Pros (for users):\n  - a\n- Cons:\n  - b"),
    ])
  func label(text: String) {
    #expect(summary("# T\n\n## Options\n\n### Tea\n\n\(text)\n") == "Tea\n + a\n - b")
  }

  @Test("lets a marker outrank the label above it, but not a mere word")
  func precedence() {
    let text = "# T\n\n## Option 1\n\nCons:\n\n- Good, because x\n- Good docs are missing\n"
    #expect(summary(text) == "Option 1\n + x\n - Good docs are missing")
  }

  @Test("reads the weight at the end of the first line, and no other comment")
  func weight() {
    let text = """
      # T
      ## Option 1
      * Good, because a <!-- weight: 12 -->
      * Good, because b <!-- weight: x -->
      * Good, because c <!-- todo --> <!--weight:0-->
      * Good, because c2 <!-- paperweight: 300 g --> <!-- weight: 3 (agreed with Ann) -->
      * Good, because <!-- amid --> d
      * Good, because e
        <!-- runs
        on -->
        and on <!-- weight: 7 -->
      """
    #expect(
      summary(text) == """
        Option 1
         + a ×12
         + b
         + c ×0
         + c2
         + <!-- amid --> d
         + e and on
        """)
  }

  @Test("joins wrapped lines, indented or not, and keeps what stands below as details")
  func wrapping() {
    let text = """
      # T
      ## Option 1
      * Good, because it
        wraps and
      wraps
        - one
          more
        - two

        A paragraph.
      * Bad, because\tx\\
        y

      Prose of its own.
      """
    #expect(
      summary(text) == """
        Option 1
         + it wraps and wraps | one more | two | A paragraph.
         - x y
         note: Prose of its own.
        """)
  }

  @Test("sees nothing in fences, comments and quotes")
  func hidden() {
    let text = """
      # T
      ## Option 1
      * Good, because a
        ```
      * Good, because b
        ```
      ~~~~
      * Good, because c
      ~~~
      * Good, because d
      ~~~~
      <!-- * Good, because e -->
      <!--

      * Good, because f
      -->
      - ```
        * Good, because g
        ```
      * Bad, because h
      """
    // The item below ends the fence above it, as in CommonMark.
    #expect(summary(text) == "Option 1\n + a\n + b\n - h\n note: ```")
  }

  @Test("shows what follows a comment of several lines")
  func behindComment() {
    let text =
      "# T\n## Tea\n<!-- to be\nread --> It is old. <!-- very -->\n\n* Good, because hot\n* Bad, because wet\n"
    #expect(summary(text) == "Tea\n + hot\n - wet\n note: It is old.")
  }
}
