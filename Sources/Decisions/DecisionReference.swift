/// A reference from one decision file to another.
public struct DecisionReference: Sendable, Hashable {
  /// The number of the decision, or its key if it has none.
  package let name: String
  /// The path of its file, relative to the folder of the referring file; `nil` without files.
  package let path: String?

  package init(name: String, path: String? = nil) {
    (self.name, self.path) = (name, path)
  }
}

/// A link from a decision file to another decision.
public struct Link: Sendable, Hashable, Codable {
  package enum Target: Sendable, Hashable, Codable {
    /// A Markdown file, relative to the folder of the decision: `0005-x.md`.
    case file(String)
    /// The number of a decision: `superseded by 0012`.
    case number(Int)
  }

  package let line: Int
  package let target: Target

  package init(line: Int, _ target: Target) {
    self.line = line
    self.target = target
  }
}
