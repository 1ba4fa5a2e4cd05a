import BusinessLogic
import SystemPackage

/// What came of reading a file, and the state of the file in which that holds.
struct FileReading: Sendable {
  let path: FilePath
  /// The decision in it; `nil` once that is forgotten.
  private(set) var decision: Result<Decision, FileTrouble>?
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
    if let known, let stamp, known.stamp == stamp, headIsEnough || known.decision != nil {
      self = known
      return
    }
    let decision = Self.decision(at: path)
    self.path = path
    self.decision = decision
    head = decision.map { Head(title: $0.title, summary: DecisionSummary(of: $0)) }
    switch decision {
    case .success: self.stamp = stamp
    case .failure(let trouble): self.stamp = trouble.reason.isInContent ? stamp : nil
    }
  }

  private static func decision(at path: FilePath) -> Result<Decision, FileTrouble> {
    do {
      return .success(try DecisionFile.decision(at: path))
    } catch let trouble as FileTrouble {
      return .failure(trouble)
    } catch {
      return .failure(FileTrouble(path, .unreadable(String(describing: error))))
    }
  }

  /// What tells this state of the file from the next; `nil` if it may be another one at any time.
  var version: Int? { stamp?.hashValue }

  /// The same without the decision, if the file is larger than so many bytes.
  func forgettingDecision(above limit: Int64) -> FileReading {
    guard let stamp, stamp.size > limit else { return self }
    var reading = self
    reading.decision = nil
    return reading
  }

  /// What a list shows of it under `key`; a file in a subfolder has that before its number.
  func entry(_ key: String, in category: String? = nil) -> DecisionEntry {
    let own = DecisionKey.number(of: path)
    let number = category.map { "\($0)/\(own ?? DecisionKey.of(path))" } ?? own
    switch head {
    case .success(let head):
      return DecisionEntry(key: key, number: number, title: head.title, summary: head.summary)
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
