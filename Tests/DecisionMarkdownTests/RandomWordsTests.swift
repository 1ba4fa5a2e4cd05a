import Decisions
import TestSupport
import Testing

/// Words that rules look for, in random order and with random signs between them.
@Suite("Random words")
struct RandomWordsTests {
  @Test("never give a choice or a line that doesn't exist", arguments: 0..<8)
  func read(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let text = random.fileOfWords()
      let read = decision(text)
      #expect(read.chosen.map(read.options.indices.contains) != false, "\(text.debugDescription)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let places = read.options.flatMap(\.arguments).compactMap(\.line)
      #expect(places.allSatisfy((1...lines).contains), "\(text.debugDescription)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func fileOfWords() -> String {
    var text = "# T\n\n"
    for index in 0..<number(1...4) {
      let heading = pick(Self.headings)
      text +=
        "## \(index == 0 ? "Options\n\n- Tea\n- Milk\n- Red ink\n\n## \(heading)" : heading)\n\n"
      for _ in 0..<number(1...5) {
        text += pick(Self.leads)
        for _ in 0..<number(1...6) { text += pick(Self.words) + pick(Self.signs) }
        text += "\n\n"
      }
    }
    return text
  }

  private static let leads = [
    "", "- ", "Chosen option: ", "Decision: ", "**Verdict:** ", "We use ", "Rejected because ",
    "Pros:\n- ",
  ]

  private static let headings = [
    "Options", "Decision", "Decision Outcome", "Alternatives", "Rejected alternatives", "Context",
    "Consequences", "Pros and Cons of the Options", "Tea", "Milk", "Option 1", "Why not Tea?",
  ]

  private static let words =
    """
    Tea Tea Tea Tea Tea Milk Milk Milk Milk Option 1 2 B we we use the the chose chosen option options decision decided rejected \
    because since as not the a of for and or if only instead over than was is will would might \
    selected go with reason drawback problem advantages pros cons good bad why this it first \
    considered alternative superseded by fast weil wir nutzen nicht choisi car nous utilisons \
    採用 却下 因为 방안 принято Verdict Pros: Cons: Decision: Chosen: + - ✅ ❌ (+) [x] {x} <b> `c`
    """.split(separator: " ").map(String.init)

  private static let signs =
    Array(repeating: " ", count: 10) + [
      ". ", ", ", ": ", "; ", " — ", " - ", "? ", "! ", " (", ") ", "\"", "“", "”", "**", "*", "`",
      "[", "](x) ", "\n", "\n\n", "  \n", "…", "。", "：", "/", " | ", "\n- ", "\n1. ", "\n  - ",
      "\n> ", "\n### ", "\n**", "\n| ", " |\n", "\n|---|---|\n", "<!-- ", "\n    ",
    ]
}
