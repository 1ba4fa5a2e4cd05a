import BusinessLogic
import Decisions

/// The address of a screen.
///
/// Its path is the argument of `go` and `--at` and the text of the prompt: `/`, `/0007`,
/// `/0007/redis`, `/ai/cons`, `/0007/redis/pros/1`, `/0007/compare`, `/0007/redis/notes`.
public enum Route: Hashable, Sendable {
  /// All decisions: `/`.
  case decisions
  /// One decision, by its key: `/ai`.
  case decision(String)
  /// A screen of a whole decision: `/0007/compare`.
  case whole(String, DecisionScreen)
  /// A section's text, by its number from 1: `/0007/text/2`.
  case text(String, Int)
  /// One option of a decision that has several: `/0007/redis`, `/0007/2`.
  case option(TopicID)
  /// A screen of an option, or of a decision: `/0007/redis/notes`, `/ai/strike`.
  case part(TopicID, OptionScreen)
  /// One side of a topic: `/ai/cons`, `/0007/redis/pros`.
  case arguments(TopicID, Side)
  /// One argument by its number on its side: `/ai/cons/3`.
  case argument(TopicID, Side, Int)

  /// The screens directly below this route, by the word that leads to each.
  package var screens: [(word: String, route: Route)] {
    func below(_ topic: TopicID) -> [(String, Route)] {
      OptionScreen.allCases.map { ($0.rawValue, .part(topic, $0)) }
        + Side.allCases.map { ($0.plural, .arguments(topic, $0)) }
    }
    return switch self {
    case .decision(let key):
      DecisionScreen.allCases.map { ($0.rawValue, .whole(key, $0)) }
        + below(TopicID(decision: key))
    case .option(let topic): below(topic)
    case .decisions, .whole, .text, .part, .arguments, .argument: []
    }
  }

  /// Returns the route that `word` leads to from this one; `nil` if there is none.
  package func step(_ word: String) -> Route? {
    if let screen = screens.first(where: { $0.word == word }) { return screen.route }
    switch self {
    case .decisions: return .decision(word)
    case .decision(let key): return .option(TopicID(decision: key, option: word))
    case .arguments(let topic, let side):
      return Int(word).flatMap { $0 > 0 ? .argument(topic, side, $0) : nil }
    case .whole(let key, .text): return Int(word).flatMap { $0 > 0 ? .text(key, $0) : nil }
    case .whole, .text, .option, .part, .argument: return nil
    }
  }

  /// The route one level up; `nil` at the top.
  package var parent: Route? {
    switch self {
    case .decisions: nil
    case .decision: .decisions
    case .whole(let key, _): .decision(key)
    case .text(let key, _): .whole(key, .text)
    case .option(let topic): .decision(topic.decision)
    case .part(let topic, _), .arguments(let topic, _):
      topic.option == nil ? .decision(topic.decision) : .option(topic)
    case .argument(let topic, let side, _): .arguments(topic, side)
    }
  }

  /// The topic whose sides can be shown from here; `nil` above all topics.
  package var topic: TopicID? {
    switch self {
    case .decisions: nil
    case .decision(let key), .whole(let key, _), .text(let key, _): TopicID(decision: key)
    case .option(let topic), .part(let topic, _), .arguments(let topic, _),
      .argument(let topic, _, _):
      topic
    }
  }

  /// The last word of the path.
  package var word: String {
    switch self {
    case .decisions: ""
    case .decision(let key): key
    case .whole(_, let screen): screen.rawValue
    case .text(_, let number), .argument(_, _, let number): String(number)
    case .option(let topic): topic.option ?? ""
    case .part(_, let screen): screen.rawValue
    case .arguments(_, let side): side.plural
    }
  }
}

extension Route: CustomStringConvertible {
  /// The absolute path.
  public var description: String {
    guard let parent else { return "/" }
    return parent == .decisions ? "/\(word)" : "\(parent)/\(word)"
  }

  /// Parses `path`: absolute if it begins with `/`, else relative to `base`; `..` is the parent
  /// route. Returns `nil` if a word leads nowhere.
  package init?(_ path: some StringProtocol, from base: Route = .decisions) {
    var route = path.hasPrefix("/") || Self.namesDecision(path) ? .decisions : base
    for word in path.split(separator: "/") where word != "." {
      guard let next = word == ".." ? route.parent ?? route : route.step(String(word)) else {
        return nil
      }
      route = next
    }
    self = route
  }

  /// Returns whether a relative path begins with a decision: its number may have leading zeros,
  /// that of an option has none.
  package static func namesDecision(_ path: some StringProtocol) -> Bool {
    path.hasPrefix("0") && Int(path.prefix { $0 != "/" }) ?? 0 > 0
  }
}

extension Route {
  /// The kind of the editable row or rows; `nil` if they are of several kinds or can't be edited.
  package var kind: DecisionItem.Kind? {
    switch self {
    case .arguments(_, let side), .argument(_, let side, _): .argument(side)
    case .part(_, .notes): .note
    default: nil
    }
  }

  /// The number of the argument, if it is the screen of one.
  package var argumentNumber: Int? {
    if case .argument(_, _, let number) = self { number } else { nil }
  }

  /// Whether the screen is of one option, so that a decision with several has none.
  package var needsOption: Bool {
    switch self {
    case .arguments, .part(_, .strike): true
    default: false
    }
  }

  /// Whether the rows are the options of a decision that has several.
  package var showsOptions: Bool {
    switch self {
    case .decision, .whole(_, .compare): true
    default: false
    }
  }
}
