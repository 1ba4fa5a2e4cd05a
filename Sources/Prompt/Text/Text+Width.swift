nonisolated extension Text {
  /// How many cells of a terminal it takes.
  public var width: Int {
    safe.utf8.allSatisfy { $0 < 0x80 } ? safe.utf8.count : safe.reduce(0) { $0 + $1.cells }
  }

  /// As much of it as `columns` cells hold; `…` stands for what was cut off.
  public func cut(to columns: Int) -> Text {
    guard width > columns else { return self }
    var room = columns - 1
    let kept = safe.prefix { character in
      room -= character.cells
      return room >= 0
    }
    return "\(self[safe.startIndex..<kept.endIndex])…"
  }

  /// Followed by as many spaces as it takes to fill `columns` cells.
  public func padded(to columns: Int) -> Text {
    Text(safe: safe + String(repeating: " ", count: max(0, columns - width)), styles: styles)
  }
}
