extension ScreenModel {
  /// Applies a character or escape sequence. Ignores colours and titles.
  mutating func perform(_ action: EscapeParser.Action) {
    switch action {
    case .print(let scalar): put(scalar)
    case .control(let scalar): control(scalar)
    case .sequence(let final, let numbers, let isPrivate):
      if !isPrivate { sequence(final, numbers) }
      if isPrivate, numbers == [7] { isWrapping = final == "h" }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": cursor.column = 0
    case "\n": lineFeed()
    case "\u{8}": cursor.column = max(0, min(cursor.column, columns - 1) - 1)
    case "\t": cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    default: break
    }
  }

  private mutating func sequence(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    let column = min(cursor.column, columns - 1)
    switch final {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(rows - 1, cursor.row + count)
    case "C": cursor.column = min(columns - 1, column + count)
    case "D": cursor.column = max(0, column - count)
    case "G": cursor.column = min(columns, count) - 1
    case "H":
      // Programs move home before they clear the screen.
      if numbers.isEmpty {
        home = Cleared(lines: (0..<rows).map(line), goesOn: goesOn, cursor: cursor)
      }
      cursor.row = min(rows, count) - 1
      cursor.column = min(columns, max(1, numbers.dropFirst().first ?? 1)) - 1
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "@": insertBlanks(min(count, columns - column))
    case "P":
      let removed = min(count, columns - column)
      split(at: column)
      split(at: column + removed)
      cells[cursor.row].removeSubrange(column..<column + removed)
      cells[cursor.row] += Array(repeating: " ", count: removed)
      goesOn[cursor.row] = false
    case "X":
      split(at: column)
      split(at: column + count)
      blank(column..<min(columns, column + count), in: cursor.row)
    case "h": if numbers == [4] { isInserting = true }
    case "l": if numbers == [4] { isInserting = false }
    default: break
    }
  }

  private mutating func eraseScreen(_ mode: Int) {
    if mode == 2 || mode == 0 && cursor == Position(row: 0, column: 0) { keepRows() }
    if mode == 2 { noteClearing() }
    if mode == 0 { eraseLine(0) }
    if mode == 1 { eraseLine(1) }
    let first = mode == 0 ? cursor.row + 1 : 0
    let last = mode == 1 ? cursor.row : rows
    for row in first..<max(first, last) { blank(0..<columns, in: row) }
  }

  private mutating func noteClearing() {
    guard var last = home else { return }
    last.count = cleared[1].count + 1
    cleared = [cleared[1], last]
  }

  private mutating func eraseLine(_ mode: Int) {
    let column = min(cursor.column, columns - 1)
    split(at: mode == 1 ? column + 1 : column)
    blank((mode == 0 ? column : 0)..<(mode == 1 ? column + 1 : columns), in: cursor.row)
  }

  private mutating func blank(_ range: Range<Int>, in row: Int) {
    for column in range { cells[row][column] = " " }
    if range.upperBound == columns { goesOn[row] = false }
    // As in tmux, clearing a row ends the wrap into it.
    if range.count == columns, row > 0 { goesOn[row - 1] = false }
  }
}
