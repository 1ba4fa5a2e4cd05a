/// Finds the lines that name options without a heading that lists them.
struct EntryFinder {
  let outline: Outline
  private var bytes: [UInt8] { outline.bytes }
  private var lines: [Line] { outline.lines }

  /// The items below labels of options, if nothing else in the document names options, and those of
  /// them that were rejected.
  var items: (all: Set<Int>, rejected: Set<Int>) {
    let sections = outline.sections
    guard !sections.contains(where: { [.options, .option].contains($0.role) || $0.listsOptions })
    else { return ([], []) }
    let lead = outline.lead
    let labels = lines.indices.filter {
      lead.announcesOptions($0, in: outline.section(of: $0).role)
    }
    return (
      Set(labels.flatMap(itemsBelow)), Set(labels.filter(lead.saysRejected).flatMap(itemsBelow))
    )
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

  /// The paragraphs in sections of options that are the titles of options.
  var paragraphs: [Int] {
    outline.sections.indices.filter { outline.sections[$0].owner == .listed }.flatMap { index in
      let section = outline.sections[index]
      let paragraphs = lines[(section.line + 1)...].indices
        .prefix { outline.sectionOfLine[$0] == index }
        .filter { lines[$0].kind == .text && beginsParagraph($0) }
      let above = paragraphs.filter(titlesSides)
      let titles = above.count > 1 ? above : []
      guard section.role == .options, !section.hasItems else { return titles }
      let rejected = paragraphs.filter {
        OptionTitle.subjectOfRejection(in: bytes, lines[$0].text) != nil
      }
      return rejected.isEmpty ? titles + boldTitles(of: paragraphs) : rejected
    }
  }

  /// Returns whether a line begins a paragraph, or is bold behind two spaces at the end of the line
  /// before.
  private func beginsParagraph(_ index: Int) -> Bool {
    guard index > 0, lines[index].continues(lines[index - 1]) else { return true }
    return lines[index - 1].isBrokenOff(in: bytes) && bytes.begins(lines[index].text, with: "**")
  }

  /// Returns the paragraphs that are bold or begin in bold. All paragraphs have to, except perhaps
  /// the first, or each of those returned is only a bold title, above its description.
  private func boldTitles(of paragraphs: [Int]) -> [Int] {
    let titles = paragraphs.filter { index in
      let text = lines[index].text
      return bytes.begins(text, with: "**")
        && MarkReader(bytes).mark(of: lines[index]).kind != .label
        && (isBoldTitle(text) || OptionTitle.range(in: bytes, text).upperBound < text.upperBound)
    }
    let areOnly =
      titles == paragraphs || titles.count > 1 && titles == Array(paragraphs.dropFirst())
    return areOnly || titles.count > 1 && titles.allSatisfy(isTitle) ? titles : []
  }

  /// Returns whether a paragraph is only a bold title.
  private func isTitle(_ index: Int) -> Bool {
    isBoldTitle(lines[index].text)
      && (index + 1 == lines.count || !lines[index + 1].continues(lines[index]))
  }

  /// Returns whether a line is bold, and no label with a colon.
  private func isBoldTitle(_ text: Range<Int>) -> Bool {
    outline.lead.isBold(text) && !text.contains { bytes[$0] == ":" && $0 + 3 >= text.upperBound }
  }

  /// Returns whether a paragraph of one line is directly above a list of sides, and may title it:
  /// `Redis` above `- Pros:`.
  private func titlesSides(_ index: Int) -> Bool {
    guard lines[index].kind == .text, [.none, .reset].contains(outline.marks[index].kind),
      lines[index].indent < 2, beginsParagraph(index),
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank })
    else { return false }
    return lines[next].beginsItem && outline.marks[next].kind == .label
  }
}
