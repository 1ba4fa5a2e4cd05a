import BusinessLogic

/// What something costs, told beside its benefits.
extension Outline {
  /// The mark of a line that tells costs, `**Costs:**` or `- Cost: …`, if benefits were told before
  /// it in the same section and nothing against them.
  func cost(_ mark: Mark, _ place: Int, in section: Int) -> Mark? {
    guard mark.kind == .none || mark.kind == .reset, sections[section].labels == [.pro] else {
      return nil
    }
    let text = lines[place].text
    let colon = bytes[text].prefix(40).firstIndex(of: ASCII.byte(":"))
    let head = text.lowerBound..<(colon ?? text.upperBound)
    guard head.count <= 40, SideWords.namesCosts(FoldedWords(bytes.string(head)).words) else {
      return nil
    }
    let rest = (colon.map { $0 + 1 } ?? text.upperBound)..<text.upperBound
    let said = MarkReader(bytes).behindMark(rest)
    if said.isEmpty { return Mark(kind: .label, side: .con, end: text.upperBound) }
    return Mark(kind: .explicit, side: .con, end: said.lowerBound)
  }
}
