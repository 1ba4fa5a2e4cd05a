/// What erases rows of the terminal's window.
nonisolated enum Erasing {
  /// Erases the row of the cursor, which is at its beginning, and all below.
  ///
  /// That below only from the second cell on: tmux takes an erasing that begins in the window's first
  /// cell for one of the whole window, and would keep each time what was there, with the rows that
  /// have gone off its top.
  static let fromRow = "\u{1B}[K \u{1B}[J\r"
}
