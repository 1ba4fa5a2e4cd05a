import Decisions
import TestSupport

extension SeededGenerator {
  /// A decision such as a file can keep: titles that are no headings of MADR, texts of one line.
  mutating func anyDecision() -> Decision {
    let titles = [
      "Kafka", "snake_case", "2 * 3", "[Redis]", "Use C#", "Größe \"M\"", "A: b", "`x`",
    ]
    let title = "Question \(number(1...99))"
    if number(0...4) == 0 {
      let grouped = Side.allCases.flatMap { side in arguments(on: [side]) }
      if !grouped.isEmpty {
        return Decision(title: title, options: [Topic(title: title, arguments: grouped)])
      }
    }
    let options = titles.shuffled(using: &self).prefix(number(1...4)).map { title in
      Topic(
        title: title, arguments: arguments(on: Side.allCases), notes: some(["a note", "3 nodes"]))
    }
    return Decision(
      title: title, status: pick([nil, "accepted", "superseded by 12", "on hold: money"]),
      date: pick([nil, "2026-01-02"]), options: Array(options),
      chosen: pick([nil, 0, options.count - 1]), context: pick([nil, "It is slow. Why?"]),
      drivers: some(["speed", "cost of `x`"]), consequences: arguments(on: Side.allCases),
      remarks: some(["We hire.", "Later more."]))
  }

  private mutating func arguments(on sides: [Side]) -> [Argument] {
    (0..<number(0...3)).map { _ in
      let texts = [
        "it scales", "of the cost", "because", "Good: fast", "- dash", "**bold** end", "`code`",
        "since 2016", "a, b: c", "ends:", "# x", "✅ done", "(note) text", "[a](b)", "Größe",
      ]
      return Argument(
        pick(sides), pick(texts), details: some(["one detail", "another"]),
        weight: pick([1, 1, 0, 5]))
    }
  }

  private mutating func some(_ values: [String]) -> [String] {
    values.filter { _ in number(0...1) == 0 }
  }
}
