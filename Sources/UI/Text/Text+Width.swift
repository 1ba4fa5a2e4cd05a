nonisolated extension Text {
  /// How many cells of a terminal it takes.
  var width: Int {
    safe.utf8.allSatisfy { $0 < 0x80 } ? safe.utf8.count : safe.reduce(0) { $0 + $1.cells }
  }

  /// As much of it as `columns` cells hold; `…` stands for what was cut off.
  func cut(to columns: Int) -> Text {
    guard width > columns else { return self }
    var room = columns - 1
    let kept = safe.prefix { character in
      room -= character.cells
      return room >= 0
    }
    return Text(safe: kept + "…")
  }

  /// Followed by as many spaces as it takes to fill `columns` cells.
  func padded(to columns: Int) -> Text {
    Text(safe: safe + String(repeating: " ", count: max(0, columns - width)))
  }

  /// Its words on lines of at most `columns` cells, those after the first indented; a word that
  /// is longer than a line has one to itself.
  func wrapped(to columns: Int, indent: Int = 0) -> [Text] {
    guard width > columns else { return [self] }
    let margin = String(repeating: " ", count: indent)
    var words = safe.split(separator: " ", omittingEmptySubsequences: false)[...]
    var lines: [Text] = []
    var line = Text(safe: String(words.popFirst() ?? ""))
    for word in words {
      let longer = Text(safe: "\(line.safe) \(word)")
      if longer.width <= columns || line.safe.allSatisfy({ $0 == " " }) {
        line = longer
      } else {
        lines.append(line)
        line = Text(safe: margin + word)
      }
    }
    return lines + [line]
  }
}
