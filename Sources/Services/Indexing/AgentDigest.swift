import BusinessLogic
import Decisions
import Escaping

/// What was decided and what wasn't, in a line for each decision: for a program that reads it before
/// it proposes anything.
///
/// An option that wasn't chosen stands with its heaviest con. No option is left out while there is
/// room for its title: reasons are shortened first.
enum AgentDigest {
  /// The most characters of a line.
  static let limit = 400

  static func text(of files: [LibraryFile]) -> String {
    files.filter { !$0.isTemplate }.map { line(of: $0) + "\n" }.joined()
  }

  private static func line(of file: LibraryFile) -> String {
    let decision = file.decision
    let standing = [file.standing, decision.date].compactMap(\.self).joined(separator: ", ")
    // A key that is cut would name no decision.
    var line = "- \(escaped(file.key)) \(cut(decision.title, 120)): \(cut(standing, 60))"
    if let chosen = decision.chosen {
      line += ". Chosen: \(cut(decision.options[chosen].title, 60))"
    } else if !decision.isInConflict, let outcome = decision.outcome {
      line += ". Outcome: \(cut(outcome, 120))"
    }
    let others = decision.isTopic ? [] : decision.options.indices.filter { $0 != decision.chosen }
    if !others.isEmpty {
      line += decision.chosen == nil ? ". Options: " : ". Not chosen: "
      line += list(others.map { decision.options[$0] }, within: limit - line.count)
    }
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// Returns the options with reasons as long as there is room for, or else as many titles as fit.
  private static func list(_ options: [Topic], within room: Int) -> String {
    for length in [120, 60, 30, 0] {
      let all = options.map { option in
        let heaviest = option.arguments(on: .con).max { $0.weight < $1.weight }
        let reason = length > 0 ? heaviest.map { " (\(cut($0.text, length)))" } : nil
        return cut(option.title, 60) + (reason ?? "")
      }.joined(separator: "; ")
      if all.count <= room { return all }
    }
    var (words, shown) = ("", 0)
    for option in options {
      let more = words + cut(option.title, 60) + "; "
      guard more.count <= room - "and 1000 more".count else { break }
      (words, shown) = (more, shown + 1)
    }
    return words + "and \(options.count - shown) more"
  }

  /// Returns the escaped text on one line, with at most `limit` characters.
  private static func cut(_ text: String, _ limit: Int) -> String {
    let text = escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
