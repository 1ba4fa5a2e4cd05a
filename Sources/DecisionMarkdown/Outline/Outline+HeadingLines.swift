extension Outline {
  /// Returns whether a line is bold as a whole, and is a usual heading or has arguments below it;
  /// or whether it labels a list of options.
  func servesAsHeading(_ place: Int, in role: SectionRole) -> Bool {
    let line = lines[place]
    guard line.indent < 4, line.text.count <= 160, role != .status, role != .date else {
      return false
    }
    let before = place > 0 ? lines[place - 1].kind : .blank
    let after = place + 1 < lines.count ? lines[place + 1].kind : .blank
    guard before != .text || after == .blank,
      isBold(line.text) || role == .context && labelsOptions(place),
      line.indent == 0 || before != .bullet && before != .numbered
    else { return false }
    switch SectionTitle(bytes, line.text).role {
    case .unknown:
      guard role != .outcome, let next = lines.next(after: place) else { return false }
      return mayArgue(next)
    // "**We use Kafka.**" and "**Option B**" are the decision.
    case .option, .outcome: return role != .outcome
    default: return true
    }
  }

  /// Returns whether a line such as `Options considered:` is above a list of several items.
  private func labelsOptions(_ place: Int) -> Bool {
    let text = lines[place].text
    guard [":", "："].contains(where: { bytes.ends(text, with: $0) }),
      SectionTitle(bytes, text).role == .options
    else { return false }
    let list = lines[(place + 1)...].prefix { $0.kind == .blank || $0.beginsItem || $0.indent > 0 }
    return list.count { $0.beginsItem && $0.indent == 0 } > 1
  }

  private func mayArgue(_ line: Line) -> Bool {
    line.beginsItem || line.kind == .table
      || line.kind == .text && MarkReader(bytes).mark(of: line).kind != .none
  }

  /// Returns the mark of a label with an explanation above a list:
  /// `**Negative, and this will hurt**`.
  func labelOfList(_ place: Int) -> Mark? {
    let text = lines[place].text
    guard text.count <= 80, isBold(text) || bytes.last(of: text) == ":",
      place == 0 || lines[place - 1].kind != .text,
      lines.next(after: place)?.beginsItem == true,
      let label = SideWords.label(explained: bytes.string(text))
    else { return nil }
    return .label(label.side, text)
  }

  private func isBold(_ text: Range<Int>) -> Bool {
    var upper = text.upperBound
    if upper > text.lowerBound, bytes[upper - 1] == ":" { upper -= 1 }
    guard upper - text.lowerBound > 4 else { return false }
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: text.lowerBound, before: upper) {
      return bytes.first(mark, in: text.lowerBound + 2..<upper) == upper - 2
    }
    return false
  }
}
