/// What the screen of `why` shows, ready to be written: what was found, by what became of it.
public struct Reasons: Sendable, Equatable {
  /// How much was found.
  public let title: String

  /// What was found, an option at a time, in file order.
  public let groups: [Group]

  /// What may have been missed.
  public let notes: [String]

  /// What one option has to say, or what follows from one choice.
  public struct Group: Sendable, Equatable {
    /// The decision and the option, what became of it, and where the decision stands.
    public let outcome: String

    /// What names the words there.
    public let rows: [Row]
  }

  /// One match.
  public struct Row: Sendable, Equatable {
    /// What it is and what it says.
    public let text: String

    /// The route that leads to it.
    public let route: String
  }

  init(for phrase: Phrase, in files: [LibraryFile]) {
    groups = files.flatMap { $0.groups(for: phrase) }
    let count = groups.reduce(0) { $0 + $1.rows.count }
    title = Sentences.matches(count, of: phrase, in: files)
    notes = Sentences.unread(files)
  }
}

extension LibraryFile {
  fileprivate func groups(for phrase: Phrase) -> [Reasons.Group] {
    let matches = matches(of: phrase)
    var options: [Int?] = []
    for match in matches where !options.contains(match.option) { options.append(match.option) }
    return options.map { option in
      Reasons.Group(
        outcome: outcome(of: option),
        rows: matches.filter { $0.option == option }
          .map { Reasons.Row(text: $0.sentence, route: $0.route) })
    }
  }

  /// `Which database: PostgreSQL was chosen (accepted)`
  private func outcome(of option: Int?) -> String {
    let when = [decision.status ?? "no status", decision.date].compactMap(\.self)
    return "\(decision.title): \(fate(of: option)) (\(when.joined(separator: ", ")))"
  }

  private func fate(of option: Int?) -> String {
    guard let option else { return "what follows from the choice" }
    let outcome = Outcome(of: option, in: decision)
    guard decision.options.count > 1 else { return outcome.words }
    let title = decision.options[option].title
    switch outcome {
    case .chosen, .notChosen: return "\(title) was \(outcome.words)"
    case .undecided: return "\(title), \(outcome.words)"
    }
  }
}
