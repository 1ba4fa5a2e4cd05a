import BusinessLogic
import Prompt

/// The names of files, and what else a command reads from its environment. A replay reads what was
/// recorded.
extension Words {
  /// Returns the rest of the line as a file path; if it is empty, throws an error that names the
  /// missing argument. As in a shell, `~` before the first slash is the home directory, and quotes
  /// around the whole don't count.
  mutating func path(_ what: String) throws(CommandError) -> String {
    if remainder.hasPrefix("-"), remainder.firstWord != Self.literal[...] {
      throw unexpected(remainder, as: "a file name")
    }
    if ["''", "\"\""].contains(remainder) { throw missing(what) }
    let whole = expanded(String(remainder))
    if let first = remainder.first, "'\"".contains(first), whole.count == remainder.count - 2 {
      remainder = ""
      return whole
    }
    var words = self
    while !words.remainder.isEmpty, !words.skip(Self.literal) {
      if isReserved(words.remainder) || words.beginWithShellOperator {
        throw unexpected(words.remainder, as: "a file name")
      }
      _ = words.next()
    }
    return expanded(try rest(what))
  }

  /// Whether they begin with an operator of a shell: `&& ls`, `;`, `< x`, `2>&1`.
  private var beginWithShellOperator: Bool {
    remainder.first.map { "&;<".contains($0) } == true
      || remainder.drop(while: \.isNumber).first == ">"
  }

  /// Returns the next words as the path of a file: as many as it takes to name one that exists, since
  /// a path may contain spaces; else the next word.
  mutating func file() throws(CommandError) -> String {
    if !skip(Self.literal), isReserved(remainder) { throw unexpected(remainder) }
    var words = self
    while !words.isAtEnd {
      _ = words.next()
      let path = expanded(String(remainder[..<words.remainder.startIndex].trimmed))
      let exists = "\(FileNames.kind(of: path) != nil)"
      if (stage?.read("file \(path)", exists) ?? exists) == "true" {
        self = words
        return path
      }
    }
    guard let word = next() else { throw missing("file") }
    return expanded(String(word))
  }

  private func expanded(_ typed: String) -> String {
    FileNames.path(typed) { variable("HOME") }
  }

  /// Returns the value of an environment variable; `nil` if it is unset or empty.
  func variable(_ name: String) -> String? {
    let value = Variables.value(of: name) ?? ""
    let read = stage?.read(name, value) ?? value
    return read.isEmpty ? nil : read
  }
}
