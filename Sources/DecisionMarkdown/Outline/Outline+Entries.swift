/// The options that a label lists, where no heading does: `Possible options:` above a list.
extension Outline {
  /// Finds the items that labels of options list, if nothing else in the document names options.
  mutating func findEntries() {
    guard !sections.contains(where: { [.options, .option].contains($0.role) || $0.listsOptions })
    else { return }
    for index in lines.indices where announcesOptions(index) {
      entries.formUnion(itemsBelow(index))
    }
    listed += entries.sorted().prefix(OptionName.mostCompared)
      .map { OptionName(bytes.string(lines[$0].text)) }
  }

  /// Returns whether a line is a label of options, such as `Possible options:`, or ends a sentence
  /// about them, such as `We considered two alternatives:`.
  func announcesOptions(_ index: Int) -> Bool {
    let line = lines[index]
    let text = line.text.dropLast { bytes[$0].isDecoration }
    guard line.kind == .text || line.beginsItem, bytes.last(of: text) == ":" else { return false }
    let role = section(of: index).role
    if case .consequences = role { return false }
    guard ![.drivers, .other, .status, .date].contains(role) else { return false }
    let words = bytes.words(lastSentence(of: text))
    guard words.count <= 20, !words.contains(.denial) else { return false }
    // "Options:" alone may also list those of a command.
    return words.contains(where: SectionWords.isPluralOfOption) && words.contains(.considered)
      || role != .unknown && SectionWords.role(words) == .options
  }

  /// Returns the outermost items of the list directly below a line.
  private func itemsBelow(_ index: Int) -> [Int] {
    guard let first = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }),
      lines[first].beginsItem, !lines[index].beginsItem || lines[first].indent > lines[index].indent
    else { return [] }
    let indent = lines[first].indent
    return lines[first...].indices.lazy.prefix { next in
      let line = lines[next]
      switch line.kind {
      case .blank, .code, .fence, .comment: return true
      case .bullet, .numbered: return line.indent >= indent
      case .text: return line.indent > indent || line.continues(lines[next - 1])
      default: return false
      }
    }.filter { lines[$0].beginsItem && lines[$0].indent == indent }
  }

  /// Finds the paragraphs that title options in their sections.
  mutating func findTitledParagraphs() {
    for index in sections.indices where sections[index].owner == .listed {
      let paragraphs = lines[(sections[index].line + 1)...].indices
        .prefix { sectionOfLine[$0] == index }
        .filter { lines[$0].kind == .text && ($0 == 0 || !lines[$0].continues(lines[$0 - 1])) }
      let titles = paragraphs.filter(titlesSides)
      if titles.count > 1 { entries.formUnion(titles) }
      if sections[index].role == .options, !sections[index].hasItems {
        entries.formUnion(boldTitles(of: paragraphs))
      }
    }
  }

  /// Returns the paragraphs that are bold or begin so, if they are the only ones but perhaps the
  /// first, or if each is bold as a whole, above its description.
  private func boldTitles(of paragraphs: [Int]) -> [Int] {
    let titles = paragraphs.filter { index in
      let text = lines[index].text
      return bytes.begins(text, with: "**")
        && MarkReader(bytes).mark(of: lines[index]).kind != .label
        && (isTitle(index) || OptionTitle.range(in: bytes, text).upperBound < text.upperBound)
    }
    let areOnly =
      titles == paragraphs || titles.count > 1 && titles == Array(paragraphs.dropFirst())
    return areOnly || titles.count > 1 && titles.allSatisfy(isTitle) ? titles : []
  }

  /// Returns whether a paragraph is only a bold title.
  private func isTitle(_ index: Int) -> Bool {
    let text = lines[index].text
    return isBold(text) && !text.contains { bytes[$0] == ":" && $0 + 3 >= text.upperBound }
      && (index + 1 == lines.count || !lines[index + 1].continues(lines[index]))
  }
}
