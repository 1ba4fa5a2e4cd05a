extension LibraryFile {
  /// Every option and every argument that names `phrase`, with its details and notes and with what
  /// follows from the choice, in the order of the file.
  func matches(of phrase: Phrase) -> [Match] {
    let items =
      decision.options.indices.flatMap { matches(of: phrase, inOption: $0) }
      + consequences(naming: phrase)
    return items.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element.match)
  }

  /// A match and the line that it is sorted by.
  private typealias Item = (match: Match, line: Int)

  private func matches(of phrase: Phrase, inOption place: Int) -> [Item] {
    let option = decision.options[place]
    let route = decision.options.count > 1 ? "/\(key)/\(place + 1)" : "/\(key)"
    var items: [Item] = []
    var line = option.line ?? 0
    if let title = option.naming(phrase) {
      items.append((Match(kind: .option, text: title, option: place, route: route), line))
    }
    var numbers: [Side: Int] = [:]
    for argument in option.arguments {
      numbers[argument.side, default: 0] += 1
      line = argument.line ?? line
      guard let text = argument.naming(phrase) else { continue }
      let number = numbers[argument.side, default: 0]
      let match = Match(
        kind: .argument(argument.side), text: text, option: place,
        route: "\(route)/\(argument.side.plural)/\(number)")
      items.append((match, line))
    }
    // Notes don't tell their lines: they come after the arguments of their option.
    for note in option.notes where phrase.occurs(in: note) {
      let match = Match(kind: .note, text: note, option: place, route: "\(route)/notes")
      items.append((match, line))
    }
    return items
  }

  private func consequences(naming phrase: Phrase) -> [Item] {
    var items: [Item] = []
    var line = decision.statusLine ?? 0
    for argument in decision.consequences {
      line = argument.line ?? line
      guard let text = argument.naming(phrase) else { continue }
      let kind = Match.Kind.argument(argument.side)
      items.append((Match(kind: kind, text: text, option: nil, route: "/\(key)"), line))
    }
    for remark in decision.remarks where phrase.occurs(in: remark) {
      let match = Match(kind: .note, text: remark, option: nil, route: "/\(key)/notes")
      items.append((match, line))
    }
    return items
  }
}

extension Topic {
  /// Its title, or if that doesn't name the phrase the wording that does; `nil` if none does.
  fileprivate func naming(_ phrase: Phrase) -> String? {
    ([title] + wordings).first { phrase.occurs(in: $0) }
  }
}

extension Argument {
  /// Its text with those of its details that name the phrase; `nil` if nothing of it does.
  fileprivate func naming(_ phrase: Phrase) -> String? {
    let details = details.filter { phrase.occurs(in: $0) }
    guard !details.isEmpty || phrase.occurs(in: text) else { return nil }
    return ([text] + details).joined(separator: " / ")
  }
}
