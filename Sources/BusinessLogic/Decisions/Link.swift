/// A place in a decision file that points to another decision.
public struct Link: Sendable, Hashable {
  /// What is pointed to.
  public enum Target: Sendable, Hashable {
    /// A Markdown file, as it is called from the folder of the decision: `0005-x.md`.
    case file(String)
    /// A decision by its number alone: `superseded by 0012`.
    case number(Int)
  }

  /// The line on which it stands, from 1.
  public let line: Int

  /// What it points to.
  public let target: Target

  /// Creates a link.
  public init(line: Int, _ target: Target) {
    self.line = line
    self.target = target
  }
}
