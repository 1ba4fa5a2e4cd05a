import BusinessLogic
import SystemPackage

extension LibraryPass {
  /// What was made of the file before, if it is the same still.
  func digest(ofKnown file: KeptFile, in stamp: FileStamp?) -> Digest? {
    stamp.flatMap { known(file.path.string, $0.hashValue) }
  }

  /// What is made of a file that doesn't name what the pass looks for, and so need not be read as a
  /// decision, which one with a number in its name is; `nil` if that can't be told from its bytes.
  func digest(ofUnread file: KeptFile, _ snapshot: FileSnapshot) -> Digest? {
    let name = DecisionFile.name(of: file.path)
    guard let phrase, file.number != nil, let bytes = try? snapshot.bytes.get(),
      !phrase.mayOccur(inUnread: bytes, named: name)
    else { return nil }
    return digest(
      LibraryFile(
        key: file.key, path: file.path.string, number: DecisionKey.serial(of: file.path),
        decision: Decision(title: name, options: [])))
  }
}

extension Neighbours {
  /// A file as a library shows it, with the links in it that lead nowhere.
  func libraryFile(_ key: String, _ reading: FileReading) -> LibraryFile {
    let path = reading.path
    let number = DecisionKey.serial(of: path)
    switch reading.decision {
    case .success(let decision):
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version, decision: decision,
        problems: brokenLinks(of: decision, at: path))
    case .failure(let trouble) where trouble.reason == .nothingToWeigh:
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version,
        decision: Decision(title: path.stem ?? path.string, options: []),
        problems: [trouble.problem])
    case .failure(let trouble):
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version,
        title: path.stem ?? path.string, trouble: trouble.problem)
    }
  }
}

extension DecisionKey {
  /// The number of a file, whatever zeros are before it. Eight digits are a date (`20240131`),
  /// which several decisions may have.
  static func serial(of path: FilePath) -> Int? {
    number(of: path).flatMap { $0.count == 8 ? nil : Int($0) }
  }
}

extension FileTrouble {
  /// The trouble as it is said behind the path of the file.
  fileprivate var problem: Problem {
    if case .notUTF8(let line) = reason { return Problem(line: line, fact, isError: true) }
    return Problem(line: 1, fact, isError: reason != .nothingToWeigh)
  }
}
