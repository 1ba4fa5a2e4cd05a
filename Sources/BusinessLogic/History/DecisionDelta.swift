import Decisions

package enum DecisionDelta: Sendable, Hashable {
  case decisionAdded
  case decisionRemoved
  /// A field has changed; `nil` if it is missing.
  case field(Field, from: String?, to: String?)
  /// Another option is chosen; `nil` for none.
  case chosen(from: String?, to: String?)
  /// The leading options, or their margin, have changed.
  case lead(from: Standing, to: Standing)
  /// A version has a merge conflict, so the choice and the lead can't be compared: the line in the
  /// later version, `nil` if only the earlier one has it.
  case conflict(line: Int?)
  case optionAdded(String)
  case optionRemoved(String)
  case optionRenamed(from: String, to: String)
  case optionsReordered
  case added(DecisionItem)
  /// A removed item, with its former number.
  case removed(DecisionItem)
  case reworded(DecisionItem, from: String)
  case reweighed(DecisionItem, from: Int)
  /// An item got another kind: a pro became a con.
  case moved(DecisionItem, from: DecisionItem.Kind)
  case detailed(DecisionItem)
  /// The items of a kind are in another order; `of` is their option, `nil` for the decision itself.
  case reordered(DecisionItem.Kind, of: String?)
  /// A section's text has changed; `nil` for the text above the first heading.
  case section(String?)
  /// Only text that no other case covers has changed.
  case otherText

  /// A text that occurs once in a decision.
  package enum Field: String, CaseIterable, Sendable {
    case title, status, date, context, outcome
  }

  /// The leading options: several in a tie, none if there are fewer than two.
  package struct Standing: Sendable, Hashable {
    package let leaders: [String]
    /// How far the only leader is ahead; 0 in a tie.
    package let margin: Int
  }
}
