extension OptionLinker {
  /// Joins sections with the same title: pros in one, cons in the other.
  mutating func joinSame(_ sections: [Int], but others: Set<[String]>) {
    var first: [[String]: [Int]] = [:]
    for section in sections where !name(section).isEmpty {
      let title = name(section).words
      if others.contains(title) { continue }
      if let before = first[title]?.first(where: { !name($0).differsInSigns(name(section)) }) {
        target[section] = before
      } else {
        first[title, default: []].append(section)
      }
    }
  }

  /// Ends each title in the list where the heading of its option ends, so that the rest describes the
  /// option: `Redis (in memory)` above `### Redis`.
  mutating func endTitlesLikeHeadings() {
    guard layout.options.count <= OptionName.mostCompared else { return }
    for (index, option) in layout.options.enumerated() {
      guard let listed = option.listed, let heading = option.section, listed.cell == nil,
        listed.lines.count == 1, option.repeated.isEmpty,
        case let name = OptionName(layout.bytes[heading.text]),
        let end = OptionTitle.end(of: name, in: layout.bytes, listed.text),
        // "Redis (single)" and "Redis (cluster)" above "### Redis"
        layout.options.count(where: { $0.name.core.starts(with: name.core) }) == 1
      else { continue }
      layout.options[index].listed?.text = listed.text.lowerBound..<end
    }
  }

  /// Returns whether an option has a reason in its description: `Kafka — rejected: it is slow`.
  func hasReason(_ option: Int) -> Bool {
    guard let title = layout.options[option].listed,
      let text = layout.description(behind: title).map(layout.textOfLines)
    else { return false }
    return StatedReason(in: layout.bytes, text, .init(title.lines.lowerBound, in: outline)) != nil
  }

  /// Returns whether a section such as "Pros and Cons of the Options" has one heading for each option.
  /// Headings with the title of an option must be at its position.
  func areAllOptions(_ sections: [Int], _ listed: [Int]) -> Bool {
    guard sections.count == listed.count else { return false }
    return zip(sections, listed).allSatisfy { section, item in
      guard let parent = parent(section) else { return false }
      return parent.role == .comparison && !parent.isDiscussion
        && (isAlone(section)
          ? hasArguments[section] && !name(section).contradicts(name(item))
          : target[section] == item)
    }
  }
}
