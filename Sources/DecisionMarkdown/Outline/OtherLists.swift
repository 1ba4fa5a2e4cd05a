/// Finds the lists among the options that are about something else: `Links:`
struct OtherLists {
  private let outline: Outline

  /// Leaves out the lists below labels such as `Links:`
  static func leaveOut(in outline: inout Outline) {
    let finder = OtherLists(outline: outline)
    for section in outline.sections.indices where outline.sections[section].role == .options {
      var others: Set<Int> = []
      for list in finder.lists(of: section) {
        guard let label = list.label, finder.isOfOther(list.items, below: label) else { continue }
        outline.labelsOfOthers.insert(label)
        others.formUnion(list.items)
      }
      if !others.isEmpty { outline.topItems[section].removeAll(where: others.contains) }
    }
  }

  /// Returns the lists of a section, each with the line of the label above it; a paragraph at the margin
  /// or another kind of bullet ends one.
  private func lists(of section: Int) -> [(label: Int?, items: [Int])] {
    var lists: [(label: Int?, items: [Int])] = []
    for index in outline.topItems[section] {
      let paragraph = paragraph(above: index, in: section)
      let kind = lists.last.map { outline.lines[$0.items[0]].kind }
      if paragraph != nil || kind != outline.lines[index].kind {
        let isLabel =
          paragraph.map { outline.bytes.endsWithColon(outline.lines[$0].text) } == true
        lists.append((isLabel ? paragraph : nil, []))
      }
      lists[lists.count - 1].items.append(index)
    }
    return lists
  }

  /// Returns the last line of the paragraph above an item, unless it is in another item.
  private func paragraph(above index: Int, in section: Int) -> Int? {
    let lines = outline.lines
    guard let last = lines[..<index].lastIndex(where: { $0.kind != .blank }),
      last > outline.sections[section].line, lines[last].kind == .text,
      let first = lines[...last].indices.last(where: { !lines.continues(at: $0) }),
      lines[first].kind == .text, lines[first].indent < 2
    else { return nil }
    return last
  }

  private func isOfOther(_ items: [Int], below label: Int) -> Bool {
    let marks = [label] + items
    guard !marks.contains(where: { [.explicit, .label].contains(outline.marks[$0].kind) }) else {
      return false
    }
    switch SectionWords.role(outline.bytes.words(outline.lead.lastSentence(upTo: label))) {
    case .options, .option, .comparison, .side, .unknown: return false
    default: return true
    }
  }
}
