import CEditLine
import Threads

nonisolated extension Libedit {
  /// Handles a paste. Inserts a single line; for several lines, asks the user and returns them if
  /// they should run.
  func take(paste: String) -> [String]? {
    let lines = Pasted.lines(of: paste)
    guard lines.count > 1 else {
      let text = Array(Pasted.typable(lines.first ?? "").unicodeScalars)
      if !text.isEmpty { show { insert(text) } }
      return nil
    }
    return hold(lines)
  }

  private enum Answer {
    case run, drop
    /// Another paste that extends the block.
    case more([String])
  }

  /// Shows the block above the line and asks whether to run it. Keeps the current line.
  private func hold(_ lines: [String]) -> [String]? {
    let (before, prompt) = (line, painter.prompt)
    let number = host.begun.withLock { $0.current }
    // The block refers to the rows shown now, the line to those shown when it began.
    if !before.text.isEmpty { host.begun.withLock { $0.begin() } }
    var block: [String] = []
    var answer = Answer.more(lines)
    isAside = true
    while case .more(let lines) = answer {
      block += lines
      write(painter.makeRoom() + Pasted.picture(of: block))
      replaceLine(with: LineState())
      painter.prompt = "Run these \(block.count) lines? (y, n) "
      redraw()
      answer = self.answer()
    }
    isAside = false
    // Keep the question on the screen, with its answer.
    if case .run = answer {
      write("y\n")
      if !before.text.isEmpty { kept.append((before, number)) }
      return block
    }
    write("n\n")
    painter.leave()
    painter.prompt = prompt
    replaceLine(with: before)
    host.begun.withLock { $0.current = number }
    redraw()
    return nil
  }

  private func answer() -> Answer {
    while true {
      switch nextKey() {
      case .scalar("y"), .scalar("Y"): return .run
      case .scalar("n"), .scalar("N"), .interrupt, .end: return .drop
      case .scalar("\u{1B}"):
        guard host.keys().first != nil else { return .drop }
        skipSequence()
      case .paste(let text):
        let more = Pasted.lines(of: text)
        if !more.isEmpty { return .more(more) }
      case .scalar: break
      }
    }
  }

  /// Skips the rest of an escape sequence, or of a key with Alt.
  func skipSequence() {
    for _ in 0..<(host.keys().sequence?.utf8.count ?? 1) { _ = nextKey() }
  }
}

nonisolated package enum Pasted {
  private static let shownLines = 10

  /// Returns the lines of a paste in NFC, without empty ones: some systems end lines with two
  /// characters.
  static func lines(of paste: String) -> [String] {
    paste.split(whereSeparator: \.isNewline).map { String($0).composed }
  }

  /// Returns `text` as if it had been typed: tabs become spaces, control characters are escaped.
  package static func typable(_ text: String) -> String {
    escaped(text.replacing("\t", with: " "))
  }

  /// Returns the lines with their numbers, cut to the terminal's width.
  static func picture(of lines: [String]) -> String {
    let columns = max(20, TerminalModes.size.columns) - 1
    let shown = lines.prefix(lines.count > shownLines + 1 ? shownLines : lines.count)
    let rows = shown.enumerated().map { number, line in
      ("\(number + 1)  \(line)" as Text).cut(to: columns).safe + "\n"
    }
    let rest = lines.count - shown.count
    return rows.joined() + (rest > 0 ? "… and \(rest) more lines\n" : "")
  }
}
