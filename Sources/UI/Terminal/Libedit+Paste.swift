import CEditLine

nonisolated extension Libedit {
  /// How much of a pasted block is shown.
  private static let shownLines = 10

  /// Takes in what was pasted: one line becomes part of the line that is being typed, several are
  /// returned if the person wants to run them.
  func take(paste: String) -> [String]? {
    if isAsking { return nil }
    let lines = lines(of: paste)
    guard lines.count > 1 else {
      let text = Array(Self.typable(lines.first ?? "").unicodeScalars)
      if !text.isEmpty { show { insert(text) } }
      return nil
    }
    return hold(lines)
  }

  /// The lines of a paste, without empty ones: what ends a line is two characters on some systems.
  func lines(of paste: String) -> [String] {
    paste.split(whereSeparator: \.isNewline).map { String($0).composed }
  }

  /// As if it had been typed: a tab is a space, and what could steer the terminal is spelled out.
  static func typable(_ text: String) -> String {
    escaped(text.replacing("\t", with: " "))
  }

  /// Shows the block above the line and asks for one key; the line stays what it is.
  private func hold(_ lines: [String]) -> [String]? {
    let (before, prompt) = (line, prompt)
    Descriptor.write(makeRoom() + Self.picture(of: lines), to: 1)
    replaceLine(with: "")
    setPrompt("Run these \(lines.count) lines? (y, n) ")
    redraw()
    isAside = true
    let isAgreed = answer()
    isAside = false
    // The question stays with its answer.
    Descriptor.write(isAgreed ? "y\n" : "n\n", to: 1)
    guard isAgreed else {
      setPrompt(prompt)
      replaceLine(with: before)
      redraw()
      return nil
    }
    if !before.text.isEmpty { kept.append(before) }
    return lines
  }

  private func answer() -> Bool {
    while true {
      switch nextKey() {
      case .scalar("y"), .scalar("Y"): return true
      case .scalar("n"), .scalar("N"), .interrupt, .end: return false
      case .scalar("\u{1B}"):
        guard keyboard.ahead() != nil else { return false }
        if !skipSequence() { _ = nextKey() }
      case .scalar, .paste: break
      }
    }
  }

  private static func picture(of lines: [String]) -> String {
    let columns = max(20, TerminalModes.size.columns) - 1
    let shown = lines.prefix(lines.count > shownLines + 1 ? shownLines : lines.count)
    let rows = shown.enumerated().map { number, line in
      ("\(number + 1)  \(line)" as Text).cut(to: columns).safe + "\n"
    }
    let rest = lines.count - shown.count
    return rows.joined() + (rest > 0 ? "… and \(rest) more lines\n" : "")
  }
}
