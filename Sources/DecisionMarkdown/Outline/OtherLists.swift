/// Finds the lists among the options that are about something else: `Links:`
struct OtherLists {
  private struct List {
    /// The line of the label above it.
    let label: Int?
    var items: [Int] = []
  }

  private enum Matter { case options, unknown, other }

  private let outline: Outline

  /// Leaves out the lists below labels such as `Links:`, and below any label that isn't about options if
  /// another label is, or if a list of options without a label is above.
  static func leaveOut(in outline: inout Outline) {
    let finder = OtherLists(outline: outline)
    for section in outline.sections.indices where outline.sections[section].role == .options {
      let all = finder.lists(of: section)
      let lists = all.indices.compactMap { index -> (list: List, matter: Matter)? in
        let matter = finder.matter(of: all[index], behind: all[..<index].last)
        return matter.map { (list: all[index], matter: $0) }
      }
      var hasOptions = lists.contains { $0.matter == .options && $0.list.label != nil }
      var others: Set<Int> = []
      for (list, matter) in lists {
        if matter == .options { hasOptions = true }
        guard let label = list.label, matter == .other || matter == .unknown && hasOptions else {
          continue
        }
        outline.labelsOfOthers.insert(label)
        others.formUnion(list.items)
      }
      if !others.isEmpty { outline.topItems[section].removeAll(where: others.contains) }
    }
  }

  /// Returns the lists of a section; a paragraph at the margin or another kind of bullet ends one.
  private func lists(of section: Int) -> [List] {
    var lists: [List] = []
    for index in outline.topItems[section] {
      let paragraph = paragraph(above: index, in: section)
      let kind = lists.last.map { outline.lines[$0.items[0]].kind }
      if paragraph != nil || kind != outline.lines[index].kind {
        let isLabel =
          paragraph.map { outline.bytes.endsWithColon(outline.lines[$0].text) } == true
        lists.append(List(label: isLabel ? paragraph : nil))
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

  /// Returns what a list is about; `nil` if its items are pros or cons, as far as these may be about the last
  /// option above.
  private func matter(of list: List, behind before: List?) -> Matter? {
    let isOfSides = list.items.allSatisfy {
      [.explicit, .label].contains(outline.marks[$0].kind)
    }
    guard let label = list.label else { return isOfSides ? nil : .options }
    if outline.marks[label].kind == .label { return nil }
    if isOfSides { return (before?.items.count ?? 0) > 1 ? .unknown : nil }
    let words = outline.bytes.words(outline.lead.lastSentence(upTo: label))
    // "We chose one of these options for:"
    if words.contains(.chosen) || words.contains(.reason) { return .unknown }
    switch SectionWords.role(words) {
    case .options, .option: return .options
    case .comparison, .side, .unknown:
      let roles: [Language.Role] = [.option, .options, .considered, .rejected]
      let head = words.prefix { !$0.means(.connector) }
      return head.contains { word in roles.contains(where: word.means) } ? .options : .unknown
    default: return .other
    }
  }
}
