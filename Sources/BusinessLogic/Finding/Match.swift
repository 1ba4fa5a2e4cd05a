import Decisions

package struct Match: Sendable {
  let file: LibraryFile
  package let passage: Passage

  let phrases: [Phrase]
  let optionNames: [String]

  /// The kind of the passage and its text: `pro: it scales`.
  var sentence: String { "\(passage.label): \(passage.words(naming: phrases))" }

  package var place: Place {
    let option: String? =
      if case .option(let index) = passage.owner, !file.decision.isTopic {
        optionNames[index]
      } else {
        nil
      }
    let topic = TopicID(decision: file.key, option: option)
    switch (passage.kind, passage.owner) {
    case (.argument(let side), .option): return .argument(topic, side, passage.number)
    case (.note, _): return .notes(topic)
    case (.text, .decision), (.text, .consequences): return .text(file.key, passage.number)
    default: return option == nil ? .decision(file.key) : .option(topic)
    }
  }

  /// The decision and the option of the passage, and their outcome.
  var remark: String {
    let decision = file.decision
    var words = passage.kind == .decision ? [] : [decision.title]
    switch passage.owner {
    case .decision: break
    case .option(let index):
      if !decision.isTopic, passage.kind != .option {
        words.append(decision.options[index].title)
      }
      words.append(decision.verdict(on: index))
    case .consequences: words.append("consequence")
    }
    return (words + [decision.status].compactMap(\.self)).joined(separator: ", ")
  }
}

extension Match {
  /// Creates the match of a decision's title; `nil` if it has none.
  init?(naming file: LibraryFile) {
    guard let title = file.passages.first(where: { $0.passage.kind.tier == 0 }) else { return nil }
    self = title
  }

  var finding: Listing.Finding {
    let decision = file.decision
    let option: Int? = if case .option(let index) = passage.owner { index } else { nil }
    return Listing.Finding(
      item: passage.text, decision: decision.title,
      option: option.map { decision.options[$0].title },
      verdict: option.map(decision.verdict), status: decision.status, date: decision.date)
  }
}

extension LibraryFile {
  /// What the search as you type looks at, for an interface that searches by itself.
  package var passages: [Match] {
    let names = decision.optionNames
    return decision.passages(withMarkup: false).map {
      Match(file: self, passage: $0, phrases: [], optionNames: names)
    }
  }
}

extension [Match] {
  /// Returns the matches in one file, grouped by option.
  func byOwner() -> [Match] {
    var owners: [Passage.Owner] = []
    for match in self where !owners.contains(match.passage.owner) {
      owners.append(match.passage.owner)
    }
    return owners.flatMap { owner in filter { $0.passage.owner == owner } }
  }
}

extension Match {
  /// What became of the option: `Which database: PostgreSQL was chosen (accepted)`.
  var outcome: String {
    let decision = file.decision
    let when = [decision.status ?? "no status", decision.date].compactMap(\.self)
    return "\(decision.title): \(fate) (\(when.joined(separator: ", ")))"
  }

  private var fate: String {
    let decision = file.decision
    switch passage.owner {
    case .decision: return "the decision itself"
    case .consequences: return "its consequences"
    case .option(let index):
      let verdict = decision.verdict(on: index)
      guard !decision.isTopic else { return verdict }
      let title = decision.options[index].title
      let isChoice = decision.chosen != nil && decision.state != .undecided
      return isChoice ? "\(title) was \(verdict)" : "\(title), \(verdict)"
    }
  }
}

extension Decision {
  /// Returns the outcome of the option at `index`, unless the decision is undecided.
  fileprivate func verdict(on index: Int) -> String {
    if state == .undecided { return state.rawValue }
    if let chosen { return chosen == index ? "chosen" : "not chosen" }
    return isTopic && state != .other ? state.rawValue : "no choice recorded"
  }
}
