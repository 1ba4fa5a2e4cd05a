import BusinessLogic

/// The signs by which a table judges: `✅ fast`, `❌`, `+`, `--`.
///
/// They judge only where both sides occur; a table of ✅ alone tells what there is.
struct TableSigns {
  /// A dash is a sign only beside a plus; else it says that there is nothing.
  private let hasPlus: Bool

  /// The signs of a table; `nil` if none of them judges.
  init?(of table: Table, _ bytes: [UInt8]) {
    var sides: Set<Side> = []
    var hasPlus = false
    for cell in table.body.lazy.flatMap({ $0.cells.dropFirst() }) {
      guard let sign = SideSigns.sign(in: bytes, cell) else { continue }
      if bytes[cell.lowerBound] == ASCII.byte("+") { hasPlus = true }
      sides.insert(sign.side)
    }
    guard sides.contains(.pro), sides.contains(.con) else { return nil }
    self.hasPlus = hasPlus
  }

  /// The sign that a cell begins with.
  func sign(_ bytes: [UInt8], _ cell: Range<Int>) -> (side: Side, end: Int)? {
    guard let first = cell.first.map({ bytes[$0] }), first != ASCII.byte("-") || hasPlus else {
      return nil
    }
    return SideSigns.sign(in: bytes, cell)
  }
}
