import BusinessLogic
import Prompt

extension Router {
  /// The routes that `path` could become, as long as it has no word that leads nowhere: from the
  /// place in front of its last slash one step on.
  func routes(like path: String) async -> [Candidate] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let start = path[..<end]
    guard let base = try? Route(path: start, from: route) else { return [] }
    guard let all = await rows(at: base) else { return [] }
    let rows = all.filter { !$0.key.contains("/") }
    let words = base.words(of: rows.map(\.key))
    return rows.map { Candidate(start + $0.key, remark: $0.text, goesOn: true) }
      + words.map { Candidate(start + $0, goesOn: true) }
  }

  /// The words of what the screens show that were visited, without those that are short.
  func seenWords() -> [String] {
    let words = visited.flatMap(\.rows).flatMap { row in
      row.text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 3 }.map(String.init)
    }
    return Set(words).sorted()
  }
}

extension Route {
  /// The words of the program that lead on from here, but for those among `rows`.
  fileprivate func words(of rows: [String]) -> [String] {
    let words =
      switch self {
      case .decision: ["compare", "flip", "strike", "notes"] + Side.allCases.map(\.plural)
      case .option: ["strike", "notes"] + Side.allCases.map(\.plural)
      default: [String]()
      }
    return words.filter { !rows.contains($0) }
  }
}
