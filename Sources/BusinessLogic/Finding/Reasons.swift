import ReactiveHybrid

/// The content of the screen of `why`: the matches, grouped by outcome.
package struct Reasons: Sendable, Equatable {
  /// The number of matches, in a sentence.
  package let title: String

  /// The matches grouped by option, in file order.
  package let groups: [Group]

  /// The number of unreadable files, which may have further matches.
  package let unread: Int

  /// The matches in one option, or in the consequences.
  package struct Group: Sendable, Equatable {
    /// The decision and the option with their outcome and status.
    package let outcome: String

    /// The matches.
    package let rows: [Row]
  }

  package struct Row: Sendable, Equatable {
    /// The number among all matches, from 1.
    package let number: Int

    /// The kind of the passage and its text.
    package let text: String

    /// The route to the passage.
    package let route: String
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

/// The matches in one option, before they are numbered.
private struct FoundGroup: Sendable {
  let outcome: String
  let rows: [(text: String, route: String)]
}

extension FoundGroup {
  /// Returns the matches in one file, grouped by owner.
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
      guard !decision.isTopic else { return outcome.words }
      let title = decision.options[place].title
      switch outcome {
      case .chosen, .notChosen: return "\(title) was \(outcome.words)"
      case .undecided: return "\(title), \(outcome.words)"
      }
    }
  }
}
