import TestSupport

/// Generated decisions. The same seed gives the same files.
struct Corpus {
  /// The number of files.
  let files: Int

  /// The number of arguments in each file.
  let arguments: Int

  /// The folder of the files, deleted with the corpus.
  let folder: TemporaryFolder

  /// A word in one of a thousand arguments, and so in most files.
  nonisolated static let rareWord = "quokka"

  /// A word that occurs once in one of a hundred files.
  nonisolated static let rarestWord = "wombat"

  /// Writes the files in MADR 4.0, with four options and 75 bytes per argument.
  init(files: Int, arguments: Int, seed: Int) throws {
    (self.files, self.arguments) = (files, arguments)
    folder = try TemporaryFolder()
    var random = SeededGenerator(seed: seed)
    for number in 1...files {
      let isRarest = number % 100 == 1
      let text = Self.decision(number, arguments: arguments, isRarest: isRarest, &random)
      try folder.write(text, to: "\(Self.digits(number))-decision.md")
    }
  }

  /// Writes files as people write them: sections of prose around few arguments.
  init(proseFiles files: Int, seed: Int) throws {
    (self.files, arguments) = (files, 0)
    folder = try TemporaryFolder()
    var prose = Prose(seed: seed)
    for number in 1...files {
      try folder.write(prose.decision(number), to: "\(Self.digits(number))-decision.md")
    }
  }

  private static let words = [
    "latency", "memory", "team", "contract", "schema", "rollout", "review", "cluster", "index",
    "budget", "vendor", "protocol", "cache", "release", "pipeline", "storage", "client", "backup",
  ]

  private static func decision(
    _ number: Int, arguments: Int, isRarest: Bool, _ random: inout SeededGenerator
  ) -> String {
    let options = (1...4).map { "Option \($0) of \(number)" }
    var text = "---\nstatus: accepted\ndate: 2026-11-21\n---\n# Decision \(number)\n\n"
    text += "## Considered Options\n\n\(options.map { "* \($0)\n" }.joined())\n"
    text += "## Decision Outcome\n\nChosen option: \"\(options[0])\", because it came out best.\n\n"
    text += "## Pros and Cons of the Options\n"
    for (index, option) in options.enumerated() {
      text += "\n### \(option)\n\n"
      for _ in stride(from: index, to: arguments, by: 4) { text += argument(&random) }
    }
    return text + (isRarest ? "* Bad, because the \(rarestWord) sleeps\n" : "")
  }

  private static func argument(_ random: inout SeededGenerator) -> String {
    let side = random.number(0...1) == 0 ? "Good" : "Bad"
    let rare = random.number(1...1000) == 1 ? rareWord : random.pick(words)
    let rest = (0..<5).map { _ in random.pick(words) }.joined(separator: " ")
    return "* \(side), because the \(rare) needs \(rest)\n"
  }

  private static func digits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
  }
}
