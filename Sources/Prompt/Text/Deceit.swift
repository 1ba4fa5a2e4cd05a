/// Which characters of a text do something else than show themselves.
///
/// These are the control characters C0 (line ends and tabs included), DEL and C1, line and paragraph
/// separators, and the interlinear annotations; and whatever Unicode calls default ignorable (UAX
/// #44), among it the marks and overrides of the bidirectional algorithm (UAX #9), which can make a
/// line read as something else than it says, and spaces and letters of no width, which hide in it.
/// What is ignorable but does its work where it stands is let through:
/// - joiners and non-joiners inside the scripts that need them, and between emoji (UTS #51)
/// - one variation selector behind what it selects
/// - the tags of a flag, such as Scotland's (UTS #51)
///
/// Of the marks on one character the first four are let through, as UTS #39, section 5.4 proposes:
/// more of them climb over other lines.
nonisolated struct Deceit {
  private static let marksAllowed = 4

  private let scalars: [Unicode.Scalar]

  init(in scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Whether the character at `place` is one of them.
  func isFound(at place: Int) -> Bool {
    let scalar = scalars[place]
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
    case 0x200C: return !isAfterJoiningScript(place)
    case 0x200D: return !isAfterJoiningScript(place) && !isBetweenEmoji(place)
    case 0xE0020...0xE007F: return !isInFlag(place)
    default:
      let properties = scalar.properties
      if properties.isVariationSelector { return !isAfterBase(place) }
      return properties.isDefaultIgnorableCodePoint || scalar.isMark && isOneTooMany(place)
    }
  }

  /// Arabic and its relatives, the scripts of India and those that come of them; in any other, a
  /// virama is what joins.
  private func isAfterJoiningScript(_ place: Int) -> Bool {
    guard let before = scalars[..<place].last else { return false }
    switch before.value {
    case 0x0620...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17FF,
      0x1820...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      return true
    default:
      return before.properties.canonicalCombiningClass == .virama
    }
  }

  private func isBetweenEmoji(_ place: Int) -> Bool {
    guard let before = scalars[..<place].last, let after = scalars[(place + 1)...].first else {
      return false
    }
    return (before.isEmoji || before == "\u{FE0F}") && after.isEmoji
  }

  private func isAfterBase(_ place: Int) -> Bool {
    guard let before = scalars[..<place].last?.properties else { return false }
    return !before.isWhitespace && !before.isDefaultIgnorableCodePoint
      && before.generalCategory != .control
  }

  /// A black flag, the letters of a region as tags, and the tag that ends them.
  private func isInFlag(_ place: Int) -> Bool {
    // Of a flood of tags no more is looked at than a flag can have.
    let before = scalars[..<place].suffix(8).reversed().prefix { $0.isTag }.count
    let after = scalars[place...].prefix(8).prefix { $0.isTag }.count
    let tags = scalars[(place - before)..<(place + after)]
    return scalars[..<tags.startIndex].last == "\u{1F3F4}" && (2...7).contains(tags.count)
      && tags.firstIndex(of: "\u{E007F}") == tags.endIndex - 1
  }

  private func isOneTooMany(_ place: Int) -> Bool {
    place >= Self.marksAllowed
      && scalars[(place - Self.marksAllowed)..<place].allSatisfy(\.isMark)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  fileprivate var isEmoji: Bool { value > 0x7F && properties.isEmoji }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
