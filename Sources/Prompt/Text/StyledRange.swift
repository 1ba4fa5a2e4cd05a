/// A part of a text that has a style.
nonisolated struct StyledRange: Sendable, Hashable {
  /// The part, in UTF-8 bytes from the beginning of the text.
  let bytes: Range<Int>

  let style: Style

  /// The same part of the same text behind so many other bytes; negative if some were taken away.
  func shifted(by distance: Int) -> StyledRange {
    StyledRange(
      bytes: bytes.lowerBound + distance..<bytes.upperBound + distance, style: style)
  }
}
