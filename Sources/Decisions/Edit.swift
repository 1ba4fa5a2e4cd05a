/// A change to a decision.
///
/// It identifies its target by number and text, as the user saw it. So it still finds the target in
/// a text that others have changed meanwhile, or is refused if the target is no longer certain.
public enum Edit: Sendable, Hashable {
  /// Adds an argument after the last one of its side; without a side, a note.
  case add(Side?, text: String, to: OptionPlace)
  /// Adds arguments and notes to options, each after the last one of its kind: all or none.
  case addLists([NewList])
  case rewrite(ArgumentPlace, text: String)
  /// Removes an item, with its details.
  case remove(ArgumentPlace)
  /// Moves an argument to another number on its side, from 1.
  case move(ArgumentPlace, to: Int)
  /// Sets the weight of an argument, from 0. The default weight is 1.
  case weigh(ArgumentPlace, Int)
  case choose(OptionPlace, because: String?)
  case setStatus(String)
  /// Sets the date to a day, as ISO 8601 writes it.
  case setDate(String)
  case supersede(by: DecisionReference)
  /// Records that this decision supersedes an older one.
  case succeed(DecisionReference)
  /// Sets the first paragraph of the context.
  case setContext(String)
  case addDriver(String)
  /// Adds a consequence of the choice; without a side, a remark.
  case addConsequence(Side?, text: String)
  case addOption(title: String)
  /// Renames an option wherever the decision names it as an option.
  case renameOption(OptionPlace, title: String)
  case removeOption(OptionPlace)
}

/// The identity of an option, as the user saw it or named it.
public enum OptionPlace: Sendable, Hashable {
  /// The option with this number, from 1, and title on the user's page.
  case seen(number: Int, title: String)
  /// The option that a route calls by this name; `nil` for the only topic of a decision without options.
  /// The service looks it up in the decision that the edit changes.
  case named(String?)

  /// The title if it is known, otherwise the name; may be empty.
  package var title: String {
    switch self {
    case .seen(_, let title): title
    case .named(let name): name ?? ""
    }
  }

  /// The number, from 1; 0 if it isn't known.
  package var number: Int { if case .seen(let number, _) = self { number } else { 0 } }
}

/// The identity of an item, such as an argument or a driver, as the user saw it.
public struct ArgumentPlace: Sendable, Hashable {
  /// The option; `nil` for an item of the decision itself.
  package let option: OptionPlace?
  package let kind: DecisionItem.Kind
  /// The number among the items of its kind, from 1.
  package let number: Int
  package let text: String
  package var side: Side? { kind.side }

  package init(_ kind: DecisionItem.Kind, of option: OptionPlace?, number: Int, text: String) {
    self.option = option
    self.kind = kind
    self.number = number
    self.text = text
  }

  /// Creates the identity of an argument or, without a side, of a note.
  package init(option: OptionPlace, side: Side?, number: Int, text: String) {
    self.init(side.map { .argument($0) } ?? .note, of: option, number: number, text: text)
  }
}
