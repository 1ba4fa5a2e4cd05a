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

  /// Whether it is a decision, as far as anybody can tell: the `README.md` beside decisions isn't,
  /// a file that can't be read may be.
  var isDecision: Bool {
    guard case .failure(let trouble) = decision else { return true }
    return trouble.reason != .nothingToWeigh || DecisionKey.number(of: path) != nil
  }

  /// What a list shows of it as `file`.
  func entry(of file: KeptFile) -> DecisionEntry {
    switch decision {
    case .success(let decision):
      return DecisionEntry(
        key: file.key, number: file.shownNumber, title: decision.title,
        summary: DecisionSummary(of: decision))
    case .failure(let trouble):
      let name = path.lastComponent?.string ?? path.string
      return DecisionEntry(
        key: file.key, number: file.shownNumber,
        title: file.category.map { "\($0)/\(name)" } ?? name, trouble: trouble.fact,
        isDecision: isDecision)
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
