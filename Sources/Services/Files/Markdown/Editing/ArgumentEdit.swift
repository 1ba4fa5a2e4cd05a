import BusinessLogic

/// A change of one argument in a decision file; arguments are named by the line on which they
/// begin, from 1, as ``BusinessLogic/Argument/line`` tells it.
public enum ArgumentEdit: Sendable, Hashable {
  /// Adds an argument to the option at a place; `nil` for the side adds a note.
  case add(Side?, text: String, option: Int)
  /// Says it in other words.
  case edit(line: Int, text: String)
  /// Removes it with its details.
  case remove(line: Int)
  /// Moves it with its details before another of the same option; `nil` moves it behind the last.
  case move(line: Int, before: Int?)
  /// Gives it a weight from 0; 1 is the weight of those that nobody weighed.
  case weigh(line: Int, weight: Int)
}

/// Why a file was left as it is.
public enum EditRefusal: Error, Sendable, Hashable {
  /// No argument begins on that line.
  case noArgument(line: Int)
  /// No option stands at that place.
  case noOption(Int)
  /// The text is empty, or longer than a line can be.
  case noText
  /// Arguments weigh whole numbers from 0 to 999,999,999.
  case noWeight(Int)
  /// Read again, the changed file would say something else than was meant.
  case ambiguous
}
