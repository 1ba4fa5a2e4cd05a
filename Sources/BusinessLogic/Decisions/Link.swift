/// A link from a decision file to another decision.
public struct Link: Sendable, Hashable, Codable {
  /// The target of a link.
  public enum Target: Sendable, Hashable, Codable {
    /// A Markdown file, relative to the folder of the decision: `0005-x.md`.
    case file(String)
    /// The number of a decision: `superseded by 0012`.
    case number(Int)
  }

  /// The line of the link, from 1.
  public let line: Int

  /// The target.
  public let target: Target

  /// Creates a link.
  public init(line: Int, _ target: Target) {
    self.line = line
    self.target = target
  }
}
