/// The columns of sheets. The raw value is the key for programs; docs/stability.md says what each holds.
///
/// ```swift
/// print(Column.chosen.heading)  // Chosen
/// ```
package enum Column: String, CaseIterable, Sendable {
  case number, title, route, status, state, date, chosen, options, arguments, total, pros, cons
  case effect, option, side, weight, weights, text, item, remark, outcome, standing, lead, problems
  case file, line, error, name, message, changes, service, screens, fault, fact, value
  case decision, verdict, role, struck, lines, ranking, flips, address

  package var heading: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
