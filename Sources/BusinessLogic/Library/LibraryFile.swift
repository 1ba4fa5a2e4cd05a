/// A decision with the file that keeps it.
public struct LibraryFile: Sendable, Hashable {
  /// What a route calls the decision: `ai`, `0007`.
  public let key: String

  /// The path of the file as a person wrote it, a relative one stays relative; the key where there
  /// is no file.
  public let path: String

  /// The number that people know the decision by; `nil` if it has none.
  public let number: Int?

  /// What the file says; without options and without anything else if it can't be read.
  public private(set) var decision: Decision

  /// What tells one state of the file from the next as long as the program runs; `nil` if nothing
  /// does but what it says.
  public let version: Int?

  /// Whether the file could be read.
  public let isReadable: Bool

  /// What is wrong with it: all that its reader tells, and what only a look around could find,
  /// such as a link that leads nowhere; in the order of the lines.
  public private(set) var problems: [Problem]

  /// Creates a file that could be read; `problems` are those that the decision doesn't know of.
  public init(
    key: String, path: String, number: Int? = nil, version: Int? = nil, decision: Decision,
    problems: [Problem] = []
  ) {
    self.key = key
    self.path = path
    self.number = number
    self.version = version
    self.decision = decision
    isReadable = true
    self.problems = (decision.problems + problems).inOrder
  }

  /// Creates a file that can't be read, because of `trouble`.
  public init(
    key: String, path: String, number: Int? = nil, version: Int? = nil, title: String,
    trouble: Problem
  ) {
    self.key = key
    self.path = path
    self.number = number
    self.version = version
    decision = Decision(title: title, options: [])
    isReadable = false
    problems = [trouble]
  }

  /// The file with no more of its decision than what a row of another says of it: no arguments, no
  /// notes, no problems.
  var outline: LibraryFile {
    var outline = self
    outline.decision = Decision(
      title: decision.title, status: decision.status, date: decision.date,
      options: decision.options.map { Topic(title: $0.title, arguments: []) },
      chosen: decision.chosen)
    outline.problems = []
    return outline
  }
}

extension [Problem] {
  /// By line; those on one line stay as they are.
  var inOrder: [Problem] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
