/// All of a decision that can be found: its title, context and drivers, the options with their
/// arguments and notes, and what follows from the choice.
///
/// They are made when they are asked for, each by its place: a search looks at few of very many.
struct Passages: Sendable {
  private let decision: Decision

  /// Those of the decision itself.
  private let own: [Passage]

  private let sections: [Section]

  /// How many there are.
  let count: Int

  /// Passages of one owner, beside each other.
  private struct Section {
    let owner: Passage.Owner
    /// The place of its first passage.
    let start: Int
  }

  init(of decision: Decision) {
    self.decision = decision
    own = decision.ownPassages
    var sections = [Section(owner: .decision, start: 0)]
    var count = own.count
    for place in decision.options.indices {
      sections.append(Section(owner: .option(place), start: count))
      let option = decision.options[place]
      count += 1 + option.arguments.count + option.notes.count
    }
    sections.append(Section(owner: .consequences, start: count))
    self.sections = sections
    self.count = count + decision.consequences.count + decision.remarks.count
  }

  /// The passage at this place.
  subscript(place: Int) -> Passage {
    let (owner, number) = owner(of: place)
    switch owner {
    case .decision:
      return own[number]
    case .option(let option):
      let option = decision.options[option]
      guard number > 0 else {
        return Passage(
          kind: .option, owner: owner, text: option.title,
          below: option.wordings.filter { $0 != option.title })
      }
      return passage(number - 1, among: option.arguments, option.notes, of: owner)
    case .consequences:
      return passage(number, among: decision.consequences, decision.remarks, of: owner)
    }
  }

  /// The line of the file on which the passage at this place begins; what doesn't tell it has the
  /// one of what stands before it, such as notes that of the last argument.
  func line(of place: Int) -> Int {
    let (owner, number) = owner(of: place)
    switch owner {
    case .decision:
      return 0
    case .option(let option):
      let option = decision.options[option]
      return option.arguments.prefix(number).line ?? option.line ?? 0
    case .consequences:
      return decision.consequences.prefix(number + 1).line ?? decision.statusLine ?? 0
    }
  }

  /// The owner of the passage at this place, and which of the owner's it is, from 0.
  private func owner(of place: Int) -> (Passage.Owner, number: Int) {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= place { low = middle } else { high = middle }
    }
    return (sections[low].owner, place - sections[low].start)
  }

  private func passage(
    _ number: Int, among arguments: [Argument], _ notes: [String], of owner: Passage.Owner
  ) -> Passage {
    guard arguments.indices.contains(number) else {
      return Passage(kind: .note, owner: owner, text: notes[number - arguments.count])
    }
    let argument = arguments[number]
    return Passage(
      kind: .argument(argument.side), owner: owner, text: argument.text, below: argument.details,
      place: number)
  }
}

extension Decision {
  /// What it is about. A title that is that of its only option too is found as the option's.
  fileprivate var ownPassages: [Passage] {
    let isOption = options.count == 1 && options[0].title == title
    let texts: [(Passage.Kind, String?)] =
      [(.decision, isOption ? nil : title), (.context, context)] + drivers.map { (.driver, $0) }
    return texts.compactMap { kind, text in
      text.map { Passage(kind: kind, owner: .decision, text: $0) }
    }
  }
}

extension ArraySlice<Argument> {
  /// The last line that one of them tells.
  fileprivate var line: Int? { last { $0.line != nil }?.line }
}
