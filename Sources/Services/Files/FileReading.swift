import BusinessLogic
import SystemPackage

/// What came of reading a file, and the state of the file in which that holds.
struct FileReading: Sendable {
  let path: FilePath
  private var kept: Result<Decision, FileTrouble>?
  private let head: Result<Head, FileTrouble>
  private let stamp: FileStamp?

  /// What a list shows of a decision.
  private struct Head {
    let title: String
    let summary: DecisionSummary
  }

  /// Reads the file at `path`, unless `known` is what came of reading it as it is now and has as
  /// much of the decision as is needed: all of it, or its head.
  init(_ path: FilePath, unless known: FileReading?, headIsEnough: Bool = false) {
    // The stamp is taken first: what is written while we read makes it an old one.
    let stamp = FileStamp(of: path)
    if let known, known.holds(in: stamp), headIsEnough || known.keepsDecision {
      self = known
      return
    }
    self.init(FileSnapshot(of: path, in: stamp))
  }

  /// Reads what was found in a file.
  init(_ snapshot: FileSnapshot) {
    self.init(snapshot.path, snapshot.decision, in: snapshot.stamp)
  }

  /// What is known of a file, however it was learned; `stamp` is its state in which that holds.
  init(_ path: FilePath, _ decision: Result<Decision, FileTrouble>, in stamp: FileStamp?) {
    self.path = path
    kept = decision
    head = decision.map { Head(title: $0.title, summary: DecisionSummary(of: $0)) }
    switch decision {
    case .success: self.stamp = stamp
    case .failure(let trouble): self.stamp = trouble.reason.isInContent ? stamp : nil
    }
  }

  /// The decision in it, which is read again if it was forgotten.
  var decision: Result<Decision, FileTrouble> {
    kept ?? FileSnapshot(of: path, in: nil).decision
  }

  /// Whether it is what would come of reading the file in a state of it.
  func holds(in stamp: FileStamp?) -> Bool {
    stamp != nil && self.stamp == stamp
  }

  /// Whether the decision isn't forgotten.
  var keepsDecision: Bool { kept != nil }

  /// What tells this state of the file from the next; `nil` if it may be another one at any time.
  var version: Int? { stamp?.hashValue }

  /// The same without the decision, if the file is larger than so many bytes and none of `open`.
  func forgettingDecision(above limit: Int64, unlessIn open: Set<FilePath> = []) -> FileReading {
    guard let stamp, stamp.size > limit, !open.contains(path) else { return self }
    var reading = self
    reading.kept = nil
    return reading
  }

  /// Whether it is a decision, as far as anybody can tell: the `README.md` beside decisions isn't,
  /// nor is `index.rst`; a file that can't be read may be.
  var isDecision: Bool {
    guard case .failure(let trouble) = head else { return true }
    switch trouble.reason {
    case .nothingToWeigh, .otherFormat: return DecisionKey.number(of: path) != nil
    default: return true
    }
  }

  /// Whether the file was no more when it was to be read, as one that has been moved since its folder
  /// was listed. A link that leads nowhere is there.
  var hasGone: Bool {
    guard case .failure(let trouble) = head, trouble.reason == .missing else { return false }
    return (try? Stat(path, followTargetSymlink: false)) == nil
  }

  /// What a list shows of it as `file`.
  func entry(of file: KeptFile) -> DecisionEntry {
    switch head {
    case .success(let head):
      return DecisionEntry(
        key: file.key, number: file.shownNumber, title: head.title, summary: head.summary)
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
    case .empty, .binary, .notUTF8, .tooLarge, .nothingToWeigh, .otherFormat: true
    case .missing, .forbidden, .unreadable, .notAFile, .noMarkdown: false
    case .exists, .noFolder, .unwritable, .changedSince, .elsewhere, .hardLinks, .locked: false
    }
  }
}
