import BusinessLogic
import SystemPackage

/// Decisions that are kept as Markdown files: those of a folder, or a single one.
///
/// A file is read when it is asked for, and again only when it has changed on disk.
public actor FileDecisions: DecisionsWorkerProtocol {
  let root: FilePath
  let today: @Sendable () -> String
  var log = EditLog<FilePath>()
  private var known: [FilePath: (stamp: FileStamp, decision: Decision)] = [:]

  /// Keeps the decisions at `path`, which is looked at anew whenever they are asked for; `today`
  /// is the date of new ones, as `YYYY-MM-DD`.
  public init(path: String, today: @escaping @Sendable () -> String) {
    root = FilePath(path)
    self.today = today
  }

  /// The key of the one decision at the path; `nil` if the path is a folder.
  public nonisolated var onlyKey: String? {
    isFolder ? nil : DecisionKey.of(root)
  }

  /// One entry a file, by name; a file that can't be understood says why.
  public func getDecisions() throws -> [DecisionEntry] {
    try files().map { key, path in
      do {
        return DecisionEntry(key: key, title: try decision(at: path).title)
      } catch let trouble as FileTrouble {
        return DecisionEntry(key: key, title: name(of: path), trouble: trouble.fact)
      }
    }
  }

  /// The decision in the file that a route calls `key`; throws ``FileTrouble`` and
  /// ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    try decision(at: try path(of: key))
  }

  /// The file of the decision that a route calls `key`.
  func path(of key: String) throws -> FilePath {
    let files = try files()
    // A number may be said without the zeros before it.
    let file =
      files.first { $0.key == key }
      ?? Int(key).flatMap { number in files.first { Int($0.key) == number } }
    guard let file else { throw NoSuchDecision(key: key) }
    return file.path
  }

  nonisolated var isFolder: Bool {
    (try? Stat(root))?.type == .directory
  }

  func files() throws -> [(key: String, path: FilePath)] {
    guard isFolder else { return [(DecisionKey.of(root), root)] }
    let paths = try MarkdownFolder.files(in: root)
    return Array(zip(DecisionKey.of(paths), paths))
  }

  private func decision(at path: FilePath) throws -> Decision {
    let decision = try read(path)
    guard !decision.options.isEmpty else { throw FileTrouble(path, .nothingToWeigh) }
    return decision
  }

  /// The decision in a file, which may have no options.
  func read(_ path: FilePath) throws -> Decision {
    let stamp = FileStamp(of: path)
    if let stamp, let known = known[path], known.stamp == stamp { return known.decision }
    let bytes = try DecisionFile.bytes(of: path)
    let decision = DecisionMarkdown.decision(in: bytes, named: name(of: path))
    known[path] = stamp.map { ($0, decision) }
    return decision
  }

  func name(of path: FilePath) -> String {
    path.stem ?? path.string
  }
}
