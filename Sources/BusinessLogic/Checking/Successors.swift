import Decisions

/// Finds cycles of superseded decisions, and superseded decisions whose own status doesn't say so.
struct Successors {
  /// The file that says it supersedes the one at this path.
  private var heirs = ByPath<String>()
  /// The paths along the cycle, from each of its files back to itself.
  private var circles: [String: [String]] = [:]

  init(of files: [CheckedFile]) {
    for file in files {
      for name in file.predecessors { heirs[name, in: file.path] = file.path }
    }
    let next = Self.successors(of: files)
    var seen: Set<String> = []
    for file in files {
      var walk: [String] = []
      var path: String? = file.path
      while let current = path, seen.insert(current).inserted {
        walk.append(current)
        path = next[current]
      }
      guard let start = path.flatMap(walk.firstIndex) else { continue }
      let circle = Array(walk[start...])
      for (index, path) in circle.enumerated() {
        circles[path] = Array(circle[index...] + circle[...index])
      }
    }
  }

  /// Returns a problem if the successors of `file` form a cycle, or if its status doesn't name the
  /// decision that supersedes it.
  func problems(of file: CheckedFile) -> [Problem] {
    if let line = file.currentLine, let heir = heirs[file.path] {
      return [
        Problem(
          line: line, .unnamedSuccessor, "\(heir) supersedes it, but its status doesn't say so")
      ]
    }
    guard let circle = circles[file.path], let link = file.successor else { return [] }
    let way = circle.count > 5 ? circle.prefix(4) + ["…"] : circle[...]
    return [
      Problem(
        line: link.line, .successorCycle,
        "the successors form a cycle: \(way.joined(separator: ", "))")
    ]
  }

  fileprivate static func successors(of files: [CheckedFile]) -> [String: String] {
    var paths = ByPath<String>()
    for file in files { paths[file.path] = file.path }
    let numbers = Dictionary(grouping: files, by: \.number)
    var next: [String: String] = [:]
    for file in files {
      switch file.successor?.target {
      case .file(let name): next[file.path] = paths[name, in: file.path]
      case .number(let number):
        let found = numbers[number] ?? []
        next[file.path] = (found.first { $0.folder == file.folder } ?? found.first)?.path
      case nil: break
      }
    }
    return next
  }
}

extension [LibraryFile] {
  /// The keys of the superseding decisions by those of the superseded ones, as the older decision
  /// says, or else the newer one; and the key of the decision at each path.
  package var succession: (successors: [String: String], keys: ByPath<String>) {
    let checked = map { CheckedFile($0) }
    var keys = ByPath<String>()
    for file in reversed() { keys[file.path] = file.key }
    var successors: [String: String] = [:]
    for (old, new) in Successors.successors(of: checked) {
      successors[keys[old] ?? ""] = keys[new]
    }
    for (file, checked) in zip(self, checked) {
      for name in checked.predecessors {
        guard let old = keys[name, in: checked.path] else { continue }
        successors[old] = successors[old] ?? file.key
      }
    }
    return (successors, keys)
  }
}
