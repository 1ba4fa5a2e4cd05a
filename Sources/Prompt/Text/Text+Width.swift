nonisolated extension Text {
  /// The width in terminal cells.
  public var width: Int {
    safe.utf8.allSatisfy { $0 < 0x80 } ? safe.utf8.count : safe.reduce(0) { $0 + $1.cells }
  }

  /// Returns the text cut to `columns` cells. A cut text ends with `…`.
  public func cut(to columns: Int) -> Text {
    guard width > columns else { return self }
    var room = columns - 1
    let kept = safe.prefix { character in
      room -= character.cells
      return room >= 0
    }
    return "\(self[safe.startIndex..<kept.endIndex])…"
  }

  /// Returns the text padded with spaces to `columns` cells.
  public func padded(to columns: Int) -> Text {
    Text(safe: safe + String(repeating: " ", count: max(0, columns - width)), styles: styles)
  }
}
