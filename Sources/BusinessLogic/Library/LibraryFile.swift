import Decisions

/// A decision with the file that stores it.
public struct LibraryFile: Sendable, Hashable, Codable {
  /// The key of the decision in a route: `ai`, `0007`.
  package let key: String
  /// The path as the user gave it, relative or absolute; the key if there is no file.
  package private(set) var path: String
  package let number: Int?
  /// The content of the file; only a title if it can't be read.
  package private(set) var decision: Decision
  /// A hash of this version of the file, for this session; `nil` if only the content identifies it.
  package let version: Int?
  package let isReadable: Bool
  /// The problems by line: the parser's, and those that depend on other files, such as broken
  /// links.
  package private(set) var problems: [Problem]

  /// Whether it can't be read and may hold a decision, as an empty file doesn't.
  var mayHideDecision: Bool { !isReadable && !problems.contains { $0.kind == .noDecision } }

  package var stateWord: String { isReadable ? decision.state.rawValue : "not read" }

  /// Creates a file; `problems` are those that `decision` doesn't have.
  package init(
    key: String, path: String, number: Int? = nil, version: Int? = nil, decision: Decision,
    problems: [Problem] = [], isReadable: Bool = true
  ) {
    self.key = key
    self.path = path
    self.number = number
    self.version = version
    self.decision = decision
    self.isReadable = isReadable
    self.problems = (decision.problems + problems.filter { !decision.exempts($0) }).inOrder
  }

  /// Returns the file with its path relative to the folder of another file; `nil` if that can't be
  /// determined.
  fileprivate func seen(from other: String) -> LibraryFile? {
    guard other.hasPrefix("/") == path.hasPrefix("/"),
      let path = relativePath(to: normalized(path), from: normalized(other))
    else { return nil }
    var file = self
    file.path = path
    return file
  }

  /// Returns the file with another decision, which only its content identifies.
  package func holding(_ decision: Decision) -> LibraryFile {
    LibraryFile(
      key: key, path: path, number: number, decision: decision,
      problems: problems.filter { !self.decision.problems.contains($0) }, isReadable: isReadable)
  }

  /// The file without arguments, notes and problems but conflicts, as rows show it.
  var outline: LibraryFile {
    var outline = self
    outline.decision = Decision(
      title: decision.title, status: decision.status, toldState: decision.toldState,
      date: decision.date,
      options: decision.options.map { Topic(title: $0.title, arguments: []) },
      chosen: decision.chosen, outcome: decision.outcome,
      problems: decision.problems.filter(\.isConflict))
    outline.problems = []
    return outline
  }
}

extension [LibraryFile] {
  /// Returns the files with their paths as a page at `path` sees them; as one in their own folder does,
  /// without a path or if that can't be determined.
  func seen(from path: String?) -> [LibraryFile] {
    let seen = compactMap { file in path.flatMap { file.seen(from: $0) } }
    if seen.count == count { return seen }
    let folders = map { normalized($0.path).split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, next in
      common.prefix(zip(common, next).prefix { $0 == $1 }.count)
    }
    let root = first?.path.hasPrefix("/") == true ? "/" : ""
    let place = root + (common + ["page"]).joined(separator: "/")
    return map { $0.seen(from: place) ?? $0 }
  }
}

extension [Problem] {
  /// The problems by line.
  var inOrder: [Problem] { sorted { $0.line < $1.line } }
}
