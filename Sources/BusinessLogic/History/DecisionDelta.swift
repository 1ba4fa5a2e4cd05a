/// A difference between two versions of a decision.
public enum DecisionDelta: Sendable, Hashable {
  /// The decision is new.
  case decisionAdded
  /// The decision was removed.
  case decisionRemoved
  /// A field has changed; `nil` if it is missing.
  case field(Field, from: String?, to: String?)
  /// Another option is chosen; `nil` for none.
  case chosen(from: String?, to: String?)
  /// The leading options, or their margin, have changed.
  case lead(from: Standing, to: Standing)
  /// The title of a new option.
  case optionAdded(String)
  /// The title of a removed option.
  case optionRemoved(String)
  /// An option got another title.
  case optionRenamed(from: String, to: String)
  /// The options are in another order.
  case optionsReordered
  /// A new item.
  case added(DecisionItem)
  /// A removed item, with its former number.
  case removed(DecisionItem)
  /// An item got another text.
  case reworded(DecisionItem, from: String)
  /// An argument got another weight.
  case reweighed(DecisionItem, from: Int)
  /// An item got another kind: a pro became a con.
  case moved(DecisionItem, from: DecisionItem.Kind)
  /// The details of an item have changed.
  case detailed(DecisionItem)
  /// The items of a kind are in another order; `of` is their option, `nil` for the decision itself.
  case reordered(DecisionItem.Kind, of: String?)
  /// A section's text has changed; `nil` for the text above the first heading.
  case section(String?)
  /// Only text that no other case covers has changed.
  case otherText

  /// A text that occurs once in a decision.
  public enum Field: String, CaseIterable, Sendable {
    case title, status, date, context, outcome
  }

  /// The leading options with their margin: several options in a tie, none if there are fewer than
  /// two.
  public struct Standing: Sendable, Hashable {
    /// The titles of the options with the best total.
    public let leaders: [String]
    /// How far the only leader is ahead; 0 in a tie.
    public let margin: Int
  }
}

/// An item of one of a decision's lists, such as an argument.
public struct DecisionItem: Sendable, Hashable {
  /// The list of an item.
  public enum Kind: Sendable, Hashable {
    /// An argument of an option.
    case argument(Side)
    /// A note of an option.
    case note
    /// A consequence of the choice.
    case consequence(Side)
    /// A decision driver.
    case driver
    /// A remark on the outcome.
    case remark

    /// Every kind.
    public static let all: [Kind] =
      Side.allCases.map { .argument($0) } + [.note, .driver]
      + Side.allCases.map { .consequence($0) } + [.remark]

    /// The side; `nil` for a kind that takes none.
    public var side: Side? {
      switch self {
      case .argument(let side), .consequence(let side): side
      case .note, .driver, .remark: nil
      }
    }

    /// Whether an option has the items, rather than the decision itself.
    public var isOfOption: Bool {
      switch self {
      case .argument, .note: true
      case .consequence, .driver, .remark: false
      }
    }

    /// The words for one item.
    public var word: String {
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
    public var name: String {
      switch self {
      case .argument(let side): side.rawValue
      case .consequence: "consequence"
      case .note, .driver, .remark: word
      }
    }
  }

  /// The kind.
  public let kind: Kind
  /// The number among the items of its kind, from 1.
  public let number: Int
  /// The text.
  public let text: String
  /// The weight; 1 for items that have none.
  public let weight: Int
  /// The lines below the text.
  let details: [String]
  /// The title of its option; `nil` for an item of the decision itself.
  public let option: String?
}
