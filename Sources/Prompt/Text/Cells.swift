nonisolated extension Character {
  /// The number of terminal cells: 2 for a wide character, 0 for a mark on the previous one.
  ///
  /// Adds up the scalars of a cluster, as terminals do, by Unicode Standard Annex #11 (W and F are
  /// wide). An emoji with emoji presentation is wide (Unicode Technical Standard #51).
  package var cells: Int {
    if isASCII { return 1 }
    let isEmoji = unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.cells }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var cells: Int {
    switch value {
    case 0xAD: 1
    // Hangul vowels and final consonants combine with the initial consonant.
    case 0x1160...0x11FF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18D08, 0x1B000...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}
