import BusinessLogic
import Decisions

extension DecisionFilter.Term {
  /// What is wrong with an unknown field or state, or with a date; `nil` if nothing is.
  package var mistake: String? {
    if let unknownField {
      return DecisionFilter.Field.allCases.map(\.rawValue).expected(insteadOf: unknownField)
    }
    let states = Decision.State.allCases.map(\.rawValue)
    switch field {
    case .state where !states.contains(value): return states.expected(insteadOf: value)
    case .since where !value.beginsDay, .before where !value.beginsDay:
      return "expected a date such as 2026, 2026-01 or 2026-01-31, not \"\(value)\""
    default: return nil
    }
  }
}
