import Decisions

/// A decision in a list, without its arguments.
public struct DecisionEntry: Sendable, Hashable, Codable {
  /// The key in a route: `ai`, `0007`.
  package let key: String
  /// The number of the decision, as written; `nil` if it has none.
  package let number: String?
  /// The path of the file, relative to the opened folder; `nil` without a file.
  package let path: String?
  package let title: String
  package let summary: DecisionSummary?
  /// The reason why the decision can't be opened; `nil` if it can.
  package let trouble: String?
  /// Whether this counts as a decision: a `README.md` doesn't, an unreadable file does.
  package let isDecision: Bool

  /// Creates an entry. A key of digits is the default number.
  package init(
    key: String, number: String? = nil, path: String? = nil, title: String,
    summary: DecisionSummary? = nil, trouble: String? = nil, isDecision: Bool = true
  ) {
    self.key = key
    self.number = number ?? (key.allSatisfy { $0.isASCII && $0.isNumber } ? key : nil)
    self.path = path
    self.title = title
    self.summary = summary
    self.trouble = trouble
    self.isDecision = isDecision
  }

  init(of file: LibraryFile) {
    self.init(
      key: file.key, path: file.path == file.key ? nil : file.path, title: file.decision.title,
      summary: DecisionSummary(of: file.decision))
  }

  package func updated(from decision: Decision) -> DecisionEntry {
    DecisionEntry(
      key: key, number: number, path: path, title: decision.title,
      summary: DecisionSummary(of: decision))
  }
}

extension DecisionReference {
  init(to target: DecisionEntry, in entry: DecisionEntry) {
    let number = target.number?.split(separator: "/").last.map(String.init)
    self.init(
      name: number ?? target.key,
      path: target.path.flatMap { relativePath(to: $0, from: entry.path ?? "") })
  }
}
