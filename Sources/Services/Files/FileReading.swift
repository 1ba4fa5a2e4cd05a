import BusinessLogic
import Decisions
import SystemPackage

/// The bytes of a file, or what was made of them, with the stamp of the file that was read.
struct FileReading<Value: Sendable>: Sendable {
  let path: FilePath
  let result: Result<Value, FileTrouble>
  /// The state of the file that the result describes.
  let present: FileStamp?

  /// `nil` if the next attempt may succeed.
  var stamp: FileStamp? {
    let lasts = trouble.map { [.content, .format].contains($0.reason.cause) } ?? true
    return lasts ? present : nil
  }

  var trouble: FileTrouble? { if case .failure(let trouble) = result { trouble } else { nil } }

  /// Whether the file counts as a decision: a `README.md` or an `index.rst` without a number
  /// doesn't; a file that can't be read does.
  var isDecision: Bool {
    trouble?.reason != .nothingToWeigh
      && (trouble?.reason.cause != .format || DecisionKey.number(of: path) != nil)
  }

  /// Whether the file was removed since its folder was listed; `false` for a dangling link.
  var hasGone: Bool {
    trouble?.reason == .missing && (try? Stat(path, followTargetSymlink: false)) == nil
  }
}

extension FileReading<[UInt8]> {
  /// Reads the file at `path`, unless it is a link out of `folder`. Take `stamp` before the call: a
  /// write during the reading then makes it outdated.
  init(of path: FilePath, within folder: FilePath? = nil, in stamp: FileStamp? = nil) {
    let bytes = Result {
      if let target = folder?.elsewhere(path) { throw FileTrouble(path, .elsewhere(target)) }
      return try DecisionFile.bytes(of: path)
    }
    self.init(path: path, result: bytes.mapError { FileTrouble(path, $0) }, present: stamp)
  }

  /// Returns the parsed decision; a failure if the file holds none. Without text, its sections and its
  /// markup are empty.
  func decision(withText: Bool = true) -> FileReading<Decision> {
    let decision = result.flatMap { bytes -> Result<Decision, FileTrouble> in
      guard let decision = DecisionFile.decision(in: bytes, at: path, withText: withText) else {
        return .failure(FileTrouble(path, .nothingToWeigh))
      }
      return .success(decision)
    }
    return FileReading<Decision>(path: path, result: decision, present: present)
  }
}

extension FileReading<Decision> {
  var head: FileReading<DecisionHead> {
    let head = result.map { (title: $0.title, summary: DecisionSummary(of: $0)) }
    return FileReading<DecisionHead>(path: path, result: head, present: present)
  }
}

/// The part of a decision that a list shows.
typealias DecisionHead = (title: String, summary: DecisionSummary)

extension FileReading<DecisionHead> {
  /// Reads the file at `path`, unless it is a link out of `folder` or `known` is up to date.
  init(_ path: FilePath, within folder: FilePath?, unless known: Self?) {
    let stamp = FileStamp(of: path)
    if let known, stamp != nil, known.stamp == stamp {
      self = known
    } else {
      self = FileReading<[UInt8]>(of: path, within: folder, in: stamp).decision().head
    }
  }

  func entry(of file: KeptFile) -> DecisionEntry {
    let name = path.lastComponent?.string ?? path.string
    let place = file.category.map { "\($0)/\(name)" } ?? name
    let head = try? result.get()
    let number = file.category.map { "\($0)/\(file.number ?? DecisionKey.of(path))" }
    return DecisionEntry(
      key: file.key, number: number ?? file.number, path: place, title: head?.title ?? place,
      summary: head?.summary, trouble: trouble?.fact, isDecision: isDecision)
  }
}
