import Decisions

/// Headings that a sign divides: `Drawbacks [optional]`, `Proposed solution: drawbacks`.
extension SectionWords {
  static func role(_ words: [String], of plain: ArraySlice<UInt8>) -> SectionRole {
    let role = role(words)
    guard role == .unknown else { return role }
    // "Drawbacks [optional]"
    if plain.last == "]", let start = plain.lastIndex(of: UInt8(ascii: "[")),
      FoldedWords(plain[start...]).words.allSatisfy(isCommon)
    {
      return Self.role(FoldedWords(plain[..<start]).words)
    }
    // "Proposed solution: drawbacks", but not "Current solution: drawbacks"
    if let colon = plain.firstIndex(of: UInt8(ascii: ":")),
      FoldedWords(plain[..<colon]).words.allSatisfy({ $0.means(.option, .considered) }),
      let label = SideWords.label(FoldedWords(plain[(colon + 1)...]).words), !label.both,
      label.subject == nil
    {
      return .side(label.side)
    }
    if words.contains(where: { SideWords.meaning($0) != nil }),
      let label = SideWords.label(explained: plain)
    {
      return .side(label.side)
    }
    let bracket = plain.indices.first {
      plain[$0] == "(" || plain[$0] == 0xEF && plain[$0...].starts(with: "（".utf8)
    }
    if let bracket {
      // "Alternatives considered (検討した代替案)", but not "Alternative (Redis)".
      let words = FoldedWords(plain[..<bracket]).words
      let (head, gloss) = (Self.role(words), Self.role(FoldedWords(plain[bracket...]).words))
      if head == .options, words.contains(where: isPluralOfOption) { return head }
      // "Decision (proposed)", but not "Decision (previous)"
      if head == .outcome, isState(plain[bracket...]) { return head }
      // In "아쉬운 점 (Cons)", the brackets translate the words before them.
      let isForeign = !plain[..<bracket].contains { $0 < 0x80 && $0.isWordByte }
      if head == gloss || isForeign && gloss != .option { return gloss }
    }
    return role
  }

  /// Returns whether the first remark in brackets is the state of a decision that may hold.
  private static func isState(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.dropFirst().prefix { $0 != ")" && $0 != "," }
    return [.undecided, .accepted].contains(
      FieldWords.state(of: String(decoding: words, as: UTF8.self)))
  }
}
