import BusinessLogic

/// Why a decision was left as it is; nothing has changed then.
public enum EditRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// Two versions of the file were merged that don't go together, as git's mark on a line says.
  case isInConflict(line: Int)
  /// The option is gone, or there are several of its title; `now` stands at its number. What was
  /// `typed` is told again, as nobody has written it anywhere.
  case noOption(OptionPlace, now: String?, typed: String? = nil)
  /// The argument is gone, or there are several of its text; `now` stands at its number.
  case noArgument(ArgumentPlace, now: String?, typed: String? = nil)
  /// An argument can't be moved to a number that its side hasn't got.
  case noNumber(Int, of: Int)
  /// Nothing but spaces was typed.
  case noText
  /// A character that no line of text may hold, such as NUL or Escape.
  case controlCharacter(String)
  /// Arguments weigh whole numbers from 0 to 999,999,999.
  case noWeight(Int)
  /// Only arguments have a weight.
  case weightlessNote(String)
  /// Another option has this title.
  case sameTitle(String)
  /// The option that was chosen, as a line tells, can't be removed.
  case isChosen(String, line: Int? = nil)
  /// A line tells the choice, or the reason for it, in words that somebody has to write anew for
  /// another option.
  case isToldInWords(line: Int)
  /// What is meant stands in a table, which can't say it.
  case isInTable(String, line: Int)
  /// The arguments are those of the decision itself, of which something was meant that only options
  /// have.
  case isNoOption(String)
  /// Read again, the changed file would say something else than was meant, as `cause` tells; what
  /// it is about stands on the line.
  case wouldReadOtherwise(String, cause: String, line: Int)

  /// The reason in a sentence that says what was looked for, and what stands there now.
  public var description: String {
    switch self {
    case .isInConflict(let line):
      "Nothing changed: the file has a merge conflict on line \(line); resolve it first"
    case .noOption(let place, let now, let typed):
      "There is no single option \"\(place.title)\" any more: "
        + Self.standing(at: place.number, now, typed)
    case .noArgument(let place, let now, let typed):
      "There is no single \(place.kind.word) \"\(place.text)\" any more: "
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
      "Nothing changed: line \(line) states the choice, or the reason, in its own words; change the line in "
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
    (now.map { "number \(number) is now \"\($0)\"" } ?? "there is no number \(number) now")
      + (typed.map { "; not written: \"\($0)\"" } ?? "")
  }

  /// The same, with what was typed for the edit, and with the line that tells the choice.
  func telling(_ typed: String?, choiceOn line: Int?) -> EditRefusal {
    switch self {
    case .isChosen(let title, _): .isChosen(title, line: line)
    case .noOption(let place, let now, _): .noOption(place, now: now, typed: typed)
    case .noArgument(let place, let now, _): .noArgument(place, now: now, typed: typed)
    default: self
    }
  }
}
