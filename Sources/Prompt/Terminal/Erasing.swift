/// Escape sequences that erase rows.
nonisolated enum Erasing {
  /// Erases the cursor's row and all rows below. The cursor must be in the first column.
  ///
  /// The rows below are erased from the second cell on: tmux takes an erase from the window's first
  /// cell for a clear of the whole window, and would push its contents into the scrollback each
  /// time.
  static let fromRow = "\u{1B}[K \u{1B}[J\r"
}
