import Decisions

/// A problem of a decision whose number or file name another branch has for another decision.
public struct Collision: Sendable, Hashable, Codable {
  /// The path of the file, as in a library.
  package let path: String
  package let problem: Problem

  package init(path: String, _ problem: Problem) { (self.path, self.problem) = (path, problem) }
}
