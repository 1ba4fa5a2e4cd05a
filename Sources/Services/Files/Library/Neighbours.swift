import BusinessLogic
import SystemPackage

/// What stands beside a decision in its folder, for its links to lead to.
struct Neighbours {
  private let numbers: Set<Int>

  init(of paths: [FilePath]) {
    numbers = Set(paths.compactMap(DecisionKey.serial))
  }

  /// The links of the decision at `path` that lead nowhere. Those of a template are examples.
  func brokenLinks(of decision: Decision, at path: FilePath) -> [Problem] {
    guard !isTemplate(path) else { return [] }
    return decision.links.compactMap { link in
      switch link.target {
      case .file(let name):
        let target = path.removingLastComponent().appending(name)
        return FileStamp(of: target) == nil
          ? Problem(line: link.line, "the link to \(name) leads to no file") : nil
      case .number(let number):
        return numbers.contains(number)
          ? nil : Problem(line: link.line, "it is superseded by \(number), which doesn't exist")
      }
    }
  }

  /// Whether the name says nothing but that it is a template: `0000-adr-template.md`.
  private func isTemplate(_ path: FilePath) -> Bool {
    let words = FoldedWords(path.stem ?? "").words.filter { Int($0) == nil }
    return words.contains("template") && words.allSatisfy { Self.templateWords.contains($0) }
  }

  private static let templateWords: Set<String> = [
    "template", "adr", "madr", "decision", "record", "long", "short", "full", "minimal", "bare",
  ]
}
