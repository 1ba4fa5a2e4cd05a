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
    var lines: [Text] = []
    var line = ""
    for word in safe.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = Text(safe: "\(line) \(word)")
      if line.isEmpty {
        line = String(word)
      } else if longer.width <= columns {
        line = longer.safe
      } else {
        lines.append(Text(safe: line))
        line = margin + word
      }
    }
    return lines + [Text(safe: line)]
  }
}
