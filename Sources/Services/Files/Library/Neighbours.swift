import BusinessLogic
import SystemPackage

/// The decisions that the links of their neighbours may lead to.
struct Neighbours {
  /// The number of decisions by decision number, because subfolders may reuse numbers.
  private let numbers: [Int: Int]

  init(of paths: [FilePath]) {
    numbers = Dictionary(paths.compactMap(DecisionKey.serial).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns the broken links of the decision at `path`, and those that make it its own successor.
  /// The links of a template are examples, and aren't checked.
  func brokenLinks(of decision: Decision, at path: FilePath) -> [Problem] {
    guard !isTemplate(path) else { return [] }
    return decision.links.compactMap { link in
      switch link.target {
      case .file(let name):
        let target = path.removingLastComponent().appending(name)
        let isSuccessor = link.line == decision.statusLine && decision.isSuperseded
        if isSuccessor, target.lexicallyNormalized() == path.lexicallyNormalized() {
          return Problem(line: link.line, Self.own, isError: true)
        }
        return FileStamp(of: target) == nil
          ? Problem(
            line: link.line, "the link to \(name) leads to no file", isError: isSuccessor) : nil
      case .number(let number) where number == DecisionKey.serial(of: path) && numbers[number] == 1:
        return Problem(line: link.line, Self.own, isError: true)
      case .number(let number):
        return numbers[number] != nil
          ? nil
          : Problem(
            line: link.line, "it is superseded by \(number), which doesn't exist", isError: true)
      }
    }
  }

  private static let own = "it is superseded by itself"

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
