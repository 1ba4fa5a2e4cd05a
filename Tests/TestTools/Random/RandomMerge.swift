/// Two random versions of a decision, and their base.
public struct RandomMerge: Sendable {
  /// The text before both.
  public let base: String
  /// Our changed version.
  public let ours: String
  /// Their changed version.
  public let theirs: String

  /// Whether a section of the third level is that of an option, wherever it is.
  let isOfOurs: Bool

  /// Creates versions with one to three changes each, of one of the given decisions or of ours.
  public init(of models: [String]? = nil, _ random: inout SeededGenerator) {
    base = random.pick(models ?? Self.models)
    isOfOurs = models == nil
    let lines = base.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    func version() -> String {
      var lines = lines
      for _ in 0..<random.number(1...3) { Self.change(&lines, &random) }
      return lines.joined(separator: "\n")
    }
    ours = version()
    theirs = version()
  }

  private static func change(_ lines: inout [String], _ random: inout SeededGenerator) {
    let items = lines.indices.filter { isItem(lines[$0]) }
    let item = items.isEmpty ? 0 : random.pick(items)
    // Arguments in the list of options would be of these.
    let alike = items.filter {
      argues(lines[$0]) == argues(lines[item]) && lines[$0].first == lines[item].first
    }
    let marker = String(lines[item].prefix { " *-+|".contains($0) })
    let isWeighed = lines[item].contains("<!--")
    let words = ["cheap", "slow", "known"]
    switch random.number(0...14) {
    case 0...2 where !items.isEmpty:
      let word = random.pick(words)
      let sides = ["Good, because ", "Bad, because it is ", "so "]
      let side = argues(lines[item]) ? random.pick(sides) : "so "
      let row = random.pick(["| \(word) | |", "| | \(word) |"])
      lines.insert(marker.hasPrefix("|") ? row : "\(marker)\(side)\(word)", at: item + 1)
    case 3 where !items.isEmpty && !isWeighed:
      lines[item] += " <!-- weight: \(random.number(2...4)) -->"
    case 4 where !items.isEmpty && !isWeighed: lines[item] += " and \(random.pick(words))"
    case 5 where !items.isEmpty: lines.remove(at: item)
    case 6 where !items.isEmpty: lines.insert(lines.remove(at: item), at: random.pick(alike))
    case 7 where !items.isEmpty && !marker.contains("|"):
      lines.insert("  \(marker)\(random.pick(words))", at: item + 1)
    case 8: decide(&lines, &random)
    case 9: addSection(&lines, &random)
    case 10: setField(&lines, &random)
    case 11: lines.insert("", at: random.number(0...lines.count))
    case 12:
      let blanks = lines.indices.filter { lines[$0].isEmpty }
      if !blanks.isEmpty { lines.remove(at: random.pick(blanks)) }
    case 13 where !items.isEmpty && lines.contains("Pros:"):
      lines.insert(contentsOf: ["", "Cons:", "", "- \(random.pick(words))"], at: item + 1)
    default: addOption(&lines, &random)
    }
  }

  private static func argues(_ line: String) -> Bool {
    line.contains(", because ") || line.hasPrefix("- ")
  }

  private static func isItem(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return ["* ", "- ", "+ "].contains { text.hasPrefix($0) }
      || text.hasPrefix("| ") && !text.contains("--") && !text.contains("Good")
  }

  private static func decide(_ lines: inout [String], _ random: inout SeededGenerator) {
    let option = random.pick(["Kafka", "Redis", "NATS"])
    let choice = "Chosen option: \"\(option)\", because it is \(random.pick(["known", "small"]))."
    if let index = lines.firstIndex(where: { $0.hasPrefix("Chosen option:") }) {
      lines[index] = choice
    } else {
      insert(["## Decision Outcome", "", choice], into: &lines, &random)
    }
  }

  private static func addSection(_ lines: inout [String], _ random: inout SeededGenerator) {
    let title = random.pick(["Decision Drivers", "More", "Links"])
    insert(["## \(title)", "", "* \(random.pick(["cost", "speed"]))"], into: &lines, &random)
  }

  private static func addOption(_ lines: inout [String], _ random: inout SeededGenerator) {
    let option = random.pick(["NATS", "SQS", "Pulsar"])
    if let index = lines.lastIndex(where: { $0 == "* Redis" }) {
      lines.insert("* \(option)", at: index + 1)
    }
    insert(["### \(option)", "", "* Good, because new"], into: &lines, before: "### ", &random)
  }

  /// Inserts a section before another one, or at the end.
  private static func insert(
    _ section: [String], into lines: inout [String], before mark: String = "## ",
    _ random: inout SeededGenerator
  ) {
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    if !starts.isEmpty, random.number(0...2) > 0 {
      lines.insert(contentsOf: section + [""], at: random.pick(starts))
    } else {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += [""] + section + [""]
    }
  }

  private static func setField(_ lines: inout [String], _ random: inout SeededGenerator) {
    let (key, value) = (random.pick(["status", "date", "deciders"]), random.pick(["a", "b"]))
    if let index = lines.firstIndex(where: { $0.contains("\(key): ") }) {
      lines[index] = lines[index].prefix { $0 != ":" } + ": \(value)"
    } else if lines[0] == "---" {
      lines.insert("\(key): \(value)", at: 1)
    } else {
      lines.insert("* \(key): \(value)", at: min(2, lines.count))
    }
  }

  /// The decisions that are changed.
  private static let models = [
    """
    ---
    status: proposed
    date: 2026-01-01
    ---
    # Which queue

    ## Context

    We need one.
    It must be fast.

    ## Considered Options

    * Kafka
    * Redis

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because it scales
    * Bad, because it is heavy

    ### Redis

    * Good, because it is small
    * Bad, because it forgets
    * Bad, because it is alone

    ## Links

    - one
    - two

    """,
    """
    # Which queue

    * status: proposed

    ## Considered Options

    * Kafka
    * Redis

    ## Decision Outcome

    Chosen option: "Kafka", because it scales.

    ### Kafka

    | Good | Bad |
    | --- | --- |
    | scales | heavy |
    | old | |

    ### Redis

    * Good, because it is small
    * Bad, because it forgets

    """,
    "# Tea\n\n## Pros\n\n- warm\n- cheap\n\n## Cons\n\n- wet\n",
    """
    # Which queue

    ## Options

    ### Kafka

    Pros:

    - fast

    ### Redis

    Pros:

    - small

    ## More

    text

    """,
    "# Tea\n\n\n\n- one\n\n\n- two\n\n\n- one\n",
  ]
}
