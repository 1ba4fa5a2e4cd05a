import BusinessLogic

/// The reason why an edit was refused. The file has not changed.
public enum EditRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file has a merge conflict on a line.
  case isInConflict(line: Int)
  /// The option is gone, or several have its title. `now` is the option at its number. `typed` is
  /// repeated so that it isn't lost.
  case noOption(OptionPlace, now: String?, typed: String? = nil)
  /// The argument is gone, or several have its text. `now` is the argument at its number.
  case noArgument(ArgumentPlace, now: String?, typed: String? = nil)
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
  /// Another option has this title.
  case sameTitle(String)
  /// The chosen option can't be removed.
  case isChosen(String, line: Int? = nil)
  /// A line states the choice or its reason in free text, which only the user can change.
  case isToldInWords(line: Int)
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
    case .noOption(let place, let now, let typed):
      "Option \"\(place.title)\" is gone or no longer unique: "
        + Self.standing(at: place.number, now, typed)
    case .noArgument(let place, let now, let typed):
      "The \(place.kind.word) \"\(place.text)\" is gone or no longer unique: "
        + Self.standing(at: place.number, now, typed)
    case .noNumber(let number, let count):
      "expected a number from 1 to \(count) to move to, not \(number)"
    case .noText:
      "The text is empty"
    case .controlCharacter(let text):
      "Text can't contain control characters: \"\(text)\""
    case .noWeight(let weight):
      "expected a weight from \(Argument.weights.lowerBound) to \(Argument.weights.upperBound), not "
        + "\(weight)"
    case .weightlessNote(let text):
      "Only pros, cons and neutral arguments have a weight, not \"\(text)\""
    case .sameTitle(let title):
      "The option \"\(title)\" already exists"
    case .isChosen(let title, let line):
      "\"\(title)\" is the chosen option" + (line.map { ", see line \($0)" } ?? "")
        + ": choose another before you remove it"
    case .isToldInWords(let line):
      "Nothing changed: line \(line) states the choice or its reason in free text; edit that line in "
        + "the file"
    case .isInTable(let what, let line):
      "Nothing changed: the table on line \(line) has no place for this: \(what); edit the file there"
    case .isNoOption(let what):
      "Nothing changed: the pros and cons belong to the decision itself, not to an option: \(what)"
    case .wouldReadOtherwise(let what, let cause, let line):
      "Nothing changed: the edit would have an unintended effect: \(what); \(cause); edit the "
        + "file on line \(line)"
    }
  }

  private static func standing(at number: Int, _ now: String?, _ typed: String?) -> String {
    (now.map { "number \(number) is now \"\($0)\"" } ?? "there is no number \(number)")
      + (typed.map { "; your text: \"\($0)\"" } ?? "")
  }

  /// Returns the refusal with the text that was typed for the edit, and with the line that states
  /// the choice.
  func telling(_ typed: String?, choiceOn line: Int?) -> EditRefusal {
    switch self {
    case .isChosen(let title, _): .isChosen(title, line: line)
    case .noOption(let place, let now, _): .noOption(place, now: now, typed: typed)
    case .noArgument(let place, let now, _): .noArgument(place, now: now, typed: typed)
    default: self
    }
  }
}
