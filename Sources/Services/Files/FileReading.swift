import BusinessLogic
import SystemPackage

/// What came of reading a file, and the state of the file in which that holds.
struct FileReading: Sendable {
  let path: FilePath
  let decision: Result<Decision, FileTrouble>
  private let stamp: FileStamp?

  /// Reads the file at `path`, unless `known` is what came of reading it as it is now.
  init(_ path: FilePath, unless known: FileReading?) {
    // The stamp is taken first: what is written while we read makes it an old one.
    let stamp = FileStamp(of: path)
    if let known, let stamp, known.stamp == stamp {
      self = known
      return
    }
    self.path = path
    do {
      decision = .success(try DecisionFile.decision(at: path))
      self.stamp = stamp
    } catch let trouble as FileTrouble {
      decision = .failure(trouble)
      self.stamp = trouble.reason.isInContent ? stamp : nil
    } catch {
      decision = .failure(FileTrouble(path, .unreadable(String(describing: error))))
      self.stamp = nil
    }
  }

  /// What a list shows of it under `key`; a file in a subfolder has that before its number.
  func entry(_ key: String, in category: String? = nil) -> DecisionEntry {
    let own = DecisionKey.number(of: path)
    let number = category.map { "\($0)/\(own ?? DecisionKey.of(path))" } ?? own
    switch decision {
    case .success(let decision):
      return DecisionEntry(
        key: key, number: number, title: decision.title, summary: DecisionSummary(of: decision))
    case .failure(let trouble):
      return DecisionEntry(
        key: key, number: number, title: path.lastComponent?.string ?? path.string,
        trouble: trouble.fact, isDecision: own != nil || trouble.reason != .nothingToWeigh)
    }
  }
}

extension FileTrouble.Reason {
  /// Whether it stays as long as the file does; else the next try may succeed.
  fileprivate var isInContent: Bool {
    switch self {
    case .empty, .binary, .notUTF8, .tooLarge, .nothingToWeigh: true
    case .missing, .forbidden, .unreadable, .notAFile, .noMarkdown: false
    case .exists, .unwritable, .changedSince: false
    }
  }
}
