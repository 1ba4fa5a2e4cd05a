import BusinessLogic
import Decisions
import SystemPackage

/// The decisions that the links of their neighbours may lead to.
struct Neighbours {
  /// The files of each number.
  private let files: [Int?: [FilePath]]
  /// The files that share their number with another one, by their places.
  private let namesakes: [FilePath: [FilePath]]

  init(of paths: [FilePath]) {
    files = Dictionary(grouping: paths) { DecisionKey.serial(of: $0) }
    // Most numbers have one file.
    let shared = files.filter { $0.key != nil && $0.value.count > 1 }
    namesakes = Dictionary(grouping: shared.values.joined()) { Self.place(of: $0) ?? "" }
  }

  /// Returns the place of a decision that no other may have: the path of the folder followed by the
  /// number and its part. A template or an appendix has no number of its own, and a year is none.
  static func place(of path: FilePath) -> FilePath? {
    guard let number = DecisionKey.serial(of: path), !FileName(path.string).isAside,
      !(1950...2099).contains(number)
    else { return nil }
    return AtomicFile.folder(of: path).appending("\(number)\(DecisionKey.part(of: path))")
  }

  /// Returns the problem that another decision of the folder has the number of this one, as after the
  /// merge of two branches. A file of only text counts unless a decision with more has its number.
  func shared(_ number: Int?, of reading: FileReading<Decision>) -> [Problem] {
    let path = reading.path
    guard let number, files[number] != [path], let place = Self.place(of: path) else { return [] }
    // A file that isn't in `files` may have the number of the only one there.
    let here = namesakes[place] ?? files[number, default: []].filter { Self.place(of: $0) == place }
    let others = here.filter {
      $0.lastComponent != path.lastComponent
        && FileName($0.string).isRival(of: FileName(path.string))
    }
    let whole = others.first { FileReading(of: $0).decision.hasParts }
    guard let other = whole ?? others.first, reading.hasParts == (whole != nil) else { return [] }
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
