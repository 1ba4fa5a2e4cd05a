extension ListLead {
  /// Returns the title of the section that a line begins: a line that is bold as a whole and is a
  /// usual heading or has arguments below it, or the bold beginning of a paragraph above arguments.
  ///
  /// - Parameter level: The level of the section above the line, as its role.
  /// - Parameter isAmongOptions: Whether the heading above, past bold lines, is one of options.
  func titleOfSection(
    _ index: Int, in role: SectionRole, _ level: Int, isAmongOptions: Bool
  ) -> Range<Int>? {
    let line = lines[index]
    guard line.indent < 4, role != .status else { return nil }
    if isAmongOptions, let title = summary(in: line.text), argues(below: index) {
      return title
    }
    let before = index > 0 ? lines[index - 1].kind : .blank
    // A bold key at the margin ends a paragraph, unlike in CommonMark.
    if before != .text || bytes.begins(line.text, with: "**"), numbersOption(line.text),
      isAmongOptions || followsOptions(lineAt: index, in: role, level)
        || role != .outcome && argues(below: index, mayBeDescribed: false)
    {
      return OptionTitle.range(in: bytes, line.text)
    }
    guard role != .outcome || isBold(line.text) else { return nil }
    guard isBold(line.text), line.text.count <= 160 else {
      return leadOfParagraph(index, isAmongOptions)
    }
    let after = index + 1 < lines.count ? lines[index + 1].kind : .blank
    guard after == .blank || !lines.continues(at: index) else { return nil }
    switch SectionTitle(bytes, line.text).role {
    case .unknown:
      guard role != .outcome, let next = lines.next(after: index) else { return nil }
      return mayArgue(next) || isAmongOptions && argues(below: index) ? line.text : nil
    // "**We use Kafka.**" and "**Option B**" are the decision.
    case .option, .outcome: return role != .outcome ? line.text : nil
    default: return line.text
    }
  }

  /// Returns whether a line follows options: its section compares options or is an option in
  /// bold, or a label of options is directly above.
  private func followsOptions(lineAt index: Int, in role: SectionRole, _ level: Int) -> Bool {
    let before = lines[..<index].lastIndex { $0.kind != .blank }
    return role == .comparison
      || role == .option && level == Section.boldLevel
      || before.map { announcesOptions($0, in: role) } == true
  }

  /// Returns the bold beginning of a paragraph above a list or labels of pros and cons:
  /// `**Kafka** — a log.`
  private func leadOfParagraph(_ index: Int, _ isAmongOptions: Bool) -> Range<Int>? {
    let text = lines[index].text
    guard !lines.continues(at: index),
      let mark = (["**", "__"] as [StaticString]).first(where: { bytes.begins(text, with: $0) }),
      let close = bytes.first(
        mark, in: text.lowerBound + 2..<min(text.upperBound, text.lowerBound + 160))
    else { return nil }
    let title = text.lowerBound..<close + 2
    // "**Approach**: by hand" only describes the option above.
    switch SectionTitle(bytes, title).role {
    case .option: break
    case .unknown:
      let rest = bytes.trimmed(title.upperBound..<text.upperBound)
      // "**Kafka.** A log."
      let isSentence = isAmongOptions && bytes[close - 1] == "."
      // "**Kafka**: a log" above signs
      let isLabel =
        isAmongOptions && (bytes[close - 1] == ":" || bytes.begins(rest, with: ":"))
        && hasSigns(below: index)
      guard isSentence || isLabel || bytes.begins(rest, withOneOf: ["—", "–", "-", "("]) else {
        return nil
      }
      if isLabel { return title }
    default: return nil
    }
    return argues(below: index, mayBeDescribed: isAmongOptions) ? title : nil
  }

  /// Returns whether an item with a sign directly follows the paragraph of a line.
  private func hasSigns(below index: Int) -> Bool {
    let end = lines.endOfParagraph(index)
    return end < lines.count && lines[end].beginsItem
      && MarkReader(bytes).mark(of: lines[end]).kind == .sign
  }

  /// Returns the text of `<summary>Kafka</summary>`, if that is all of a line.
  private func summary(in text: Range<Int>) -> Range<Int>? {
    guard bytes.begins(text, with: "<summary>"), bytes.ends(text, with: "</summary>") else {
      return nil
    }
    var title = bytes.trimmed(text.dropFirst(9).dropLast(10))
    for (open, close) in [("<b>", "</b>"), ("<strong>", "</strong>")]
      as [(StaticString, StaticString)]
    where bytes.begins(title, with: open) && bytes.ends(title, with: close) {
      title = title.dropFirst(open.utf8CodeUnitCount).dropLast(close.utf8CodeUnitCount)
    }
    return title.isEmpty ? nil : title
  }

  /// Returns whether labels or arguments with a mark follow the paragraph of a line.
  ///
  /// - Parameter mayBeDescribed: Whether another paragraph may come before them.
  private func argues(below index: Int, mayBeDescribed: Bool = true) -> Bool {
    var end = lines.endOfParagraph(index)
    for _ in 0..<(mayBeDescribed ? 4 : 1) {
      guard let next = lines[end...].firstIndex(where: { $0.kind != .blank }) else { return false }
      let mark = MarkReader(bytes).mark(of: lines[next]).kind
      if mark == .explicit || mark == .label { return true }
      guard lines[next].kind == .text, !bytes.begins(lines[next].text, with: "**") else {
        return false
      }
      end = lines.endOfParagraph(next)
    }
    return false
  }

  /// Returns whether a line that looks like a label ends the sentence of the line before: `harder:`.
  func endsSentence(_ index: Int) -> Bool {
    let (line, before) = (lines[index], lines[index - 1])
    guard !before.beginsItem || line.indent > before.indent, let last = bytes.last(of: before.text),
      let first = bytes.first(of: line.text.drop { bytes[$0].isDecoration })
    else { return false }
    return 0x61..<0x7B ~= first && !last.isOne(of: ".:!?")
  }

  private func mayArgue(_ line: Line) -> Bool {
    line.beginsItem || line.kind == .table
      || line.kind == .text && MarkReader(bytes).mark(of: line).kind != .none
  }

  func isBold(_ text: Range<Int>) -> Bool {
    for mark in ["**", "__"] as [StaticString] where bytes.begins(text, with: mark) {
      guard let end = bytes.first(mark, in: text.dropFirst(2)) else { return false }
      let rest = end + 2..<text.upperBound
      return rest.isEmpty || bytes.colon(in: rest) == rest
    }
    return false
  }
}
