extension OptionLinker {
  /// Joins a heading to the listed title with the same first three words, if neither has another
  /// like it: `Keep on using Redis` and `Keep on using Redis, and pay for it`.
  mutating func joinAlike(_ sections: [Int], _ listed: [Int]) {
    func beginning(_ option: Int) -> [String] { Array(name(option).core.prefix(3)) }
    let taken = Set(sections.map { target[$0] })
    let titles = Dictionary(grouping: listed.filter { !taken.contains($0) }, by: beginning)
    let alone = sections.filter { isAlone($0) && !isDescribed($0) }
    for (beginning, headings) in Dictionary(grouping: alone, by: beginning) {
      guard let alike = titles[beginning], alike.count == 1, headings.count == 1,
        name(headings[0]).mayGoOn(name(alike[0]))
      else { continue }
      join(headings[0], with: alike[0])
    }
  }

  /// Joins sections or rows with the same title: pros in one, cons in the other.
  mutating func joinSame(_ sections: [Int]) {
    var first: [[String]: Int] = [:]
    for section in sections where !name(section).isEmpty {
      let title = name(section).words
      if let before = first[title] { target[section] = before } else { first[title] = section }
    }
  }

  /// Returns whether only a heading such as `Advantages of Kafka` names an option.
  func isOfSide(_ option: Int) -> Bool {
    guard let title = layout.options[option].section,
      case .side = outline.section(of: title.lines.lowerBound).role
    else { return false }
    return true
  }

  /// Returns whether the description of an option gives a reason: `Kafka — rejected: it is slow`.
  func givesReason(_ option: Int) -> Bool {
    guard let title = layout.options[option].listed, title.cell == nil,
      let text = layout.description(behind: title).map(layout.textOfLines)
    else { return false }
    let section = outline.section(of: title.lines.lowerBound)
    return StatedReason(in: layout.bytes, text, of: [], .init(in: section)) != nil
  }
}
