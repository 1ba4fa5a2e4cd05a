import Prompt

/// How much of a list one screen of the terminal shows.
nonisolated struct Screenful {
  /// A screen without any row would be no help, however low the terminal is.
  static let leastRows = 1

  /// Rows of the terminal for what is shown: all but the prompt's and that of the hint below it.
  let room: Int

  /// Cells in a row of the terminal.
  let columns: Int

  init(rows: Int, columns: Int) {
    room = max(Self.leastRows + 2, rows - 2)
    self.columns = columns
  }

  /// How many rows of a list it may be worth to fetch at once: one less than the room, for a title.
  var pageSize: Int { room - 1 }

  /// How many of `rows`, each of which has lines of its own, it shows below `head`. The foot belongs
  /// to the last row of the list, if that is among them; otherwise the line `more` says that there is
  /// more.
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
    return min(rows.count, max(Self.leastRows, min(most, fitting.count)))
  }

  /// How many rows of the terminal these lines take.
  private func height(of lines: [Text]) -> Int {
    lines.reduce(0) { $0 + $1.hanging(in: columns).count }
  }
}
