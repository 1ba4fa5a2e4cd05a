extension [Unicode.Scalar] {
  /// Returns whether the character at `index` must be escaped, because it controls the terminal or
  /// misleads the reader.
  ///
  /// Such characters are the C0 controls (line ends and tabs included), DEL, the C1 controls, line
  /// and paragraph separators, interlinear annotations, and all default-ignorable characters (UAX
  /// #44).
  /// The latter include bidirectional marks and overrides (UAX #9), which can reorder a line to read
  /// differently, and zero-width spaces and letters, which hide in it. Ignorable characters are
  /// allowed where they have a visible effect:
  /// - joiners and non-joiners in scripts that need them, and between emoji (UTS #51)
  /// - one variation selector after its base
  /// - the tags of a flag, such as Scotland's (UTS #51)
  func isDeceitful(at index: Int) -> Bool {
    let scalar = self[index]
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
    case 0x200C: return !isAfterJoiningScript(index)
    case 0x200D: return !isAfterJoiningScript(index) && !isBetweenEmoji(index)
    case 0xE0020...0xE007F: return !isInFlag(index)
    default:
      let properties = scalar.properties
      if properties.isVariationSelector { return !isAfterBase(index) }
      return properties.isDefaultIgnorableCodePoint || scalar.isMark && isOneTooMany(index)
    }
  }

  /// Returns whether the character before takes joiners: Arabic and related scripts, the scripts of
  /// India and their descendants; in other scripts, only a virama.
  private func isAfterJoiningScript(_ index: Int) -> Bool {
    guard let before = self[..<index].last else { return false }
    switch before.value {
    case 0x0620...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17FF,
      0x1820...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      return true
    default:
      return before.properties.canonicalCombiningClass == .virama
    }
  }

  private func isBetweenEmoji(_ index: Int) -> Bool {
    guard let before = self[..<index].last, let after = self[(index + 1)...].first else {
      return false
    }
    return (before.isEmoji || before == "\u{FE0F}") && after.isEmoji
  }

  private func isAfterBase(_ index: Int) -> Bool {
    guard let before = self[..<index].last?.properties else { return false }
    return !before.isWhitespace && !before.isDefaultIgnorableCodePoint
      && before.generalCategory != .control
  }

  /// Returns whether the tag is part of a flag: a black flag, the letters of a region, and a cancel
  /// tag.
  private func isInFlag(_ index: Int) -> Bool {
    // Looks no further than the longest flag, so that a flood of tags doesn't take quadratic time.
    let before = self[..<index].suffix(8).reversed().prefix { $0.isTag }.count
    let after = self[index...].prefix(8).prefix { $0.isTag }.count
    let tags = self[(index - before)..<(index + after)]
    return self[..<tags.startIndex].last == "\u{1F3F4}" && (2...7).contains(tags.count)
      && tags.firstIndex(of: "\u{E007F}") == tags.endIndex - 1
  }

  /// Returns whether the character has four marks already: more would overlap other lines (UTS #39,
  /// section 5.4).
  private func isOneTooMany(_ index: Int) -> Bool {
    index >= 4 && self[(index - 4)..<index].allSatisfy(\.isMark)
  }
}

extension Unicode.Scalar {
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  fileprivate var isEmoji: Bool { value > 0x7F && properties.isEmoji }

  /// Whether it is a mark on the character before.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
