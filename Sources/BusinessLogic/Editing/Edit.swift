/// One change to a decision, in the words of the person who makes it.
///
/// It names what it is about as that person saw it, so that it still finds its place in a text
/// that somebody else has changed meanwhile, or is refused if the place is no longer certain.
public enum Edit: Sendable, Hashable {
  /// Puts a new argument behind the last of its side; without a side it is a note.
  case add(Side?, text: String, to: OptionPlace)
  /// Gives an argument or a note another text.
  case rewrite(ArgumentPlace, text: String)
  /// Takes an argument or a note away, with all that stands below it.
  case remove(ArgumentPlace)
  /// Puts an argument at another number of its side, counted from 1.
  case move(ArgumentPlace, to: Int)
  /// Gives an argument a weight from 0; 1 is what it has unless somebody weighed it.
  case weigh(ArgumentPlace, Int)
  /// Records which option was chosen, and why if that is said.
  case choose(OptionPlace, because: String?)
  /// Records where the decision stands: `accepted`, `superseded by 0012`.
  case setStatus(String)
  /// Marks the decision as superseded by another.
  case supersede(by: DecisionReference)
  /// Names an older decision that this one supersedes.
  case succeed(DecisionReference)
  /// Sets the first paragraph of the context.
  case setContext(String)
  /// Adds a decision driver behind the last one.
  case addDriver(String)
  /// Adds a consequence of the choice; without a side it is a remark.
  case addConsequence(Side?, text: String)
  /// Adds an option behind the last one.
  case addOption(title: String)
  /// Gives an option another title, wherever the decision names it as an option.
  case renameOption(OptionPlace, title: String)
  /// Takes an option away, with its arguments.
  case removeOption(OptionPlace)
}

/// An option as somebody saw it.
public struct OptionPlace: Sendable, Hashable {
  /// Its number in the decision, from 1.
  public let number: Int

  /// Its title.
  public let title: String

  /// Creates the place of an option.
  public init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// An argument or a note as somebody saw it.
public struct ArgumentPlace: Sendable, Hashable {
  /// The option it belongs to.
  public let option: OptionPlace

  /// Its side; `nil` for a note.
  public let side: Side?

  /// Its number on its side, from 1.
  public let number: Int

  /// Its text.
  public let text: String

  /// Creates the place of an argument.
  public init(option: OptionPlace, side: Side?, number: Int, text: String) {
    self.option = option
    self.side = side
    self.number = number
    self.text = text
  }
}
