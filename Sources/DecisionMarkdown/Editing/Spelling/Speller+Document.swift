import BusinessLogic

/// What a file says of the decision as a whole.
extension Speller {
  /// Other words for the first paragraph of the context; else a first one.
  func settingContext(_ text: String) -> [Spelling] {
    let words = Array(text.utf8)
    if let old = layout.context {
      return [[Replacement(old.text, words)] + withoutFurtherText(old.lines)]
    }
    return below(.context, [words])
      + newSection("Context and Problem Statement", .context, [words])
  }

  /// One more driver behind the last; else a first one.
  func addingDriver(_ text: String) -> [Spelling] {
    let words = Array(text.utf8)
    let behind = layout.drivers.last.map { last in
      [inserting([bullet(counting: last.lines.lowerBound) + words], after: last.lines.upperBound)]
    }
    let item = [plainBullet + words]
    return [behind].compactMap(\.self) + below(.drivers, item)
      + newSection("Decision Drivers", .drivers, item)
  }

  /// One more consequence: behind the last of its side; else below a heading of its side; else behind
  /// the last one; else below a heading for consequences.
  func addingConsequence(_ reason: TypedReason, _ side: Side?) -> [Spelling] {
    let all = items(of: nil, on: [.pro, .con, .neutral])
    let markers = markers(of: side, in: nil)
    func behind(_ last: Item?, _ markers: [SideMarker]) -> [Spelling] {
      guard let last, passage(last).cell == nil else { return [] }
      return markers.map {
        [inserting([bullet(after: last) + $0.line(reason)], after: block(last).upperBound)]
      }
    }
    let same = items(of: nil, on: [side]).last
    let items = markers.map { plainBullet + $0.line(reason) }
    let plain = plainBullet + SideMarker.none.line(reason)
    let outcome = outline.sections.first { $0.role == .outcome && $0.line >= 0 }
    let level = min(6, (outcome?.level ?? 2) + 1)
    let heading = Array((String(repeating: "#", count: level) + " Consequences").utf8)
    return behind(same, same.map { [marker($0)].filter(\.isPlain) } ?? []) + behind(same, markers)
      + (side == nil ? [] : below(.consequences(side), [plain])) + behind(all.last, markers)
      + items.flatMap { item in
        below(.consequences(nil), [item])
          + (outcome.map {
            let end = ownLines(below: $0.line).upperBound
            return [[inserting([[], heading, [], item], after: end)]]
          } ?? newSection("Decision Outcome", .outcome, [heading, [], item]))
      }
  }

  /// The status names the successor, with a link where there are files.
  func superseding(by new: DecisionReference) -> [Spelling] {
    settingStatus(new.successor(behind: meaning.status))
  }

  /// A line that names the older decision: below the status where that has a heading, as adr-tools
  /// has it; else below `More Information` or `Links`, as MADR has them. None if a line says so
  /// already.
  func succeeding(_ old: DecisionReference) -> [Spelling] {
    let isSaid = layout.lines.contains { line in
      let text = bytes.string(line.range)
      return FoldedWords(text).words.contains("supersedes") && text.contains(old.path ?? old.name)
    }
    if isSaid { return [[]] }
    let words = Array("Supersedes \(old.link)".utf8)
    var spellings: [Spelling] = []
    if let status = layout.status?.lines,
      outline.sections[outline.sectionOfLine[status.lowerBound]].role == .status
    {
      spellings.append([inserting([[], words], after: status.upperBound)])
    }
    let places = outline.sections.filter {
      $0.line >= 0 && ["more information", "links"].contains($0.words.joined(separator: " "))
    }
    for place in places {
      let own = ownLines(below: place.line)
      let isList = !own.isEmpty && layout.lines[own.upperBound - 1].beginsItem
      spellings.append([
        inserting(isList ? [plainBullet + words] : [[], words], after: own.upperBound)
      ])
    }
    return spellings + newSection("More Information", .other, [words])
  }

  /// Lines below the heading of a role, behind what stands there; none without such a heading.
  func below(_ role: SectionRole, _ lines: [[UInt8]]) -> [Spelling] {
    outline.sections.filter { $0.role == role && $0.line >= 0 }.map { section in
      let own = ownLines(below: section.line)
      let isItem = !own.isEmpty && layout.lines[own.upperBound - 1].beginsItem
      return [inserting(isItem ? lines : [[]] + lines, after: own.upperBound)]
    }
  }

  /// A section of its own where MADR has it; else at the end.
  func newSection(_ title: String, _ role: SectionRole, _ lines: [[UInt8]]) -> [Spelling] {
    let ranks = outline.sections.indices.filter { outline.sections[$0].line >= 0 }
      .compactMap { place in rank(of: place).map { (place: place, rank: $0) } }
    let level = ranks.map { outline.sections[$0.place].level }.min() ?? 2
    let top = ranks.filter { outline.sections[$0.place].level == level }
    let heading = Array((String(repeating: "#", count: min(level, 6)) + " " + title).utf8)
    func behind(_ line: Int) -> Spelling { [inserting([[], heading, []] + lines, after: line)] }
    let end = behind(visible(layout.lines.indices).upperBound)
    if let before = top.last(where: { $0.rank <= Self.rank(of: role) ?? 0 }) {
      return [behind(visible(self.lines(ofSection: before.place)).upperBound), end]
    }
    let next = top.first.map { outline.sections[$0.place].line }
    return (next.map { [[inserting([heading, []] + lines + [[]], after: $0)]] } ?? []) + [end]
  }

  /// The place of a section in the order of MADR; `nil` if it may stand anywhere.
  private func rank(of place: Int) -> Int? {
    let section = outline.sections[place]
    return if case .option = section.owner { 2 } else { Self.rank(of: section.role) }
  }

  private static func rank(of role: SectionRole) -> Int? {
    switch role {
    case .context: 0
    case .drivers: 1
    case .options, .option, .side: 2
    case .outcome: 3
    case .comparison: 4
    case .other: 5
    case .title, .name, .status, .date, .consequences, .unknown: nil
    }
  }
}

extension DecisionReference {
  /// The reference as Markdown.
  var link: String { path.map { "[\(name)](\($0))" } ?? name }

  /// The status of a decision that this one supersedes, in the case of the status before.
  func successor(behind status: String?) -> String {
    let isCapital = status?.first?.isUppercase == true
    return "\(isCapital ? "Superseded" : "superseded") by \(link)"
  }
}
