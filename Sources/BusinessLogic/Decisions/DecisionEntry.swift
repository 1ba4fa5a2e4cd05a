/// A decision as a list shows it, without its arguments.
public struct DecisionEntry: Sendable, Hashable {
  /// What a route calls it: `ai`, `0007`.
  public let key: String

  /// The number that people know it by, as it is written; `nil` if it has none.
  public let number: String?

  /// The path of its file from the folder that is open; `nil` without a file.
  public let path: String?

  /// What people call it.
  public let title: String

  /// What else a list tells of it; `nil` if it can't be opened.
  public let summary: DecisionSummary?

  /// Why it can't be opened; `nil` if it can.
  public let trouble: String?

  /// Whether it is one at all, as far as anybody can tell: the `README.md` beside decisions isn't,
  /// a file that can't be read may be.
  public let isDecision: Bool

  /// Creates an entry; unless a number is given, a key of digits is it.
  public init(
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

  /// The entry of the same decision if it is this one now.
  public func telling(_ decision: Decision) -> DecisionEntry {
    DecisionEntry(
      key: key, number: number, path: path, title: decision.title,
      summary: DecisionSummary(of: decision))
  }
}
