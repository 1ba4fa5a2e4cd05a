extension Speller {
  /// The status where it stands; else where the file keeps its place empty; else a new line in
  /// the front matter, or among the bullets below the title that tell the date and the like; else
  /// a front matter of its own, as MADR has it since 3.0.
  func settingStatus(_ status: String) -> [Spelling] {
    let plain = Array(status.utf8)
    let yaml = FrontMatterValue.written(status)
    if let old = layout.status {
      guard layout.lines[old.lines.lowerBound].kind == .frontMatter else {
        return [[Replacement(old.text, plain)]]
      }
      // Within quotes the plain words may do; where they don't, the value is quoted anew.
      let whole = FrontMatterValue.quoted(in: bytes, old.text)
      let requoted = [Replacement(whole, yaml)]
      return whole == old.text ? [requoted] : [[Replacement(old.text, plain)], requoted]
    }
    return emptyStatus(plain, yaml) + newStatus(plain, yaml)
  }

  private func emptyStatus(_ plain: [UInt8], _ yaml: [UInt8]) -> [Spelling] {
    var spellings: [Spelling] = []
    for place in layout.lines.indices.prefix(60) {
      let line = layout.lines[place]
      let text = line.kind == .frontMatter ? bytes.trimmed(line.range) : line.text
      if let colon = bytes[text].firstIndex(of: ASCII.byte(":")),
        SectionWords.role(FoldedWords(bytes.string(text.lowerBound..<colon)).words) == .status
      {
        // Behind the marks that close a bold key; before a comment.
        var end = colon + 1
        while end < text.upperBound, bytes[end].isDecoration { end += 1 }
        let value = line.kind == .frontMatter ? yaml : plain
        spellings.append([Replacement(end..<end, [ASCII.space] + value)])
      }
    }
    for section in outline.sections where section.role == .status && section.line >= 0 {
      let end = endOfHeading(section.line)
      spellings.append([inserting(isBlank(end) ? [[], plain] : [plain], after: end)])
    }
    return spellings
  }

  private func newStatus(_ plain: [UInt8], _ yaml: [UInt8]) -> [Spelling] {
    if layout.lines.first?.kind == .frontMatter {
      let place = layout.lines.indices.dropFirst().first {
        bytes[layout.lines[$0].range].first != ASCII.byte("#")
      }
      return [[inserting([Array("status: ".utf8) + yaml], after: place ?? 1)]]
    }
    let first = outline.sections.indices.dropFirst().first { outline.sections[$0].role == .title }
    let below = first.map { endOfHeading(outline.sections[$0].line) } ?? 0
    let next = layout.lines[min(below, layout.lines.count)...].first { $0.kind != .blank }
    var spellings: [Spelling] = []
    if let next, next.kind == .bullet, bytes.first(":", in: next.text) != nil,
      let place = layout.lines.firstIndex(of: next)
    {
      let line = bullet(of: place) + Array("Status: ".utf8) + plain
      spellings.append([inserting([line], after: place)])
    }
    let dashes = Array("---".utf8)
    let matter = [dashes, Array("status: ".utf8) + yaml, dashes, []]
    return spellings + [[inserting(matter, after: 0)]]
  }
}
