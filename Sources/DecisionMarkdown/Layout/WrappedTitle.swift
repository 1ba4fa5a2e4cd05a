/// The title of an option that is written on several lines: it may end on any of them.
struct WrappedTitle {
  let title: String

  private let passage: DecisionLayout.Passage
  /// The number of bytes that the title takes of the text; `nil` if it takes all.
  private let count: Int?

  /// Fails if the title is on one line, if it is only a part of its first line, or if that line
  /// ends with a hard line break.
  init?(_ passage: DecisionLayout.Passage, in layout: DecisionLayout) {
    let first = passage.lines.lowerBound
    guard passage.lines.count > 1, passage.text.upperBound == layout.lines[first].text.upperBound,
      !layout.lines[first].isBrokenOff(in: layout.bytes)
    else { return nil }
    let text = Array(layout.text(of: passage).utf8)
    let range = OptionTitle.range(in: text, text.indices, .init(first, in: layout.outline))
    self.passage = passage
    title = InlineText.plain(text.string(range))
    count = range.count < text.count ? range.count : nil
  }

  /// Returns where the title ends in the file, if something follows it.
  func end(in layout: DecisionLayout) -> Int? {
    guard var rest = count else { return nil }
    let first = passage.lines.lowerBound
    for index in passage.lines where index == first || layout.lines[index].kind == .text {
      let text = index == first ? passage.text : layout.lines[index].text
      if rest <= text.count { return text.lowerBound + rest }
      rest -= layout.bytes.ends(text, with: "\\") ? text.count : text.count + 1
    }
    return nil
  }
}
