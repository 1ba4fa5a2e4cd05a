/// Headings among the options that only group them.
extension Outline {
  /// Makes groups of headings below the options that have only lists, if another heading or the
  /// choice names an item of these lists.
  mutating func openGroups() {
    let groups = sections.indices.filter { sections[$0].role == .options }.map { parent in
      (parent + 1..<sections.count).prefix { sections[$0].parent == parent && isGroup($0) }
    }.filter { groups in
      let next = groups.upperBound
      return !groups.isEmpty
        && (next == sections.count || sections[next].level <= sections[groups.lowerBound - 1].level)
    }
    // Most files have none.
    guard !groups.isEmpty else { return }
    var titles: [[String]: Int] = [:]
    for section in sections where section.role == .unknown {
      titles[section.words, default: 0] += 1
    }
    let chosen = namesInOutcome
    for groups in groups {
      let names = groups.flatMap { topItems[$0] }.prefix(OptionName.mostCompared)
        .map { OptionName(bytes.string(lines[$0].text)) }
      let isNamed = names.contains { name in
        let others = titles[name.words, default: 0]
        return !name.isEmpty
          && (others > 0 && others > groups.count { sections[$0].words == name.words }
            || chosen.contains { $0.starts(with: name.words) })
      }
      guard isNamed else { continue }
      for group in groups { sections[group].role = .options }
      listed += names.prefix(OptionName.mostCompared - min(listed.count, OptionName.mostCompared))
    }
  }

  private func isGroup(_ place: Int) -> Bool {
    let section = sections[place]
    return section.role == .unknown && section.hasItems && !section.hasText && !section.argues
      && section.signs.isEmpty
  }

  /// The words behind the colons of the first lines of outcomes.
  private var namesInOutcome: [[String]] {
    let places = lines.indices.lazy.filter { place in
      sections[sectionOfLine[place]].role == .outcome && lines[place].kind != .code
    }
    return Array(
      places.compactMap { place in
        bytes.colon(in: lines[place].text).map {
          bytes.words($0.upperBound..<lines[place].text.upperBound)
        }
      }.prefix(20))
  }
}
