import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// The result of reading a file, with the stamp of the file that was read.
struct FileReading: Sendable {
  let path: FilePath
  let decision: Result<Decision, FileTrouble>
  /// `nil` if the next attempt may succeed.
  let stamp: FileStamp?

  init(_ snapshot: FileSnapshot) {
    self.init(snapshot.path, snapshot.decision, in: snapshot.stamp)
  }

  /// Creates a reading from a known result; `stamp` is the state of the file that it describes.
  init(_ path: FilePath, _ decision: Result<Decision, FileTrouble>, in stamp: FileStamp?) {
    self.path = path
    self.decision = decision
    switch decision {
    case .success: self.stamp = stamp
    case .failure(let trouble): self.stamp = trouble.reason.isInContent ? stamp : nil
    }
  }
}

/// The part of a decision that a list shows, with the stamp of its file.
struct FileHead: Sendable {
  let path: FilePath
  private let head: Result<(title: String, summary: DecisionSummary), FileTrouble>
  private let stamp: FileStamp?

  init(of reading: FileReading) {
    path = reading.path
    head = reading.decision.map { ($0.title, DecisionSummary(of: $0)) }
    stamp = reading.stamp
  }

  /// Reads the file at `path`, unless `known` is up to date.
  init(_ path: FilePath, unless known: FileHead?) {
    let stamp = FileStamp(of: path)
    if let known, stamp != nil, known.stamp == stamp {
      self = known
    } else {
      self.init(of: FileReading(FileSnapshot(of: path, in: stamp)))
    }
  }

  /// Whether the file counts as a decision: a `README.md` or an `index.rst` without a number
  /// doesn't; a file that can't be read does.
  var isDecision: Bool {
    guard case .failure(let trouble) = head else { return true }
    switch trouble.reason {
    case .nothingToWeigh, .otherFormat: return DecisionKey.number(of: path) != nil
    default: return true
    }
  }

  /// Whether the file was removed since its folder was listed; `false` for a dangling link.
  var hasGone: Bool {
    guard case .failure(let trouble) = head, trouble.reason == .missing else { return false }
    return (try? Stat(path, followTargetSymlink: false)) == nil
  }

  func entry(of file: KeptFile) -> DecisionEntry {
    let name = path.lastComponent?.string ?? path.string
    let place = file.category.map { "\($0)/\(name)" } ?? name
    switch head {
    case .success(let head):
      return DecisionEntry(
        key: file.key, number: file.shownNumber, path: place, title: head.title,
        summary: head.summary)
    case .failure(let trouble):
      return DecisionEntry(
        key: file.key, number: file.shownNumber, path: place, title: place, trouble: trouble.fact,
        isDecision: isDecision)
    }
  }
}

extension FileTrouble.Reason {
  /// Whether the error lasts until the file changes. Otherwise, the next attempt may succeed.
  fileprivate var isInContent: Bool {
    switch self {
    case .empty, .binary, .notUTF8, .tooLarge, .nothingToWeigh, .otherFormat: true
    case .missing, .forbidden, .unreadable, .notAFile: false
    case .exists, .noFolder, .unwritable, .changedSince, .elsewhere, .hardLinks, .locked: false
    }
  }
}

struct FileSnapshot: Sendable {
  let path: FilePath
  let stamp: FileStamp?
  let bytes: Result<[UInt8], FileTrouble>

  /// Reads the file at `path`. Take `stamp` before the call: a write during the reading then makes
  /// it outdated.
  init(of path: FilePath, in stamp: FileStamp?) {
    self.path = path
    self.stamp = stamp
    do {
      bytes = .success(try DecisionFile.bytes(of: path))
    } catch let trouble as FileTrouble {
      bytes = .failure(trouble)
    } catch {
      bytes = .failure(FileTrouble(path, .unreadable(String(describing: error))))
    }
  }

  /// The parsed decision; a failure if the file holds no part of a decision.
  var decision: Result<Decision, FileTrouble> {
    bytes.flatMap { bytes in
      DecisionMarkdown.decision(in: bytes, named: DecisionFile.name(of: path)).kept(at: path)
    }
  }
}

extension Decision {
  func kept(at path: FilePath) -> Result<Decision, FileTrouble> {
    isEmpty ? .failure(FileTrouble(path, .nothingToWeigh)) : .success(self)
  }
}
