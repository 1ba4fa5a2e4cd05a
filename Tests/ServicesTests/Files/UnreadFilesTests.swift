import BusinessLogic
import DecisionMarkdown
import Decisions
import Services
import TestSupport
import Testing

/// Compares the check of an unread file's bytes with a search of the parsed decision.
struct UnreadFilesTests {
  private func mayOccur(_ words: String, in text: String, named name: String = "a") -> Bool {
    Phrase(words).mayOccur(inUnread: Array(text.utf8), named: name)
  }

  @Test func `A file without the word need not be read`() {
    #expect(!mayOccur("postgres", in: "* Good, because SQLite is small\n"))
    #expect(!mayOccur("is postgres", in: "it is post gres\n"))
  }

  @Test(arguments: [
    "POSTGRES", "a Post**gres**", "`post`gres", "post[gres](u)", "[post](u)gres", "[post][u]gres",
    "post\\_gres and postgres", "po\\stgres", "the post~~gr~~es", "é",
  ])
  func `Case, decoration and links hide nothing, nor does what isn't judged`(text: String) {
    #expect(mayOccur("postgres", in: "# \(text)\n"))
  }

  @Test func `The name may be the title, and signs alone are no word`() {
    #expect(mayOccur("postgres", in: "nothing\n", named: "0007-Postgres"))
    #expect(mayOccur("--", in: "nothing\n"))
    #expect(mayOccur("", in: "nothing\n"))
  }

  @Test(arguments: 0..<60)
  func `Whatever a file says is never ruled out`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    let pieces = [
      "ab", "Ba", "b", "*", "**", "_", "`", "~~", "[", "](a)", "][b]", "]", "(", ")", "\\", "!",
      " ",
      "\n  ", ":", "|", "<!-- c -->", "&", "ſ", "{", "- ", ", ",
    ]
    func text() -> String { (0..<dice.number(1...8)).map { _ in dice.pick(pieces) }.joined() }
    let head = "# \(text())\n\n* Status: \(text())\n\n## Context\n\n\(text())\n\n"
    let list = "## Considered Options\n\n* \(text())\n* \(text())\n\n"
    let table = "| \(text()) | Pros |\n|---|---|\n| \(text()) | \(text()) |\n\n"
    let options = "### \(text())\n\n* Good, because \(text())\n  * \(text())\n* \(text())\n"
    let bytes = Array((head + list + table + "## Pros and Cons of the Options\n\n" + options).utf8)
    let decision = DecisionMarkdown.decision(in: bytes, named: "x")
    var texts = [decision.title, decision.context ?? ""]
    for option in decision.options {
      texts += [option.title] + option.wordings
      texts += option.notes
      for argument in option.arguments { texts += [argument.text] + argument.details }
    }
    for text in texts {
      #expect(Phrase(text).mayOccur(inUnread: bytes, named: "x"))
      for word in text.split(separator: " ") {
        #expect(Phrase(word).mayOccur(inUnread: bytes, named: "x"))
      }
    }
  }

  @Test func `Finding in files finds the same whether they are read for it or not`() async throws {
    let folder = try TemporaryFolder()
    for (number, word) in ["Postgres", "Post**gres**", "SQLite", "Éclair"].enumerated() {
      try folder.write(
        "# Use \(word)\n\n## Pros\n\n- \(word) it is\n", to: "000\(number)-a.md")
    }
    try folder.write("# Read me\n", to: "README.md")
    let service = FileDecisions(path: folder.path) { "2026-01-31" }
    for words in ["postgres", "ÉCLAIR", "lite it", "nothing"] {
      func named(_ phrase: Phrase?) async throws -> [Int] {
        try await service.getLibrary(
          LibraryPass(naming: phrase) { file in
            let option = file.decision.options.first
            return ([file.decision.title] + (option?.arguments.map(\.text) ?? []))
              .count { $0.lowercased().contains(words.lowercased()) }
          })
      }
      #expect(try await named(Phrase(words)) == named(nil))
    }
  }
}
