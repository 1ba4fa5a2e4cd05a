import Decisions

package struct Match: Sendable {
  let file: LibraryFile
  package let passage: Passage

  let phrases: [Phrase]
  let optionNames: [String]

  /// The kind of the passage and its text: `pro: it scales`.
  var sentence: String { "\(passage.label): \(passage.words(naming: phrases))" }

  /// The index of the option that the passage belongs to; `nil` for the decision itself.
  private var option: Int? { if case .option(let index) = passage.owner { index } else { nil } }

  package var place: Place {
    let name = file.decision.isTopic ? nil : option.map { optionNames[$0] }
    let topic = TopicID(decision: file.key, option: name)
    switch (passage.kind, passage.owner) {
    case (.argument(let side), .option): return .argument(topic, side, passage.number)
    case (.note, _): return .notes(topic)
    case (.text, .decision), (.text, .consequences): return .text(file.key, passage.number)
    default: return name == nil ? .decision(file.key) : .option(topic)
    }
  }

  /// The decision and the option of the passage, and their outcome.
  private var remark: String {
    let decision = file.decision
    var words = passage.kind == .decision ? [] : [decision.title]
    if let option {
      if !decision.isTopic, passage.kind != .option { words.append(decision.options[option].title) }
      words.append(decision.verdict(on: option))
    }
    if passage.owner == .consequences { words.append("consequence") }
    return (words + decision.standings).joined(separator: ", ")
  }

  /// Returns the match as a row of a list, grouped by its outcome or with a remark about that. The
  /// number may be set later.
  func row(_ number: Int = 0, byOutcome: Bool = false) -> Listing.Row {
    Listing.Row(
      number: .position(number), text: sentence, remark: byOutcome ? "" : remark, place: place,
      heading: byOutcome ? outcome : nil, finding: finding)
  }

  private var finding: Listing.Finding {
    let decision = file.decision
    return Listing.Finding(
      item: passage.text, decision: decision.title,
      option: option.map { decision.options[$0].title },
      verdict: option.map(decision.verdict), status: decision.status, date: decision.date)
  }

  /// What became of the option: `Which database: PostgreSQL was chosen (accepted)`.
  private var outcome: String {
    let decision = file.decision
    let status = decision.standings.isEmpty ? ["no status"] : decision.standings
    let when = (status + [decision.date].compactMap(\.self)).joined(separator: ", ")
    return "\(decision.title): \(fate) (\(when))"
  }

  private var fate: String {
    guard let option else {
      return passage.owner == .decision ? "the decision itself" : "its consequences"
    }
    let decision = file.decision
    let (verdict, title) = (decision.verdict(on: option), decision.options[option].title)
    if decision.isTopic { return verdict }
    let isChoice = decision.chosen != nil && decision.state != .undecided
    return isChoice ? "\(title) was \(verdict)" : "\(title), \(verdict)"
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

extension Decision {
  /// Returns the outcome of the option at `index`, unless the decision is undecided.
  fileprivate func verdict(on index: Int) -> String {
    if state == .undecided { return state.rawValue }
    if let chosen { return chosen == index ? "chosen" : "not chosen" }
    return isTopic && state != .other ? state.rawValue : "none is marked as chosen"
  }
}
