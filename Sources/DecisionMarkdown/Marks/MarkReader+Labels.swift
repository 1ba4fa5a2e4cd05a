import BusinessLogic

/// Labels of several words before what they label.
extension MarkReader {
  /// `Main advantage: it scales`, `Against it: it is slow`: words of a label, and what they label.
  func labelled(_ text: Range<Int>) -> Mark? {
    let colon = text.prefix(40).first {
      bytes[$0] == ASCII.byte(":") || bytes.has("：", at: $0, before: text.upperBound)
    }
    guard let colon else { return nil }
    let isWide = bytes[colon] != ASCII.byte(":")
    let rest = behindMark(colon + (isWide ? 3 : 1)..<text.upperBound)
    guard !rest.isEmpty, isWide || rest.lowerBound > colon + 1 else { return nil }
    // What stands in brackets only explains the label.
    let head = bytes[text.lowerBound..<colon].prefix { $0 != ASCII.byte("(") }
    let written = bytes.string(head.indices)
    let words = FoldedWords(written).words
    if words.count == 1, SideWords.isFor(words[0]) {
      return Mark(kind: .explicit, side: .pro, end: rest.lowerBound)
    }
    // One word is judged by itself, and "Risk: low" is a rating.
    let isCompound = words.count == 1 && (words[0].utf8.first ?? 0) >= 0xE2
    guard words.count > 1 || isCompound, SideWords.namesSide(words),
      let label = SideWords.label(words) ?? SideWords.label(explained: written), !label.both,
      label.subject == nil
    else { return nil }
    return Mark(kind: .explicit, side: label.side, end: rest.lowerBound, isLabelled: true)
  }
}
