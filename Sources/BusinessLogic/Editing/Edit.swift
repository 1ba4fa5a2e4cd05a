/// A change to a decision.
///
/// It identifies its target by number and text, as the user saw it. So it still finds the target in
/// a text that others have changed meanwhile, or is refused if the target is no longer certain.
public enum Edit: Sendable, Hashable {
  /// Adds an argument after the last one of its side; without a side, a note.
  case add(Side?, text: String, to: OptionPlace)
  /// Replaces the text of an argument or a note.
  case rewrite(ArgumentPlace, text: String)
  /// Removes an argument or a note, with its details.
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

/// The identity of an argument or a note, as the user saw it.
public struct ArgumentPlace: Sendable, Hashable {
  /// The option.
  public let option: OptionPlace

  /// The side; `nil` for a note.
  public let side: Side?

  /// The number on its side, from 1.
  public let number: Int

  /// The text.
  public let text: String

  /// Creates the identity of an argument or a note.
  public init(option: OptionPlace, side: Side?, number: Int, text: String) {
    self.option = option
    self.side = side
    self.number = number
    self.text = text
  }
}
