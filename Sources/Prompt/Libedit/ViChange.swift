/// A change of the line by a command of vi's, as the keys that have made it.
nonisolated struct ViChange: Sendable, Equatable {
  /// The number before the command, if any.
  var count = ""

  /// The command with all that it takes, but for a character to put in: `x`, `2dw` without its 2,
  /// `ct世`, `r`.
  var command = ""

  /// What was typed then, if the command lets one type.
  var text: String?

  /// The operator with which the command begins, if it begins with one.
  var operation: Unicode.Scalar? {
    command.unicodeScalars.first.flatMap { "dcy".unicodeScalars.contains($0) ? $0 : nil }
  }

  /// The key behind the operator and its number that says how far it reaches, if one key does.
  var motion: Unicode.Scalar? {
    let keys = command.unicodeScalars.dropFirst().drop { ("0"..."9").contains($0) }
    return operation != nil && keys.count == 1 ? keys.first : nil
  }

  /// The keys that begin it again. Behind a number libedit would take the 0 of `c0` for its next digit.
  var keys: String { (command.count == 2 && command.last == "0" ? "" : count) + command }

  /// What ends the typing: nothing where one character does.
  var end: String { command == "r" ? "" : String(ViKeys.escape) }
}
