import BusinessLogic
import Decisions

extension Command {
  static let filterHelp =
    "FIELD:VALUE selects decisions; all of several have to match: state:accepted, status:WORD, by:NAME, "
    + "tag:TAG, chosen:OPTION, since:2026-01 and before:2026-03 (dates as written, YYYY-MM-DD). A word without a "
    + "field is looked for in the titles. Quotes hold a value together: by:\"Jane Doe\"."
}

extension Words {
  /// Returns the rest of the line as a filter. Throws an error that names an unknown state.
  mutating func filter() throws(CommandError) -> DecisionFilter {
    let filter = DecisionFilter(try rest("filter"))
    let states = Decision.State.allCases.map(\.rawValue)
    for term in filter.terms where term.field == .state && !states.contains(term.value) {
      throw CommandError(expected: states, not: term.value)
    }
    return filter
  }

  /// Returns the rest of the line as a filter, if a word of it names a field.
  mutating func filterWithField() throws(CommandError) -> DecisionFilter? {
    var rest = self
    guard DecisionFilter(rest.rest()).hasField else { return nil }
    return try filter()
  }
}

extension DecisionFilter {
  /// The words that may begin a term, and the states.
  static var candidates: [String] {
    Field.allCases.filter { $0 != .state }.map { "\($0.rawValue):" }
      + Decision.State.allCases.map { "\(Field.state.rawValue):\($0.rawValue)" }
  }
}
