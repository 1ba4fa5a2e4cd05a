import DecisionMarkdown
import Decisions
import Testing

/// A decision in a few lines, as a test compares it: options with `+`, `-`, `~` arguments, their
/// weight and details where there are any, and `=` before consequences.
func summary(_ markdown: String) -> String {
  summary(DecisionMarkdown.decision(in: Array(markdown.utf8), named: "file"))
}

func summary(_ decision: Decision) -> String {
  var rows: [String] = []
  for (index, option) in decision.options.enumerated() {
    rows.append(option.title + (index == decision.chosen ? " (chosen)" : ""))
    rows += option.arguments.map { " " + row($0) }
    rows += option.notes.map { " note: \($0)" }
  }
  rows += decision.consequences.map { "= " + row($0) }
  return rows.joined(separator: "\n")
}

private func row(_ argument: Argument) -> String {
  let sign = ["pro": "+", "con": "-", "neutral": "~"][argument.side.rawValue] ?? "?"
  let weight = argument.weight == 1 ? "" : " ×\(argument.weight)"
  let details = argument.details.map { " | " + $0 }.joined()
  return "\(sign) \(argument.text)\(weight)\(details)"
}

/// The decision of a text.
func decision(_ markdown: String) -> Decision {
  DecisionMarkdown.decision(in: Array(markdown.utf8), named: "file")
}

/// The title of the option that a decision about Kafka, Redis and RabbitMQ chooses with this text.
func chosen(_ sentence: String) -> String? {
  let read = decision(
    "# Queue\n\n## Options\n\n- Kafka\n- Redis\n- RabbitMQ\n\n## Decision\n\n\(sentence)\n")
  #expect(read.problems == [], "\(sentence)")
  return read.chosen.map { read.options[$0].title }
}
