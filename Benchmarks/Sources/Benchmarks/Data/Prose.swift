import TestSupport

/// Decisions as people write them: sections of prose, lists, tables and code around a few arguments.
struct Prose {
  private var random: SeededGenerator
  /// Whether lines are wrapped; else a paragraph is one long line.
  private var isWrapped = false

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  /// The file of a decision; nine kilobytes on average.
  mutating func decision(_ number: Int) -> String {
    isWrapped = chance(50)
    let options = (1...random.number(2...4)).map { "\(words(random.number(1...4))) \($0)" }
    var text =
      chance(40)
      ? "---\nstatus: accepted\ndate: 2024-03-05\ndecision-makers: A, B\n---\n# Decision \(number)\n\n"
      : "# Decision \(number)\n\n* Status: accepted\n* Deciders: A, B\n* Date: 2023-01-05\n\n"
    text += "## Context and Problem Statement\n\n\(section())"
    if chance(50) { text += "## Decision Drivers\n\n\(list())" }
    text +=
      "## Considered Options\n\n\(options.map { "* \($0)\n" }.joined())\n## Decision Outcome\n\n"
    if chance(73) { text += "Chosen option: \"\(options[0])\", because \(sentence())\n\n" }
    text += "\(section())### Consequences\n\n\(arguments(random.number(1...3)))"
    if chance(30) { text += "<!-- This is optional. -->\n### Confirmation\n\n\(section())" }
    text += "## Pros and Cons of the Options\n\n"
    for option in options {
      text += "### \(option)\n\n\(chance(50) ? paragraph() : "")"
      text +=
        chance(60) ? arguments(random.number(1...4)) : "Pros:\n\n\(list())Cons:\n\n\(list())"
    }
    for _ in 1...random.number(1...4) {
      text += "## \(random.pick(Self.headings))\n\n\(section())"
    }
    return text
  }

  private mutating func section() -> String {
    (1...random.number(1...4)).map { _ in
      switch random.number(1...100) {
      case ...60: paragraph()
      case ...85: list()
      case ...93: code()
      default: table()
      }
    }.joined()
  }

  private mutating func paragraph() -> String {
    broken((1...random.number(2...6)).map { _ in sentence() }.joined(separator: " "), "") + "\n"
  }

  private mutating func list() -> String {
    (1...random.number(3...7)).map { _ in broken("* \(sentence())", "  ") }.joined() + "\n"
  }

  private mutating func arguments(_ count: Int) -> String {
    (1...count).map { _ in
      "* \(chance(50) ? "Good" : "Bad"), because \(sentence())\n"
    }.joined() + "\n"
  }

  private mutating func code() -> String {
    let lines = (1...random.number(5...20)).map { _ in "    let \(word()) = \(word())(\(word()))\n"
    }
    return "```swift\n\(lines.joined())```\n\n"
  }

  private mutating func table() -> String {
    let columns = random.number(3...5)
    let rows = (1...random.number(3...8)).map { _ in
      (1...columns).map { _ in "| \(words(random.number(1...8))) " }.joined() + "|\n"
    }
    let bars = String(repeating: "| --- ", count: columns)
    return "\(rows[0])\(bars)|\n\(rows.dropFirst().joined())\n"
  }

  private mutating func sentence() -> String {
    var words = (1...random.number(8...22)).map { _ in word() }
    let place = random.number(0...words.count - 1)
    switch random.number(1...100) {
    case ...8: words[place] = "`\(word())_\(word())`"
    case ...14: words[place] = "[\(word()) \(word())](https://example.com/\(word())/\(word()).html)"
    case ...20: words[place] = "**\(word())**"
    case ...26: words[place] = "naïve –"
    case ...50: words[place] += ","
    default: break
    }
    return words.joined(separator: " ") + "."
  }

  /// The text in lines of eighty bytes if this file has such.
  private func broken(_ text: String, _ indent: String) -> String {
    guard isWrapped else { return text + "\n" }
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].utf8.count + word.utf8.count > 80 { lines.append(indent) }
      let isFirst = lines[lines.count - 1].allSatisfy { $0 == " " }
      lines[lines.count - 1] += (isFirst ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func words(_ count: Int) -> String {
    (1...count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String { random.pick(Self.vocabulary) }

  private mutating func chance(_ percent: Int) -> Bool { random.number(1...100) <= percent }

  private static let headings = [
    "More Information", "Implementation notes", "Migration plan", "Links", "Security",
  ]

  private static let vocabulary = """
    latency memory team contract schema rollout review cluster index budget vendor protocol cache release
    pipeline storage client backup the a of to in and is that for with on as by we it this be are from can
    not which an or our should have will more than when each only service user data request response must
    need because however change deploy version support existing current already without between would
    could about into every some other new same small large simple hard easy write read test build run cost
    """.split { $0.isWhitespace }.map(String.init)
}
