/// A difference between two versions of a decision.
package enum DecisionDelta: Sendable, Hashable {
  case decisionAdded
  case decisionRemoved
  /// A field has changed; `nil` if it is missing.
  case field(Field, from: String?, to: String?)
  /// Another option is chosen; `nil` for none.
  case chosen(from: String?, to: String?)
  /// The leading options, or their margin, have changed.
  case lead(from: Standing, to: Standing)
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
    /// The titles of the options with the best total.
    package let leaders: [String]
    /// How far the only leader is ahead; 0 in a tie.
    package let margin: Int
  }
}

/// An item of one of a decision's lists, such as an argument.
package struct DecisionItem: Sendable, Hashable {
  /// The kind of an item: the list that it is in.
  package enum Kind: Sendable, Hashable {
    case argument(Side)
    case note
    case consequence(Side)
    case driver
    case remark
    package static let all: [Kind] =
      Side.allCases.map { .argument($0) } + [.note, .driver]
      + Side.allCases.map { .consequence($0) } + [.remark]

    package var side: Side? {
      switch self {
      case .argument(let side), .consequence(let side): side
      case .note, .driver, .remark: nil
      }
    }

    /// Whether an option has the items, rather than the decision itself.
    package var isOfOption: Bool {
      switch self {
      case .argument, .note: true
      case .consequence, .driver, .remark: false
      }
    }

    /// The words for one item.
    package var word: String {
      switch self {
      case .argument(.neutral): "neutral argument"
      case .argument(let side): side.rawValue
      case .note: "note"
      case .consequence(.pro): "good consequence"
      case .consequence(.con): "bad consequence"
      case .consequence(.neutral): "neutral consequence"
      case .driver: "driver"
      case .remark: "remark"
      }
    }

    /// The word before a number in commands: `pro` in `weigh pro 1 4`.
    package var name: String {
      switch self {
      case .argument(let side): side.rawValue
      case .consequence: "consequence"
      case .note, .driver, .remark: word
      }
    }
  }

  package let kind: Kind
  /// The number among the items of its kind, from 1.
  package let number: Int
  package let text: String
  /// The weight; 1 for items that have none.
  package let weight: Int
  let details: [String]
  /// The title of its option; `nil` for an item of the decision itself.
  package let option: String?
}
