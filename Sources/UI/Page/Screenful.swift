import Prompt

/// The part of a list that fits one screen of the terminal.
nonisolated struct Screenful {
  let rows: Int
  let columns: Int

  /// The terminal lines available for output: all but those of the prompt and its hint. Even a very
  /// low terminal shows a row.
  var room: Int { max(3, rows - 2) }

  /// The number of rows to fetch at once: the room, minus a line for the title.
  var pageSize: Int { room - 1 }

  /// Returns the number of `rows`, of one or more lines each, that fit below `head`. The foot goes
  /// with the last row of the list if that fits; otherwise the line `more` follows.
  func count(head: [Text], rows: [[Text]], foot: [Text], more: Text, isEnd: Bool) -> Int {
    let start = height(of: head)
    if isEnd, start + height(of: Array(rows.joined())) + height(of: foot) <= room {
      return rows.count
    }
    var left = room - start - height(of: [more])
    let fitting = rows.prefix { row in
      left -= height(of: row)
      return left >= 0
    }
    // The foot needs its last row: the next screen begins with that.
    let most = isEnd && !foot.isEmpty ? rows.count - 1 : rows.count
    return min(rows.count, max(1, min(most, fitting.count)))
  }

  /// Returns the lines of a row; of a line longer than half the room, its beginning and the size of
  /// the rest.
  func beginning(of row: Row) -> [Text] {
    let most = columns * max(1, room / 2)
    return row.allLines.map { line in
      guard line.safe.utf8.count > most, line.width > most else { return line }
      let start = line.cut(to: most)
      let rest = (line.safe.utf8.count - start.safe.utf8.count + 999) / 1000
      return
        "\(start) (\(rest) kB more\(row.route == nil ? "" : ": `open \(row.label)` shows all"))"
    }
  }

  private func height(of lines: [Text]) -> Int {
    lines.reduce(0) { $0 + $1.hanging(in: columns).count }
  }
}
