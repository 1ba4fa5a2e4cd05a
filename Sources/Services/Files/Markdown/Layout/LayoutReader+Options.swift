extension LayoutReader {
  /// Joins each section of an option with its title in the list, and puts options in file order.
  mutating func linkOptions() {
    let sections = layout.options.indices.filter { layout.options[$0].section != nil }
    let listed = layout.options.indices.filter { layout.options[$0].listed != nil }
    var target = Array(layout.options.indices)
    joinSameSections(sections, &target)
    let unjoined = sections.filter { target[$0] == $0 }
    var free = Set(listed)
    if unjoined.count <= OptionName.mostCompared, listed.count <= OptionName.mostCompared {
      // The best agreement first, so that "Kafka" doesn't take the place of "Kafka Streams".
      for agreement in [OptionName.Agreement.same, .prefix, .ordinal] {
        for section in unjoined where target[section] == section {
          let name = layout.options[section].name
          let match = listed.first {
            free.contains($0) && layout.options[$0].name.agreement(with: name) == agreement
          }
          guard let match else { continue }
          join(section, with: match, &target)
          free.remove(match)
        }
      }
    }
    keep(target)
  }

  /// Sections of the very same title are one option: its pros here, its cons there.
  private func joinSameSections(_ sections: [Int], _ target: inout [Int]) {
    var first: [String: Int] = [:]
    for section in sections {
      let name = layout.options[section].name.full
      guard !name.isEmpty else { continue }
      if let before = first[name] { target[section] = before } else { first[name] = section }
    }
  }

  private mutating func join(_ section: Int, with listed: Int, _ target: inout [Int]) {
    target[section] = listed
    layout.options[listed].section = layout.options[section].section
  }

  /// Keeps the options that `target` leaves, in the order in which the file names them first.
  private mutating func keep(_ target: [Int]) {
    func final(_ option: Int) -> Int {
      var option = option
      while target[option] != option { option = target[option] }
      return option
    }
    let hasArguments = Set(layout.arguments.compactMap(\.option).map(final))
    // A listed item in a comparison that has nothing below it is no option, but a remark.
    let kept = layout.options.indices
      .filter { target[$0] == $0 && isKept($0, hasArguments) }
      .sorted { (order($0), $0) < (order($1), $1) }
    var newPlace: [Int: Int] = [:]
    for (place, option) in kept.enumerated() { newPlace[option] = place }
    for place in layout.arguments.indices {
      layout.arguments[place].option = layout.arguments[place].option.flatMap {
        newPlace[final($0)]
      }
    }
    for place in layout.notes.indices {
      layout.notes[place].option = layout.notes[place].option.flatMap { newPlace[final($0)] }
    }
    layout.options = kept.map { layout.options[$0] }
  }

  private func isKept(_ option: Int, _ hasArguments: Set<Int>) -> Bool {
    guard let listed = layout.options[option].listed, layout.options[option].section == nil else {
      return true
    }
    let role = outline.sections[outline.sectionOfLine[listed.lines.lowerBound]].role
    return role != .comparison || hasArguments.contains(option)
  }

  private func order(_ option: Int) -> Int { layout.options[option].line ?? Int.max }
}
