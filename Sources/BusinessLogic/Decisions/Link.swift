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
