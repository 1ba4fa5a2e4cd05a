import BusinessLogic

/// Joins the lines of a command: a line that ends with a backslash continues on the next.
///
/// At the end of a line, two backslashes stand for one; elsewhere, backslashes are literal. A
/// comment ends with its line.
struct CommandLines {
  /// The text so far of an unfinished command; `nil` if there is none.
  private(set) var begun: String?
  var isOpen: Bool { begun != nil }

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

  static func line(for command: String) -> String {
    isComment(command) ? command : command + String(repeating: "\\", count: slashes(of: command))
  }

  private static func slashes(of line: String) -> Int {
    line.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
  }

  private static func isComment(_ line: String) -> Bool {
    Substring(line).trimmed.first == "#"
  }
}
