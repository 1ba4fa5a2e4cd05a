nonisolated extension Text {
  /// Creates the number of a row, padded to `columns` cells.
  public init(number: String, padded columns: Int) {
    self = ("\(number, .number)" as Text).padded(to: columns)
  }

  /// Returns the text in a style. Parts that already have a style keep it.
  public func styled(_ style: Style) -> Text {
    var all: [StyledRange] = []
    var end = 0
    func fill(to next: Int) {
      if next > end { all.append(StyledRange(bytes: end..<next, style: style)) }
    }
    for part in styles {
      fill(to: part.bytes.lowerBound)
      all.append(part)
      end = part.bytes.upperBound
    }
    fill(to: safe.utf8.count)
    return Text(safe: safe, styles: all)
  }

  /// Returns a part of the text, with its styles.
  public subscript(_ part: Range<String.Index>) -> Text {
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
}
