/// Puts the lines of a command together: one that ends with a backslash goes on in the next.
///
/// Of backslashes at the end of a line two stand for one, so that a text can end with it; anywhere
/// else they are what they are. A comment ends with its line.
struct CommandLines {
  /// What has come before, if a command was begun and goes on.
  private(set) var begun: String?

  /// Whether the next line belongs to what has come before.
  var isOpen: Bool { begun != nil }

  /// Adds a line; returns the command once it is whole.
  mutating func add(_ line: String) -> String? {
    guard line.utf8.last == UInt8(ascii: "\\"), begun != nil || !Self.isComment(line) else {
      defer { begun = nil }
      return begun.map { $0 + line } ?? line
    }
    let slashes = Self.slashes(of: line)
    let text = (begun ?? "") + line.dropLast(slashes - slashes / 2)
    begun = slashes.isMultiple(of: 2) ? nil : text
    return isOpen ? nil : text
  }

  /// The line that means this command.
  static func line(for command: String) -> String {
    isComment(command) ? command : command + String(repeating: "\\", count: slashes(of: command))
  }

  /// How many backslashes stand at the end of a line.
  private static func slashes(of line: String) -> Int {
    line.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
  }

  private static func isComment(_ line: String) -> Bool {
    Substring(line).trimmed.first == "#"
  }
}
