/// The title of an option that is written on several lines: it may end on any of them.
struct WrappedTitle {
  let title: String
  /// Where it ends in the file; `nil` if nothing follows it.
  private(set) var end: Int?

  /// Fails if the title is on one line, if it is only a part of its first line, or if that line
  /// ends with a hard line break.
  init?(_ passage: DecisionLayout.Passage, in layout: DecisionLayout) {
    let first = passage.lines.lowerBound
    guard passage.lines.count > 1, passage.text.upperBound == layout.lines[first].text.upperBound,
      !layout.lines[first].isBrokenOff(in: layout.bytes)
    else { return nil }
    let text = Array(layout.text(of: passage).utf8)
    let range = OptionTitle.range(in: text, text.indices, .init(first, in: layout.outline))
    title = InlineText.plain(text.string(range))
    guard range.count < text.count else { return }
    var rest = range.count
    for index in passage.lines where index == first || layout.lines[index].kind == .text {
      let text = index == first ? passage.text : layout.lines[index].text
      if rest <= text.count {
        end = text.lowerBound + rest
        return
      }
      rest -= layout.bytes.ends(text, with: "\\") ? text.count : text.count + 1
    }
  }
}
