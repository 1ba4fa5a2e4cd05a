import BusinessLogic

/// The address of a screen.
///
/// Its path is the argument of `go` and `--at` and the text of the prompt: `/`, `/0007`, `/0007/2`,
/// `/ai/cons`, `/0007/2/pros/1`, `/0007/compare`, `/0007/2/notes`.
///
/// Keywords take precedence over options of the same name, which can be reached by number.
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
  /// The changes that would reorder a decision's options: `/0007/flip`.
  case flip(String)
  /// A topic with arguments of equal weight struck out: `/ai/strike`, `/0007/2/strike`.
  case strike(TopicID)
  /// The notes of an option or a decision: `/0007/2/notes`, `/0007/notes`.
  case notes(TopicID)

  /// Parses the words of an absolute path; `nil` if they lead nowhere.
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

  /// The words of the absolute path.
  var words: [String] {
    switch self {
    case .decisions: []
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
    case .decisions: nil
    case .decision(let key), .comparison(let key), .flip(let key): TopicID(decision: key)
    case .option(let topic), .arguments(let topic, _), .argument(let topic, _, _),
      .strike(let topic), .notes(let topic):
      topic
    }
  }
}

nonisolated extension Route {
  /// The key of the decision that this path leads to; `nil` if it leads elsewhere.
  static func decision(at path: String) -> String? {
    (try? Route(path: path))?.topic?.decision
  }

  /// The topic and side of the editable rows, where `side` is `nil` for notes; `nil` if the rows
  /// can't be edited.
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
