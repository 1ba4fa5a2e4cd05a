/// A reference from one decision file to another.
public struct DecisionReference: Sendable, Hashable {
  /// The number of the decision, or its key if it has none.
  package let name: String
  /// The path of its file, relative to the folder of the referring file; `nil` without files.
  package let path: String?

  package init(name: String, path: String? = nil) {
    (self.name, self.path) = (name, path)
  }

  init(to target: DecisionEntry, in entry: DecisionEntry) {
    func parts(_ path: String?) -> [Substring] { path?.split(separator: "/") ?? [] }
    let (there, here) = (parts(target.path), parts(entry.path).dropLast())
    let shared = zip(there, here).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
    let number = target.number?.split(separator: "/").last.map(String.init)
    self.init(
      name: number ?? target.key, path: target.path == nil ? nil : steps.joined(separator: "/"))
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
