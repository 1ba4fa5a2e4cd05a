import Decisions
import SystemPackage

/// The decisions that the links of their neighbours may lead to.
struct Neighbours {
  private let numbers: Set<Int>

  init(of paths: [FilePath]) { numbers = Set(paths.compactMap(DecisionKey.serial)) }

  /// Returns the broken links of the decision at `path`. The links of a template are examples, and
  /// aren't checked.
  func brokenLinks(of decision: Decision, at path: FilePath) -> [Problem] {
    guard !decision.links.isEmpty, !isTemplate(path) else { return [] }
    return decision.links.compactMap { link in
      switch link.target {
      case .file(let name):
        let target = path.removingLastComponent().appending(name)
        return FileStamp(of: target) == nil
          ? Problem(
            line: link.line, "the link to \(name) leads to no file",
            isError: link == decision.successor) : nil
      case .number(let number):
        return numbers.contains(number)
          ? nil
          : Problem(
            line: link.line, "it is superseded by \(number), which doesn't exist", isError: true)
      }
    }
  }

  /// Returns whether the name contains only words for a template: `0000-adr-template.md`.
  private func isTemplate(_ path: FilePath) -> Bool {
    let words = (path.stem ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
      .map(String.init).filter { Int($0) == nil }
    return words.contains("template") && words.allSatisfy { Self.templateWords.contains($0) }
  }

  private static let templateWords: Set<String> = [
    "template", "adr", "madr", "decision", "record", "long", "short", "full", "minimal", "bare",
  ]
}
