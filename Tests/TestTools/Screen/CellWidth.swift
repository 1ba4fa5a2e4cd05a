/// The terminal width of scalars, independent of the locale.
public enum CellWidth {
  /// Returns the number of cells of a scalar.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    // Prepended marks and the soft hyphen take a cell; Hangul vowels and final consonants don't.
    if standing.contains(where: { $0.contains(scalar.value) }) { return 1 }
    if joining.contains(where: { $0.contains(scalar.value) }) { return 0 }
    // Emoji among the symbols, such as ⌚, ⛄, ⭐.
    if scalar.value < 0x1_0000, scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static let standing: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
  ]

  private static let joining: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB,
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
