import BusinessLogic
import Decisions
import Presentation
import Prompt

extension Command {
  static func takesFilter(_ name: Substring) -> Bool {
    (try? Command.named(name))?.usage.contains("FIELD:VALUE") ?? false
  }

  static let filterHelp =
    "FIELD:VALUE selects decisions; all of several have to match: state:accepted, status:WORD, by:NAME, "
    + "tag:TAG, chosen:OPTION, since:2026-01 and before:2026-03 (only dates that begin with the year, "
    + "such as 2026-03-09 or 2026/3/9), and title:WORD, which looks in the titles of the decision and its "
    + "options. `agenda` takes a word without a field as "
    + "title:WORD. `list` does so only beside a word with a field; `list redis` shows row redis, as `show redis` does. Quotes hold a value together: by:\"Jane Doe\". In quotes, a word with a "
    + "colon has no field."
}

extension Words {
  /// Returns the rest of the line as a filter. Throws an error that names an unknown field or state.
  mutating func filter() throws(CommandError) -> DecisionFilter {
    if isReserved(remainder) { throw unexpected(remainder) }
    let filter = DecisionFilter(try rest("filter"))
    for term in filter.terms {
      if let mistake = term.mistake { throw CommandError(mistake) }
      if term.field == nil, isReserved(term.value[...]) { throw unexpected(term.value[...]) }
    }
    return filter
  }

  /// Returns the words up to the first that names no field as a filter; `nil` if there are none.
  mutating func filterBeforeRest() throws(CommandError) -> DecisionFilter? {
    let fields = DecisionFilter.fields(in: remainder)
    guard !fields.isEmpty else { return nil }
    remainder = remainder[fields.endIndex...].trimmed
    var words = Words(fields, usage: usage)
    return try words.filter()
  }
}

extension Completer {
  static var filters: [String] {
    DecisionFilter.Field.allCases.map { "\($0.rawValue):" }
      + Decision.State.allCases.map { "\(DecisionFilter.Field.state.rawValue):\($0.rawValue)" }
  }

  /// Returns the terms that `typed` can be completed to: the fields, or values of its field that a
  /// decision has.
  func filters(like typed: String) async -> [Candidate] {
    guard let field = DecisionFilter(typed).terms.first?.field else {
      return DecisionFilter.Field.allCases.map { Candidate("\($0.rawValue):", goesOn: true) }
    }
    let values =
      field == .state
      ? Set(Decision.State.allCases.map(\.rawValue))
      : await session.scenes.workers.decisions.values(of: field)
    // Most fields are compared with a part of their value, so that one word of it will do.
    let isWhole = field == .tag || typed.contains("\"")
    let words = values.flatMap { value in
      isWhole
        ? [value]
        : value.split { !$0.isLetter && !$0.isNumber && !"-._@+#".contains($0) }.map(String.init)
    }
    return Set(words).sorted().map { word in
      let needsQuotes = isWhole && (word.contains(" ") || field != .tag)
      return Candidate(
        "\(field.rawValue):\(needsQuotes ? "\"\(word)\"" : word)",
        plain: "\(field.rawValue):\(word)")
    }
  }
}
