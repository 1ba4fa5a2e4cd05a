/// A change to a decision.
///
/// It identifies its target by number and text, as the user saw it. So it still finds the target in
/// a text that others have changed meanwhile, or is refused if the target is no longer certain.
public enum Edit: Sendable, Hashable {
  /// Adds an argument after the last one of its side; without a side, a note.
  case add(Side?, text: String, to: OptionPlace)
  /// Replaces the text of an item.
  case rewrite(ArgumentPlace, text: String)
  /// Removes an item, with its details.
  case remove(ArgumentPlace)
  /// Moves an argument to another number on its side, from 1.
  case move(ArgumentPlace, to: Int)
  /// Sets the weight of an argument, from 0. The default weight is 1.
  case weigh(ArgumentPlace, Int)
  /// Sets the chosen option, and the reason if there is one.
  case choose(OptionPlace, because: String?)
  /// Sets the status: `accepted`, `superseded by 0012`.
  case setStatus(String)
  /// Marks the decision as superseded by another.
  case supersede(by: DecisionReference)
  /// Records that this decision supersedes an older one.
  case succeed(DecisionReference)
  /// Sets the first paragraph of the context.
  case setContext(String)
  /// Adds a decision driver after the last one.
  case addDriver(String)
  /// Adds a consequence of the choice; without a side, a remark.
  case addConsequence(Side?, text: String)
  /// Adds an option after the last one.
  case addOption(title: String)
  /// Renames an option wherever the decision names it as an option.
  case renameOption(OptionPlace, title: String)
  /// Removes an option with its arguments.
  case removeOption(OptionPlace)
}

/// The identity of an option, as the user saw it.
public struct OptionPlace: Sendable, Hashable {
  /// The number in the decision, from 1.
  public let number: Int

  /// The title.
  public let title: String

  /// Creates the identity of an option.
  public init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// The identity of an item, such as an argument or a driver, as the user saw it.
public struct ArgumentPlace: Sendable, Hashable {
  /// The option; `nil` for an item of the decision itself.
  public let option: OptionPlace?

  /// The list of the item.
  public let kind: DecisionItem.Kind

  /// The number among the items of its kind, from 1.
  public let number: Int

  /// The text.
  public let text: String

  /// The side; `nil` for an item that takes none.
  public var side: Side? { kind.side }

  /// Creates the identity of an item.
  public init(_ kind: DecisionItem.Kind, of option: OptionPlace?, number: Int, text: String) {
    self.option = option
    self.kind = kind
    self.number = number
    self.text = text
  }

  /// Creates the identity of an argument or, without a side, of a note.
  public init(option: OptionPlace, side: Side?, number: Int, text: String) {
    self.init(side.map { .argument($0) } ?? .note, of: option, number: number, text: text)
  }
}
