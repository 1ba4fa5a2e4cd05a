import BusinessLogic

/// A place that a screen can show.
///
/// Written as a path it is what `go` and `--at` take and what the prompt shows: `/`, `/0007`,
/// `/0007/2`, `/ai/cons`, `/0007/2/pros/1`, `/0007/compare`,
/// `/0007/2/notes`.
///
/// What is asked of all decisions stands beside them: `/?postgres`, `/why?postgres`,
/// `/~postgres`, `/!`.
///
/// The words of this program come before options of the same name, which are reached by number.
public nonisolated enum Route: Hashable, Sendable {
  /// All decisions: `/`.
  case decisions
  /// One decision, by its key: `/ai`.
  case decision(String)
  /// One option of a decision that has several: `/0007/2`.
  case option(TopicID)
  /// One side of a topic: `/ai/cons`, `/0007/2/pros`.
  case arguments(TopicID, Side)
  /// One argument by its number on its side: `/ai/cons/3`.
  case argument(TopicID, Side, Int)
  /// The options of a decision side by side: `/0007/compare`.
  case comparison(String)
  /// What would turn the order of a decision's options: `/0007/flip`.
  case flip(String)
  /// A topic with what weighs the same struck out: `/ai/strike`, `/0007/2/strike`.
  case strike(TopicID)
  /// What takes no side, of an option or a whole decision: `/0007/2/notes`, `/0007/notes`.
  case notes(TopicID)
  /// What names these words in all decisions: `/?postgres`.
  case matches(String)
  /// The same, by what became of it: `/why?postgres`.
  case reasons(String)
  /// What fits these words best in all decisions: `/~postgres`.
  case search(String)
  /// What a person should look at in all decisions: `/!`; if remarks shall fail, too, `/!strict`.
  case check(isStrict: Bool)

  /// The place that these words lead to from the top; `nil` if they lead nowhere.
  init?(_ words: [Substring]) {
    guard let decision = words.first.map(String.init) else {
      self = .decisions
      return
    }
    var rest = words.dropFirst()
    guard let second = rest.first else {
      self = .decision(decision)
      return
    }
    if second == "compare" || second == "flip" {
      guard rest.count == 1 else { return nil }
      self = second == "flip" ? .flip(decision) : .comparison(decision)
      return
    }
    var topic = TopicID(decision: decision)
    if Side(plural: second) == nil, second != "strike", second != "notes" {
      topic = TopicID(decision: decision, option: String(second))
      rest = rest.dropFirst()
    }
    guard let sideWord = rest.popFirst() else {
      self = .option(topic)
      return
    }
    if sideWord == "strike", rest.isEmpty {
      self = .strike(topic)
      return
    }
    if sideWord == "notes", rest.isEmpty {
      self = .notes(topic)
      return
    }
    guard let side = Side(plural: sideWord) else { return nil }
    switch (rest.count, rest.first.flatMap { Int($0) }) {
    case (0, _): self = .arguments(topic, side)
    case (1, let number?) where number > 0: self = .argument(topic, side, number)
    default: return nil
    }
  }

  /// The words that lead here from the top.
  var words: [String] {
    switch self {
    case .decisions, .matches, .reasons, .search, .check: []
    case .decision(let key): [key]
    case .option(let topic): topic.words
    case .arguments(let topic, let side): topic.words + [side.plural]
    case .argument(let topic, let side, let number): topic.words + [side.plural, String(number)]
    case .comparison(let key): [key, "compare"]
    case .flip(let key): [key, "flip"]
    case .strike(let topic): topic.words + ["strike"]
    case .notes(let topic): topic.words + ["notes"]
    }
  }

  /// The topic whose sides can be shown from here; `nil` above all topics.
  var topic: TopicID? {
    switch self {
    case .decisions, .matches, .reasons, .search, .check: nil
    case .decision(let key), .comparison(let key), .flip(let key): TopicID(decision: key)
    case .option(let topic), .arguments(let topic, _), .argument(let topic, _, _),
      .strike(let topic), .notes(let topic):
      topic
    }
  }
}

nonisolated extension Route {
  /// The key of the decision to which this path leads; `nil` if it leads elsewhere.
  static func decision(at path: String) -> String? {
    (try? Route(path: path))?.topic?.decision
  }

  /// Whose rows are arguments or notes that can be edited here, and of which side, `nil` for
  /// notes; `nil` elsewhere.
  var items: (topic: TopicID, side: Side?)? {
    switch self {
    case .arguments(let topic, let side): (topic, side)
    case .notes(let topic): (topic, nil)
    default: nil
    }
  }

  /// Whether the rows are the options of a decision that has several.
  var showsOptions: Bool {
    switch self {
    case .decision, .comparison: true
    default: false
    }
  }
}

nonisolated extension TopicID {
  fileprivate var words: [String] {
    [decision] + (option.map { [$0] } ?? [])
  }
}
