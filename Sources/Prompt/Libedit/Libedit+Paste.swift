import Escaping
import Threads

nonisolated extension Libedit {
  /// Handles a paste. Inserts a single line. For several lines, and for a single one that has a reply of
  /// its own, asks the user and returns the lines if they should run; or refuses them.
  func take(paste: String) -> [String]? {
    let lines = Pasted.lines(of: paste)
    let reply = lines.count > 1 || line.text.isEmpty ? ask { PasteReply.to(lines, from: $0) } : nil
    if isRefused(reply) { return nil }
    guard lines.count > 1 || reply != nil else {
      let text = Array(Pasted.typable(lines.first ?? "").unicodeScalars)
      if !text.isEmpty { show { insert(text) } }
      return nil
    }
    return hold(lines, reply)
  }

  /// Shows why lines are refused, if they are.
  private func isRefused(_ reply: PasteReply?) -> Bool {
    guard case .refuse(let reason)? = reply else { return false }
    write(painter.makeRoom() + reason.safe + "\n")
    redraw()
    return true
  }

  /// Shows the block above the line and asks whether to run it. Keeps the current line.
  private func hold(_ lines: [String], _ reply: PasteReply?) -> [String]? {
    let (before, prompt) = (line, painter.prompt)
    let number = host.begunLines.withLock { $0.current }
    // The block refers to the rows shown now, the line to those shown when it began.
    if !before.text.isEmpty { host.begunLines.withLock { $0.begin() } }
    isAside = true
    let block = agreed(lines, reply)
    isAside = false
    // Keep the question on the screen, with its answer.
    if let block {
      write("y\n")
      if !before.text.isEmpty { kept.append((before, number)) }
      return block
    }
    write("n\n")
    painter.leave()
    painter.prompt = prompt
    replaceLine(with: before)
    host.begunLines.withLock { $0.current = number }
    redraw()
    return nil
  }

  /// Returns the block, with further pastes unless they are refused, if the user agrees to run it.
  private func agreed(_ lines: [String], _ reply: PasteReply?) -> [String]? {
    var (block, more, reply) = ([String](), lines, reply)
    while true {
      if !more.isEmpty, !block.isEmpty {
        let whole = ask { PasteReply.to(block + more, from: $0) }
        if isRefused(whole) { more = [] } else { reply = whole }
      }
      if !more.isEmpty {
        block += more
        more = []
        write(painter.makeRoom() + Pasted.picture(of: block))
        replaceLine(with: LineState())
        let question =
          if case .ask(let asked)? = reply { asked } else {
            Question("Run these \(block.count { !$0.isEmpty }) lines?")
          }
        painter.prompt = question.prompt
        redraw()
      }
      let key = nextKey()
      if let agrees = Question.answer(to: key) { return agrees ? block : nil }
      switch key {
      case .scalar("\u{1B}") where keys.first == nil: return nil
      case .scalar("\u{1B}"): skipSequence()
      case .paste(let text): more = Pasted.lines(of: text)
      case .scalar, .interrupt, .end: break
      }
    }
  }

  /// Skips the rest of an escape sequence, or of a key with Alt.
  func skipSequence() {
    for _ in 0..<(keys.sequence?.utf8.count ?? 1) { _ = nextKey() }
  }
}

nonisolated package enum Pasted {
  private static let shownLines = 10

  /// Returns the lines of a paste in NFC, without empty ones at its ends.
  static func lines(of paste: String) -> [String] {
    let lines = paste.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines[..<(end + 1)].drop(while: \.isEmpty).map { String($0).composed }
  }

  /// Returns `text` as if it had been typed: tabs become spaces, control characters are escaped.
  package static func typable(_ text: String) -> String {
    escaped(text.replacing("\t", with: " "))
  }

  /// Returns the lines with their numbers, cut to the terminal's width.
  static func picture(of lines: [String]) -> String {
    let columns = max(20, TerminalModes.size.columns) - 1
    let lines = lines.filter { !$0.isEmpty }
    let shown = lines.prefix(lines.count > shownLines + 1 ? shownLines : lines.count)
    let rows = shown.enumerated().map { number, line in
      ("\(number + 1)  \(line)" as Text).cut(to: columns).safe + "\n"
    }
    let rest = lines.count - shown.count
    return rows.joined() + (rest > 0 ? "… and \(rest) more lines\n" : "")
  }
}
