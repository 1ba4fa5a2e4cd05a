import ReactiveHybrid

/// What the screen of `why` shows, ready to be written: what was found, by what became of it.
public struct Reasons: Sendable, Equatable {
  /// How much was found.
  public let title: String

  /// What was found, an option at a time, in file order.
  public let groups: [Group]

  /// How many files can't be read, so that something may have been missed.
  public let unread: Int

  /// What one option has to say, or what follows from one choice.
  public struct Group: Sendable, Equatable {
    /// The decision and the option, what became of it, and where the decision stands.
    public let outcome: String

    /// What names the words there.
    public let rows: [Row]
  }

  /// One match.
  public struct Row: Sendable, Equatable {
    /// Its number among all of them, from 1.
    public let number: Int

    /// What it is and what it says.
    public let text: String

    /// The route that leads to it.
    public let route: String
  }

  init(of phrase: Phrase, _ worker: SearchWorker) async throws(WorkerFailure) {
    let (found, library) = try await worker.find(phrase, FoundGroup.groups)
    var count = 0
    groups = found.map { group in
      let rows = zip((count + 1)..., group.rows).map { number, row in
        Row(number: number, text: row.text, route: row.route)
      }
      count += rows.count
      return Group(outcome: group.outcome, rows: rows)
    }
    title = Sentences.matches(count, of: phrase.words, in: library)
    unread = library.unread
  }
}

/// What one option has to say, before it is known how much stands above it.
private struct FoundGroup: Sendable {
  let outcome: String
  let rows: [(text: String, route: String)]
}

extension FoundGroup {
  /// What was found in one file, by what it belongs to there.
  @Sendable
  static func groups(of matches: [Match]) -> [FoundGroup] {
    var owners: [Passage.Owner] = []
    for match in matches where !owners.contains(match.passage.owner) {
      owners.append(match.passage.owner)
    }
    return owners.map { owner in
      let own = matches.filter { $0.passage.owner == owner }
      return FoundGroup(
        outcome: own.first?.file.outcome(of: owner) ?? "",
        rows: own.map { ($0.sentence, $0.route) })
    }
  }
}

extension LibraryFile {
  /// `Which database: PostgreSQL was chosen (accepted)`
  fileprivate func outcome(of owner: Passage.Owner) -> String {
    let when = [decision.status ?? "no status", decision.date].compactMap(\.self)
    return "\(decision.title): \(fate(of: owner)) (\(when.joined(separator: ", ")))"
  }

  private func fate(of owner: Passage.Owner) -> String {
    switch owner {
    case .decision: return "what the decision is about"
    case .consequences: return "what follows from the choice"
    case .option(let place):
      let outcome = Verdict(of: place, in: decision)
      guard decision.options.count > 1 else { return outcome.words }
      let title = decision.options[place].title
      switch outcome {
      case .chosen, .notChosen: return "\(title) was \(outcome.words)"
      case .undecided: return "\(title), \(outcome.words)"
      }
    }
  }
}
