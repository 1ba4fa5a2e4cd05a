import Decisions
import SystemPackage

/// The decisions that the links of their neighbours may lead to.
struct Neighbours {
  /// The files of each number.
  private let files: [Int?: [FilePath]]
  /// The files that share their number with another one.
  private let namesakes: NumberedFiles
  /// A hash of the paths.
  private let names: Int

  init(of paths: [FilePath]) {
    names = paths.hashValue
    files = Dictionary(grouping: paths) { DecisionKey.serial(of: $0) }
    // Most numbers have one file.
    let shared = files.filter { $0.key != nil && $0.value.count > 1 }
    namesakes = NumberedFiles(of: shared.values.joined())
  }

  /// Returns the version of a file beside these: its problems change with them, too.
  func version(of stamp: FileStamp?) -> Int? { stamp.map { [$0.hashValue, names].hashValue } }

  /// Returns the problem that another decision of the folder has the number of this one, as after the
  /// merge of two branches.
  func shared(_ number: Int?, of path: FilePath) -> [Problem] {
    guard let number, let all = files[number], all != [path] else { return [] }
    // A file that isn't in `files` may have the number of the only one there.
    let rivals = (all.count > 1 ? namesakes : NumberedFiles(of: all)).rivals(of: path)
    // However a path is spelt, a file is no rival of itself.
    guard let other = rivals.first(where: { $0.lastComponent != path.lastComponent }) else {
      return []
    }
    let message = "the number \(number) is used twice: \(other) has it too"
    return [Problem(line: 1, .duplicateNumber, message)]
  }

  /// Returns the broken links of the decision at `path`. The links of a template are examples, and
  /// aren't checked.
  func brokenLinks(of decision: Decision, at path: FilePath) -> [Problem] {
    guard !decision.links.isEmpty, !FileName(path.string).isTemplate else { return [] }
    return decision.links.compactMap { link in
      switch link.target {
      case .file(let name):
        let target = path.removingLastComponent().appending(name)
        return FileStamp(of: target) == nil
          ? Problem(
            line: link.line, link == decision.successor ? .danglingSuccessor : .brokenLink,
            "the link to \(name) leads to no file") : nil
      case .number(let number):
        return files[number] != nil
          ? nil
          : Problem(
            line: link.line, .danglingSuccessor,
            "it is superseded by \(number), which doesn't exist")
      }
    }
  }
}
