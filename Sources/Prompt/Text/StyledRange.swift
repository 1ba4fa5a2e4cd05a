nonisolated struct StyledRange: Sendable, Hashable {
  /// The range, in UTF-8 bytes.
  let bytes: Range<Int>

  let style: Style

  /// Returns the range moved by `distance` bytes, which may be negative.
  func shifted(by distance: Int) -> StyledRange {
    StyledRange(
      bytes: bytes.lowerBound + distance..<bytes.upperBound + distance, style: style)
  }
}
