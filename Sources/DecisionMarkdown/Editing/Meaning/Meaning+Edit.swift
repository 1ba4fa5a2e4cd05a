import BusinessLogic

extension Meaning {
  mutating func apply(_ edit: Edit) throws(EditRefusal) {
    switch edit {
    case .add(let side, let text, let option):
      try add(side.map { .argument($0) } ?? .note, text, to: try find(option))
    case .rewrite(let argument, let text):
      let place = try find(argument)
      let reason = try TypedReason(text, side: argument.side).reason
      change(place) { $0[place.number].text = reason }
    case .remove(let argument):
      let place = try find(argument)
      change(place) { $0.remove(at: place.number) }
    case .move(let argument, let number):
      try move(try find(argument), to: number)
    case .weigh(let argument, let weight):
      guard case .argument = argument.kind else { throw .weightlessNote(argument.text) }
      guard Argument.weights.contains(weight) else { throw .noWeight(weight) }
      let place = try find(argument)
      change(place) { $0[place.number].weight = weight }
    case .choose(let option, let because):
      if let because { _ = try TypedReason(because: because) }
      chosen = try find(option)
    case .setStatus(let text):
      status = try title(text)
    case .supersede(let new):
      status = try title(new.successor(behind: status))
    case .succeed:
      break
    case .setContext(let text):
      context = try TypedLine.text(text)
    case .addDriver(let text):
      try add(.driver, text)
    case .addConsequence(let side, let text):
      try add(side.map { .consequence($0) } ?? .remark, text)
    case .addOption(let title):
      options.append(Option(title: try newTitle(title)))
    case .renameOption(let option, let title):
      let place = try find(option)
      options[place].title = try newTitle(title, but: place)
    case .removeOption(let option):
      let place = try find(option)
      guard chosen != place else { throw .isChosen(options[place].title) }
      removeOption(place)
    }
  }

  /// Whether a file that reads so says what `edit` means.
  ///
  /// Three differences are expected: an option that only its last argument named goes with that; an
  /// option that is in no list follows a new entry of the list; and remarks with reasons for the
  /// old choice go.
  func isSaid(by read: Meaning, after edit: Edit) -> Bool {
    if read == self { return true }
    switch edit {
    case .remove(let argument):
      guard let option = argument.option, let place = try? find(option), options[place].isEmpty
      else { return false }
      var without = self
      without.removeOption(place)
      return read == without
    case .addOption:
      guard let added = options.last, let place = read.options.lastIndex(of: added) else {
        return false
      }
      var sorted = read
      sorted.removeOption(place)
      sorted.options.append(added)
      return sorted == self
    case .choose:
      var without = self
      without.items[.remark]?.removeAll { !read[.remark, of: nil].contains($0) }
      return read == without
    default:
      return false
    }
  }

  private mutating func add(
    _ kind: Kind, _ text: String, to option: Int? = nil
  ) throws(EditRefusal) {
    self[kind, of: option].append(Item(text: try TypedReason(text, side: kind.side).reason))
  }

  private mutating func change(_ place: ItemPlace, _ change: (inout [Item]) -> Void) {
    change(&self[place.kind, of: place.option])
  }

  private mutating func move(_ place: ItemPlace, to number: Int) throws(EditRefusal) {
    let count = self[place.kind, of: place.option].count
    guard (1...count).contains(number) else { throw .noNumber(number, of: count) }
    change(place) { items in
      let item = items.remove(at: place.number)
      items.insert(item, at: number - 1)
    }
  }

  private mutating func removeOption(_ place: Int) {
    options.remove(at: place)
    chosen = chosen.flatMap { $0 == place ? nil : $0 < place ? $0 : $0 - 1 }
  }

  private func newTitle(_ text: String, but place: Int? = nil) throws(EditRefusal) -> String {
    let title = try title(text)
    for other in options.indices where other != place && options[other].title == title {
      throw .sameTitle(title)
    }
    return title
  }

  /// A title or a status without decoration, as it is read.
  private func title(_ text: String) throws(EditRefusal) -> String {
    let title = InlineText.plain(try TypedLine.text(text))
    guard !title.isEmpty else { throw .noText }
    return title
  }
}
