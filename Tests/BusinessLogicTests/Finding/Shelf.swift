import BusinessLogic
import Decisions

/// A service that returns fixed files, or is down.
struct Shelf: DecisionsWorkerProtocol {
  struct Down: Error, CustomStringConvertible {
    let description = "Server is down"
  }

  private let files: [LibraryFile]?

  init(_ files: [LibraryFile]?) {
    self.files = files
  }

  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) throws -> [Digest] {
    guard let files else { throw Down() }
    return files.map(pass.digest)
  }
}

extension SearchWorker {
  init(_ shelf: Shelf) {
    self.init(DecisionsWorker(shelf))
  }
}

extension LibraryFile {
  /// Creates the file of a decision: number 7 is `0007` in `adr/0007.md`.
  init(_ number: Int, _ decision: Decision, problems: [Problem] = []) {
    let key = String(repeating: "0", count: 4 - String(number).count) + String(number)
    self.init(
      key: key, path: "adr/\(key).md", number: number, decision: decision, problems: problems)
  }
}
