/// One difference between two states of a decision.
public enum DecisionDelta: Sendable, Hashable {
  /// The decision is new.
  case decisionAdded
  /// The decision is gone.
  case decisionRemoved
  /// A text of the decision has changed; `nil` where it says nothing.
  case field(Field, from: String?, to: String?)
  /// Another option is chosen; `nil` for none.
  case chosen(from: String?, to: String?)
  /// How far the best option is ahead has changed.
  case lead(from: Standing, to: Standing)
  /// A new option, by its title.
  case optionAdded(String)
  /// An option that is gone, by its title.
  case optionRemoved(String)
  /// An option with another title.
  case optionRenamed(from: String, to: String)
  /// The options stand in another order.
  case optionsReordered
  /// A new item.
  case added(DecisionItem)
  /// An item that is gone, with the number that it had.
  case removed(DecisionItem)
  /// An item with another text.
  case reworded(DecisionItem, from: String)
  /// An argument with another weight.
  case reweighed(DecisionItem, from: Int)
  /// An item of another kind, such as a pro that became a con.
  case moved(DecisionItem, from: DecisionItem.Kind)
  /// The texts below an item have changed.
  case detailed(DecisionItem)
  /// The items of a kind stand in another order; `of` is their option, `nil` for the decision's own.
  case reordered(DecisionItem.Kind, of: String?)
  /// The text of a section has changed; `nil` for the text above the first heading.
  case section(String?)
  /// Only something that has no name here has changed.
  case otherText

  /// A text that a decision has once.
  public enum Field: String, CaseIterable, Sendable {
    case title, status, date, context, outcome
  }

  /// Which options lead, and by how much; several in a tie, none of fewer than two options.
  public struct Standing: Sendable, Hashable {
    /// The titles of the options with the best total.
    public let leaders: [String]
    /// How far the only leader is ahead; 0 in a tie.
    public let margin: Int
  }
}

/// An argument or another item of a decision's lists, with its place.
public struct DecisionItem: Sendable, Hashable {
  /// The list that an item is in.
  public enum Kind: Sendable, Hashable {
    /// An argument of an option.
    case argument(Side)
    /// A note of an option.
    case note
    /// A consequence of the choice.
    case consequence(Side)
    /// What the decision should serve.
    case driver
    /// A remark on the outcome.
    case remark
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
