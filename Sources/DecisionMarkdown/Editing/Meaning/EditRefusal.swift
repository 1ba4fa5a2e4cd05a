import Decisions

/// The reason why an edit was refused. The file has not changed.
public enum EditRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file has a merge conflict on a line.
  case isInConflict(line: Int)
  /// The option is gone, or several have its title. `now` is the option at its number.
  case noOption(OptionPlace, now: String?)
  /// The argument is gone, or several have its text. `now` is the argument at its number.
  case noArgument(ArgumentPlace, now: String?)
  /// The side has no such number.
  case noNumber(Int, of: Int)
  /// The text is only spaces.
  case noText
  /// A character that a line of text can't contain, such as NUL or Escape.
  case controlCharacter(String)
  /// Weights are whole numbers from 0 to 999,999,999.
  case noWeight(Int)
  /// Only arguments have a weight.
  case weightlessNote(String)
  /// The title of a new decision would be read as something else.
  case isNoTitle(String)
  /// Another option has this title.
  case sameTitle(String)
  /// The chosen option can't be removed.
  case isChosen(String, line: Int?)
  /// A line states the choice or its reason in free text, which only the user can change.
  case isStatedInWords(line: Int)
  /// An item is to move to the place of one that isn't of the same list.
  case isOfOtherList(String, line: Int, other: Int)
  /// A remark states the choice.
  case isChoice(String, line: Int?)
  /// The edit can't be made in a table.
  case isInTable(String, line: Int)
  /// The arguments belong to the decision itself, and the edit needs an option.
  case isNoOption(String)
  /// The changed file would be read differently; `cause` says how.
  case wouldReadOtherwise(String, cause: String, line: Int)

  /// The reason in a sentence: what was expected, and what is there now.
  public var description: String {
    switch self {
    case .isInConflict(let line):
      "Nothing changed: the file has a merge conflict on line \(line); resolve it first"
    case .noOption(let place, let now):
      "Option \"\(place.title)\" is gone or no longer unique: "
        + Self.standing(at: place.number, now)
    case .noArgument(let place, let now):
      "The \(place.kind.word) \"\(place.text)\" is gone or no longer unique: "
        + Self.standing(at: place.number, now)
    case .noNumber(let number, let count):
      count == 1
        ? "there is only number 1 to move to"
        : "expected a number from 1 to \(count), not \(number)"
    case .noText: "The text is empty"
    case .controlCharacter(let text): "Text can't contain control characters: \"\(text)\""
    case .noWeight(let weight): "expected \(Argument.weightsInWords), not \(weight)"
    case .weightlessNote(let text): "Only arguments have a weight, not \"\(text)\""
    case .isNoTitle(let title):
      "\"\(title)\" would not be read as the title of a decision: use other words"
    case .sameTitle(let title): "The option \"\(title)\" already exists"
    case .isChosen(let title, let line):
      "\"\(title)\" is the chosen option" + (line.map { ", by line \($0)" } ?? "")
        + " of the file: choose another before you remove it"
    case .isStatedInWords(let line):
      "Nothing changed: line \(line) states the choice or its reason in free text; edit that line in "
        + "the file"
    case .isOfOtherList(let what, let line, let other):
      "Nothing changed: "
        + (line == other ? "the texts of line \(line)" : "lines \(line) and \(other)")
        + " aren't items of one list, so `\(what)` would put texts where they mean something else; "
        + "move them in the file"
    case .isChoice(let text, let line):
      "Nothing changed: \"\(text)\"" + (line.map { " on line \($0)" } ?? "")
        + " states the choice; choose an option instead, or edit that line in the file"
    case .isInTable(let what, let line):
      "Nothing changed: the table on line \(line) has no place for `\(what)`; edit the file there"
    case .isNoOption(let what):
      "Nothing changed: `\(what)` needs an option, but these pros and cons belong to the decision itself"
    case .wouldReadOtherwise(let what, let cause, let line):
      "Nothing changed: after `\(what)`, the file would be read differently: \(cause); edit the file "
        + "on line \(line)"
    }
  }

  private static func standing(at number: Int, _ now: String?) -> String {
    now.map { "number \(number) is now \"\($0)\"" } ?? "there is no number \(number)"
  }
}
