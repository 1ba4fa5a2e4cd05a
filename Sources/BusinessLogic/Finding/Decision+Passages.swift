extension Decision {
  /// All of it that can be found, owner by owner: its title, context and drivers, the options with
  /// their arguments and notes, and what follows from the choice.
  var passages: [Passage] {
    var passages = ownPassages
    for (place, option) in options.enumerated() {
      let owner = Passage.Owner.option(place)
      let line = option.line ?? 0
      passages.append(
        Passage(
          kind: .option, owner: owner, text: option.title,
          below: option.wordings.filter { $0 != option.title }, line: line))
      passages.append(option.arguments, option.notes, of: owner, after: line)
    }
    passages.append(consequences, remarks, of: .consequences, after: statusLine ?? 0)
    return passages
  }

  /// What it is about. A title that is that of its only option too is found as the option's.
  private var ownPassages: [Passage] {
    let isOption = options.count == 1 && options[0].title == title
    let texts: [(Passage.Kind, String?)] =
      [(.decision, isOption ? nil : title), (.context, context)] + drivers.map { (.driver, $0) }
      + [(.outcome, outcome)]
    return texts.compactMap { kind, text in
      text.map { Passage(kind: kind, owner: .decision, text: $0) }
    }
  }
}

extension [Passage] {
  /// Appends the arguments and the notes of one owner, which stand behind this line.
  fileprivate mutating func append(
    _ arguments: [Argument], _ notes: [String], of owner: Passage.Owner, after line: Int
  ) {
    var line = line
    var numbers: [Side: Int] = [:]
    for argument in arguments {
      line = argument.line ?? line
      numbers[argument.side, default: 0] += 1
      append(
        Passage(
          kind: .argument(argument.side), owner: owner, text: argument.text,
          below: argument.details, number: numbers[argument.side, default: 0], line: line))
    }
    for note in notes {
      append(Passage(kind: .note, owner: owner, text: note, line: line))
    }
  }
}
