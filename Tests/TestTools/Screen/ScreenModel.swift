/// What a person would see at a terminal: a grid of cells and a cursor, fed with the bytes that a
/// program writes. It knows of xterm what line editors use.
public struct ScreenModel: Sendable, Equatable {
  /// The cells in a row.
  public private(set) var columns: Int

  /// The rows of the screen.
  public private(set) var rows: Int

  /// Where the cursor stands, counted from 0; on `columns` after a row was filled exactly.
  public internal(set) var cursor = Position(row: 0, column: 0)

  /// The rows that went off the top, oldest first.
  public private(set) var scrolledOff: [String] = []

  /// What was there when it was cleared as a whole, by ^L: the last two times, the newest last.
  public internal(set) var cleared = [Cleared(), Cleared()]

  /// What was there when the cursor went home.
  var home: Cleared?

  /// For each row, whether the next one goes on with its line, so that a terminal of another width
  /// would lay the two out as one.
  public internal(set) var goesOn: [Bool]

  var cells: [[String]]
  var isInserting = false
  var isWrapping = true
  var parser = EscapeParser()

  /// The screen before it was cleared.
  public struct Cleared: Sendable, Equatable {
    /// How often it was cleared then, this time included.
    public internal(set) var count = 0

    /// Its rows.
    public internal(set) var lines: [String] = []

    /// Which of them were filled by what went on in the next one.
    public internal(set) var goesOn: [Bool] = []

    /// Where the cursor stood.
    public internal(set) var cursor = Position(row: 0, column: 0)
  }

  /// A cell of the screen, from 0.
  public struct Position: Sendable, Equatable {
    /// Down from the top.
    public var row: Int

    /// From the left.
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

  /// What stands in a row, without the blanks at its end.
  public func line(_ row: Int) -> String {
    cells.indices.contains(row) ? ScreenModel.text(of: cells[row]) : ""
  }

  /// The row of the cursor.
  public var cursorLine: String { line(cursor.row) }

  /// All rows down to the last one with text in it, joined by line ends.
  public var text: String {
    let lines = cells.map(ScreenModel.text(of:))
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines.prefix(last + 1).joined(separator: "\n")
  }

  /// Shows what a program wrote; a sequence may be torn between two calls.
  public mutating func feed(_ bytes: [UInt8]) {
    for action in parser.actions(for: bytes) { perform(action) }
  }

  /// Forgets the rows that went off the top.
  public mutating func forget() {
    scrolledOff = []
  }

  /// Changes the size as a terminal without reflow does: what is outside is cut off.
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

  /// Makes two blanks of a wide character that has one half on each side of `column`, as terminals
  /// do where one half is overwritten or moved.
  mutating func split(at column: Int) {
    guard column > 0, column < columns, cells[cursor.row][column].isEmpty else { return }
    cells[cursor.row][column - 1] = " "
    cells[cursor.row][column] = " "
  }

  /// What tmux does before it erases the whole window: the rows join those that went off the top.
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
