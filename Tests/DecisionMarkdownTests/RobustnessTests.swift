import BusinessLogic
import DecisionMarkdown
import Decisions
import TestSupport
import Testing

@Suite("Any bytes")
struct RobustnessTests {
  @Test("gives the same values for every kind of line end", arguments: Fixtures.all)
  func lineEnds(text: String) {
    let plain = decision(text)
    #expect(decision(text + "\n") == plain)
    #expect(decision(text.replacing("\n", with: "\r\n")) == plain)
    #expect(decision("\u{FEFF}" + text) == plain)
  }

  @Test("reads a title that ends with a colon, and a line of helping words, to their ends")
  func ends() {
    #expect(decision("# T\n## Options\n- Café:").options.map(\.title) == ["Café"])
    #expect(decision("# T\n## Options\n- 卡夫卡:").options.count == 1)
    let helping = String(repeating: "was ", count: 60_000)
    #expect(decision("# T\n## Options\n- Tea\n\n\(helping)\n").options.count == 1)
  }

  @Test("points at the line on which each argument begins", arguments: Fixtures.all)
  func lines(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let decision = decision(text)
    for argument in decision.options.flatMap(\.arguments) + decision.consequences {
      let line = argument.line.map { lines[$0 - 1] } ?? ""
      let begin = argument.text.split(separator: " ").prefix(2).joined(separator: " ")
      #expect(line.contains(begin))
    }
    for option in decision.options {
      #expect(option.line.map { !lines[$0 - 1].isEmpty } ?? true)
    }
  }

  @Test(
    "reads both sides of a merge conflict, names it, and refuses every edit until it is resolved")
  func conflict() throws {
    let text =
      "# Drink\n\n## Pros\n\n- Warm\n<<<<<<< HEAD\n- Sweet\n||||||| 1c2d\n- Bitter\n=======\n- Sour\n"
      + ">>>>>>> branch\n- Cheap\n\n## Cons\n\n- Old\n"
    let decision = decision(text)
    let pros = decision.options[0].advantages.map(\.text)
    #expect(pros == ["Warm", "Sweet", "Bitter", "Sour", "Cheap"])
    #expect(decision.problems == [Problem(line: 6, .conflict)])
    #expect(throws: EditRefusal.isInConflict(line: 6)) {
      try DecisionText(Array(text.utf8), named: "drink").after(.setStatus("accepted"))
    }
  }

  @Test("reads front matter with a merge conflict in it")
  func conflictAtTheTop() {
    let decision = decision(
      "---\n<<<<<<< HEAD\nstatus: accepted\n=======\nstatus: rejected\n>>>>>>> b\ndate: 2026-11-21\n---\n"
        + "# Drink\n\n## Pros\n\n- Warm\n")
    #expect(decision.title == "Drink")
    #expect(decision.date == "2026-11-21")
    #expect(decision.problems == [Problem(line: 2, .conflict)])
  }

  @Test("reads each beginning of a file", arguments: Fixtures.all)
  func truncated(text: String) {
    let bytes = Array(text.utf8)
    for end in bytes.indices { read(Array(bytes[..<end])) }
  }

  @Test("reads files with bytes and lines changed at random", arguments: 0..<8)
  func mutated(seed: Int) {
    let pieces = [
      "\n", "* ", "- Pros\n", "```", "<!--", "-->", "# ", "**", "---\n", "Good, ", "\t",
    ]
    for seed in Fuzzing.seeds(from: seed) {
      var random = SeededGenerator(seed: seed)
      for text in Fixtures.all {
        for _ in 0..<60 {
          var bytes = Array(text.utf8)
          for _ in 0..<Int.random(in: 1...12, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[index] = .random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            default:
              let piece = pieces.randomElement(using: &random) ?? ""
              bytes.insert(contentsOf: Array(piece.utf8), at: index)
            }
          }
          read(bytes)
        }
      }
    }
  }

  @Test("reads a sign between two scripts", arguments: ["a+世", "a+世.", "C++语言+"])
  func scripts(name: String) {
    let text = "# Which\n\n## Options\n\n* a\n* b\n\n## Decision\n\nWe use \(name)"
    #expect(DecisionMarkdown.decision(in: Array(text.utf8), named: "").outcome == "We use \(name)")
  }

  @Test("reads random bytes", arguments: 0..<4)
  func random(seed: Int) {
    let alphabet = Array("#*-+• \n\t`~<!->|:_[]()GoodBad,Pros\r1.\u{FEFF}é✅".utf8)
    for seed in Fuzzing.seeds(from: seed) {
      var random = SeededGenerator(seed: seed)
      for count in 0..<400 {
        read((0..<count).map { _ in .random(in: 0...255, using: &random) })
        read((0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 })
      }
    }
  }

  @Test(
    "reads what would tempt a reader to look ahead again and again",
    arguments: [
      "<!-- ", "* <!-- \n", "- ```\n", "[", "[a](", "](", "**", "- a\n  ", "# a\n", "Pros:\n", "> ",
      "* Good (", "• a\n", "+ a\n- b\n", "    - x\n", "`", "Option 1\n\n", "1. ", "* [", "_",
      "a\n---\n", "- Pros\n", "| a | b |\n", "a | b\n--- | ---\n", "> - a\n", "**a:** b\n",
      "| Pros | Cons |\n", "<a ", "* {a\n", "> ```\n", "Pros: a. Cons: b ", "- **a** — Cons: b\n",
      "In the context of a, facing b, ", "accepting a\n", "a\n: b\n", "Decision: a\n\n", "✅ a. ",
      "**a** — b\n", "**a** b\n\n", "- tea\n\n**tea** — b\n\n", "a - rejected ",
      "# a - rejected b\n",
      "rejected (a ", "a. It was rejected because b. ", "<summary>\n", "<summary>a\n",
      "b\n> a\n", " Options considered:\n\n", "## Options\n### A\n- b\n",
      "<details>\n<summary>a</summary>\n", "<details><summary>a</summary>\n\n**b** c\n\n",
    ])
  func repeated(piece: String) {
    read(Array("# T\n## Options\n".utf8) + Array(String(repeating: piece, count: 4_000).utf8))
  }

  @Test(
    "reads lines and lists that go on and on", .timeLimit(.minutes(10)),
    arguments: [
      ("# T", " option 1"), ("# T\n## a / b", " / a"), ("# T\n## Status\na:", " "),
      ("# T\n", "<a x></a>"), ("# T\n## Decision\n", "**a:** b\n"), ("# T\n- ", "<!-- "),
      ("# T\n## Status\n", "\nA: "), ("# T\n## Options\n- a\n## Decision\n", " Options:\n\n"),
    ])
  func goingOn(beginning: String, piece: String) {
    read(Array((beginning + String(repeating: piece, count: 20_000) + "x").utf8))
  }

  @Test(
    "reads a long paragraph of arguments that nothing we know begins", .timeLimit(.minutes(10)))
  func longParagraph() {
    read(Array("# T\n## Pros\n".utf8) + Array(String(repeating: "⚠️ a\n", count: 20_000).utf8))
  }

  @Test("reads many keys in bold that are all different", .timeLimit(.minutes(10)))
  func differentKeys() {
    let keys = (0..<20_000).map { "**key\($0):** b\n\n" }.joined()
    read(Array("# T\n## Options\n".utf8) + Array(keys.utf8))
  }

  private func read(_ bytes: [UInt8]) {
    _ = DecisionMarkdown.decision(in: bytes, named: "file")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let count = lines.last == [] ? lines.count - 1 : lines.count
    #expect(DecisionMarkdown.source(of: bytes).count == count)
  }
}
