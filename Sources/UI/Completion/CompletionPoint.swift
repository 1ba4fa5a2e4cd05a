import BusinessLogic

struct CompletionPoint: Equatable {
  let kind: WordKind
  let typed: String

  /// Finds the word at the end of `line`; `nil` if its kind is unknown.
  init?(in line: String) {
    let line = Substring(line).drop(while: \.isWhitespace)
    let name = line.firstWord
    guard name.count < line.count else {
      kind = Command.nameless(in: name)?.completes().first ?? .command
      typed = String(name)
      return
    }
    guard let command = try? Command.named(name) else {
      // Before a sign stands the title of an option.
      guard name.first != "#", Bullet(line) == nil else { return nil }
      (kind, typed) = (.option, String(line))
      return
    }
    var kinds = command.completes()[...]
    var rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    while let kind = kinds.popFirst() {
      if case .either = kind.unflagged {
        let fields = DecisionFilter.fields(in: rest)
        // The last one may still be typed.
        let isOver = fields.endIndex < rest.endIndex
        if let end = isOver ? fields.endIndex : fields.lastIndex(where: \.isWhitespace) {
          rest = rest[end...].drop(while: \.isWhitespace)
        }
      }
      var word = rest.firstWord
      if kind == .row, word.count < rest.count, word.first?.isLetter == true {
        // A row may be named by its kind and its number: `pro 1`.
        let number = rest.dropFirst(word.count).drop(while: \.isWhitespace)
        word = rest[..<(number.firstIndex(where: \.isWhitespace) ?? rest.endIndex)]
      }
      let isFlag = kind.unflagged != kind && word.hasPrefix("-")
      if word.count == rest.count || (kinds.isEmpty && kind.takesRest && !isFlag) {
        self.kind = kind
        typed = String(rest)
        return
      }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      if kind.isRepeated { kinds = [kind] }
      if case .verb(let next) = kind { kinds = (next[word.lowercased()] ?? [])[...] }
      if case .flags(let flags, _) = kind, let value = flags[String(word)] {
        kinds = [value, kind].compactMap(\.self)[...]
      }
    }
    return nil
  }
}

/// The kind of an argument, which determines the candidates for Tab.
nonisolated indirect enum WordKind: Sendable, Equatable {
  case command
  /// The name of a command or of a topic of the help.
  case topic
  case row
  /// A row on the screen, by number or by text.
  case choice
  /// An option of the decision, by its number or its title.
  case option
  /// A decision other than the open one, by file name or number.
  case decision
  case anyDecision
  /// A branch or a tag.
  case branch
  case route
  case target
  case file
  /// A word on the current page, and any number of further ones.
  case seen
  /// A commit, a branch or a tag, or two of them.
  case revision
  /// A term of a filter, and any number of further ones.
  case filter
  case either(WordKind, or: WordKind)
  case oneOf([String])
  /// A word, with the kinds of the words that may follow it.
  case verb([String: [WordKind]])
  /// The name of who proposes something, or another word.
  case proposal(or: [String])
  case text
  /// A flag, each with the kind of its value, or a word of another kind, and further ones.
  case flags([String: WordKind?], or: WordKind)

  static let choiceOrFilter = either(.choice, or: .filter)
  static let filterOrFile = either(.filter, or: .file)

  /// Whether the kind, if it is the last, covers the rest of the line, spaces included.
  var takesRest: Bool {
    switch self {
    case .choice, .option, .route, .file, .either: true
    case .flags(_, or: let kind): kind.takesRest && !kind.isRepeated
    case .command, .topic, .row, .decision, .anyDecision, .branch, .target, .seen, .revision,
      .filter, .oneOf, .verb, .proposal, .text:
      false
    }
  }

  var unflagged: WordKind { if case .flags(_, or: let kind) = self { kind } else { self } }

  /// Whether further words of the kind may follow.
  var isRepeated: Bool {
    switch self {
    case .seen, .filter, .revision, .file, .text: true
    case .flags(_, or: let kind): kind.isRepeated
    default: false
    }
  }

  /// Whether the word, or the value of a flag, is a revision.
  var isRevision: Bool {
    switch self {
    case .branch, .revision: true
    case .flags(let flags, or: let kind):
      kind.isRevision || flags.values.contains { $0?.isRevision == true }
    default: false
    }
  }
}
