/// A model of a terminal's screen: a grid of cells and a cursor, updated by a program's output.
/// Supports the xterm sequences that line editors use.
public struct ScreenModel: Sendable, Equatable {
  /// The number of cells in a row.
  public private(set) var columns: Int

  /// The number of rows on the screen.
  public private(set) var rows: Int

  /// The cursor, counted from 0. Its column equals `columns` after a full row.
  public internal(set) var cursor = Position(row: 0, column: 0)

  /// The rows scrolled off the top, oldest first.
  public private(set) var scrolledOff: [String] = []

  /// The screens before the last two full clears (^L), the newest last.
  public internal(set) var cleared = [Cleared(), Cleared()]

  /// The screen when the cursor last moved home.
  var home: Cleared?

  /// For each row, whether the line wraps into the next one, so that a resized terminal would join
  /// them.
  public internal(set) var goesOn: [Bool]

  var cells: [[String]]
  var isInserting = false
  var isWrapping = true
  var parser = EscapeParser()

  /// A screen before it was cleared.
  public struct Cleared: Sendable, Equatable {
    /// The number of clears so far, including this one.
    public internal(set) var count = 0

    /// The rows.
    public internal(set) var lines: [String] = []

    /// For each row, whether its line wraps into the next one.
    public internal(set) var goesOn: [Bool] = []

    /// The position of the cursor.
    public internal(set) var cursor = Position(row: 0, column: 0)
  }

  /// A cell of the screen, counted from 0.
  public struct Position: Sendable, Equatable {
    /// The row, from the top.
    public var row: Int

    /// The column, from the left.
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
      (self.row, self.column) = (row, column)
    }
  }

  /// Creates an empty screen.
  public init(columns: Int = 80, rows: Int = 24) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    goesOn = Array(repeating: false, count: rows)
  }

  /// Returns the text of a row, without trailing spaces.
  public func line(_ row: Int) -> String {
    cells.indices.contains(row) ? ScreenModel.text(of: cells[row]) : ""
  }

  /// The text of the cursor's row.
  public var cursorLine: String { line(cursor.row) }

  /// The text of all rows up to the last non-empty one, joined by line ends.
  public var text: String {
    let lines = cells.map(ScreenModel.text(of:))
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines.prefix(last + 1).joined(separator: "\n")
  }

  /// Applies a program's output. Sequences may be split between calls.
  public mutating func feed(_ bytes: [UInt8]) {
    for action in parser.actions(for: bytes) { perform(action) }
  }

  /// Discards the rows scrolled off the top.
  public mutating func forget() {
    scrolledOff = []
  }

  /// Resizes without reflow: cuts off what is outside.
  public mutating func resize(columns: Int, rows: Int) {
    while cursor.row >= rows { scroll() }
    cells = (0..<rows).map { row in
      let old = cells.indices.contains(row) ? cells[row] : []
      return (0..<columns).map { old.indices.contains($0) ? old[$0] : " " }
    }
    goesOn = Array(repeating: false, count: rows)
    (self.columns, self.rows) = (columns, rows)
    cursor.column = min(cursor.column, columns - 1)
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    guard width > 0 else {
      // A combining mark joins the cell before the cursor.
      var column = min(cursor.column, columns) - 1
      while column > 0, cells[cursor.row][column].isEmpty { column -= 1 }
      if column >= 0 { cells[cursor.row][column].unicodeScalars.append(scalar) }
      return
    }
    if cursor.column + width > columns {
      cursor.column = isWrapping ? 0 : columns - width
      if isWrapping {
        goesOn[cursor.row] = true
        lineFeed()
      }
    }
    if isInserting { insertBlanks(width) }
    split(at: cursor.column)
    split(at: cursor.column + width)
    cells[cursor.row][cursor.column] = String(scalar)
    if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
    cursor.column += width
  }

  mutating func lineFeed() {
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      scroll()
      cursor.row = rows - 1
    }
  }

  mutating func insertBlanks(_ count: Int) {
    let column = min(cursor.column, columns - 1)
    split(at: column)
    split(at: columns - count)
    cells[cursor.row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    cells[cursor.row].removeLast(count)
  }

  /// Replaces both halves of a wide character that straddles `column` with spaces, as terminals do
  /// when one half is overwritten or moved.
  mutating func split(at column: Int) {
    guard column > 0, column < columns, cells[cursor.row][column].isEmpty else { return }
    cells[cursor.row][column - 1] = " "
    cells[cursor.row][column] = " "
  }

  /// Moves all rows into the scrollback, as tmux does before it erases the whole window.
  mutating func keepRows() {
    let lines = (0..<rows).map(line)
    scrolledOff += lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)
  }

  private mutating func scroll() {
    scrolledOff.append(ScreenModel.text(of: cells.removeFirst()))
    cells.append(Array(repeating: " ", count: columns))
    goesOn.removeFirst()
    goesOn.append(false)
    cursor.row -= 1
  }

  private static func text(of row: [String]) -> String {
    let last = row.lastIndex { $0 != " " } ?? -1
    return row.prefix(last + 1).joined()
  }
}
