import Decisions

/// A problem and the path of its file: the parts of `path:line: error: message`.
public struct FileProblem: Sendable, Hashable, Codable {
  /// The path of the file, as in a library.
  package let path: String
  package let problem: Problem

  package init(path: String, _ problem: Problem) { (self.path, self.problem) = (path, problem) }
}
