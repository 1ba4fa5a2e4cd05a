import BusinessLogic
import Prompt
import Threads

/// Command lines from a pipe, a file or the command line.
package final class ScriptLines: Script {
  private let input: Int32?
  private let beforeWaiting: () -> Void
  private var bytes: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var count = 0
  package var lineNumber: Int? { input == nil ? nil : count }

  /// The error number of a failed read, or 0.
  package private(set) var failure: Int32 = 0

  /// Reads from `input`; calls `beforeWaiting` before every read, because it may block.
  package init(_ input: Int32, beforeWaiting: @escaping () -> Void) {
    self.input = input
    self.beforeWaiting = beforeWaiting
  }

  /// Reads `commands`, of one or more lines each. `words` form one more command, which needs no
  /// quoting: line breaks become spaces, and a backslash is literal.
  package init(_ commands: [String], words: [String] = []) {
    let last = words.flatMap { $0.split(whereSeparator: \.isNewline) }
    input = nil
    beforeWaiting = {}
    // No `joined`: its first call makes the runtime look up a conformance, a twelfth of a script's start.
    for line in commands + (last.isEmpty ? [] : [CommandLines.line(for: Self.spaced(last))]) {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private static func spaced(_ words: [Substring]) -> String {
    words.dropFirst().reduce(into: String(words[0])) { line, word in
      let isTerm = word.contains(" ") && Command.takesFilter(words[0])
      line += " \(isTerm ? DecisionFilter.quoted(word) : word)"
    }
  }

  /// Returns the next line; the last one needs no line end.
  package func nextLine() -> LineEvent {
    var searched = position
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return line(bytes[position..<end])
      }
      guard let input, !isAtEnd else {
        guard position < bytes.count else { return .end }
        defer { position = bytes.count }
        return line(bytes[position...])
      }
      bytes.removeSubrange(..<position)
      position = 0
      searched = bytes.count
      beforeWaiting()
      let (more, failure) = Descriptor.readWaiting(input)
      (self.failure, isAtEnd) = (failure, more.isEmpty)
      bytes += more
    }
  }

  /// Decodes a line, without the byte order mark that some programs put before UTF-8, and without
  /// the carriage return of a line end in Windows.
  private func line(_ bytes: ArraySlice<UInt8>) -> LineEvent {
    count += 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isMarked = count == 1 && bytes.starts(with: mark)
    var line = bytes.dropFirst(isMarked ? mark.count : 0)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .line(String(decoding: line, as: UTF8.self))
  }
}

/// Lines from a pipe or the command line, as opposed to a terminal.
///
/// Reading blocks the main actor: every command finishes before the next line is read, so nothing
/// else runs meanwhile, and a line costs no asynchronous call.
package protocol Script {
  /// Returns the next line, and waits for it if necessary.
  func nextLine() -> LineEvent

  /// The number of the last line, from 1; `nil` where lines have no numbers.
  var lineNumber: Int? { get }
}
