extension OptionLinker {
  /// Joins sections with the same title: pros in one, cons in the other.
  mutating func joinSame(_ sections: [Int], but others: Set<[String]>) {
    var first: [[String]: Int] = [:]
    for section in sections where !name(section).isEmpty {
      let title = name(section).words
      if others.contains(title) { continue }
      if let before = first[title] { target[section] = before } else { first[title] = section }
    }
  }

  /// Returns whether an option has a reason in its description: `Kafka — rejected: it is slow`.
  func hasReason(_ option: Int) -> Bool {
    guard let title = layout.options[option].listed,
      let text = layout.description(behind: title).map(layout.textOfLines)
    else { return false }
    return StatedReason(in: layout.bytes, text, .init(title.lines.lowerBound, in: outline)) != nil
  }
}
