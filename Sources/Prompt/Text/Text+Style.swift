nonisolated extension Text {
  /// Creates the number of a row, padded to `columns` cells.
  package init(number: String, padded columns: Int) {
    self = ("\(number, .number)" as Text).padded(to: columns)
  }

  /// Returns the text in a style. Parts that already have a style keep it.
  package func styled(_ style: Style) -> Text {
    let starts = [0] + styles.map(\.bytes.upperBound)
    let ends = styles.map(\.bytes.lowerBound) + [safe.utf8.count]
    let gaps = zip(starts, ends).map { StyledRange(bytes: $0..<$1, style: style) }
    let all = styles + gaps.filter { !$0.bytes.isEmpty }
    return Text(safe: safe, styles: all.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound })
  }

  /// Returns a part of the text, with its styles.
  package subscript(_ part: Range<String.Index>) -> Text {
    let text = String(safe[part])
    guard !styles.isEmpty else { return Text(safe: text) }
    let start = safe.utf8.distance(from: safe.startIndex, to: part.lowerBound)
    let bytes = start..<start + text.utf8.count
    return Text(
      safe: text,
      styles: styles.compactMap {
        let kept = $0.bytes.clamped(to: bytes)
        return kept.isEmpty ? nil : StyledRange(bytes: kept, style: $0.style).shifted(by: -start)
      })
  }

  /// The width in terminal cells.
  package var width: Int {
    safe.utf8.allSatisfy { $0 < 0x80 } ? safe.utf8.count : safe.reduce(0) { $0 + $1.cells }
  }

  /// Returns the text cut to `columns` cells. A cut text ends with `…`.
  package func cut(to columns: Int) -> Text {
    guard width > columns else { return self }
    var room = columns - 1
    let kept = safe.prefix { character in
      room -= character.cells
      return room >= 0
    }
    return "\(self[safe.startIndex..<kept.endIndex])…"
  }

  /// Returns the text padded with spaces to `columns` cells.
  package func padded(to columns: Int) -> Text {
    let room = columns - width
    return room > 0 ? Text(safe: safe + String(repeating: " ", count: room), styles: styles) : self
  }
}

nonisolated struct StyledRange: Sendable, Hashable {
  /// The range in UTF-8 bytes.
  let bytes: Range<Int>
  let style: Style

  /// Returns the range moved by `distance` bytes, which may be negative.
  func shifted(by distance: Int) -> StyledRange {
    StyledRange(
      bytes: bytes.lowerBound + distance..<bytes.upperBound + distance, style: style)
  }
}
