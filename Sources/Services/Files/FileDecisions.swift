import BusinessLogic
import SystemPackage

/// Decisions that are kept as Markdown files: those of a folder, or a single one.
///
/// A file is read when it is asked for, and again only when it has changed on disk, or when it is
/// asked for as a whole and belongs to more than should be kept in memory.
public actor FileDecisions: DecisionsWorkerProtocol {
  let root: FilePath
  let today: @Sendable () -> String
  var log = EditLog<FilePath>()
  var known: [FilePath: FileReading] = [:]

  /// Decisions are kept of files with no more bytes than this all together: in memory they take
  /// three times as much.
  private static let keptBytes: Int64 = 16 << 20

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
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions { _ in }
  }

  /// The same, saying on the way how many files are read.
  public func getDecisions(
    reporting report: @escaping ProgressReport
  ) async throws -> [DecisionEntry] {
    try await readings(reporting: report).compactMap { key, reading in
      let category = DecisionKey.category(of: reading.path, in: root)
      let entry = reading.entry(key, in: category)
      // Subfolders hold other documents too.
      return entry.isDecision || category == nil ? entry : nil
    }
  }

  /// What came of reading each file: they are read side by side, those that haven't changed not at
  /// all.
  func readings(
    reporting report: @escaping ProgressReport = { _ in }
  ) async throws -> [(key: String, reading: FileReading)] {
    let files = try files()
    let share = Self.share(of: files.count)
    let readings = try await files.mapConcurrently { [known] file in
      FileReading(file.path, unless: known[file.path], headIsEnough: true)
        .forgettingDecision(above: share)
    } progressed: { done in
      report(Progress(done: done, of: files.count))
    }
    known = Dictionary(readings.map { ($0.path, $0) }) { $1 }
    return zip(files, readings).map { ($0.key, $1) }
  }

  /// The decision in the file that a route calls `key`, the only one that is read for it; throws
  /// ``FileTrouble`` and ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    let path = try path(of: key)
    let reading = FileReading(path, unless: known[path])
    known[path] = reading
    guard let decision = reading.decision else { throw NoSuchDecision(key: key, among: []) }
    return try decision.get()
  }

  /// The most bytes that each of so many files may have for its decision to be kept.
  static func share(of count: Int) -> Int64 {
    keptBytes / Int64(max(1, count))
  }

  /// The file of the decision that a route calls `key`.
  func path(of key: String) throws -> FilePath {
    let files = try files()
    let keys = files.map(\.key)
    guard let place = keys.place(ofKey: key) else { throw NoSuchDecision(key: key, among: keys) }
    return files[place].path
  }

  nonisolated var isFolder: Bool {
    (try? Stat(root))?.type == .directory
  }

  func files() throws -> [(key: String, path: FilePath)] {
    do {
      guard try Stat(root).type == .directory else { return [(DecisionKey.of(root), root)] }
    } catch {
      throw FileTrouble(root, error)
    }
    let paths = try MarkdownFolder.allFiles(in: root)
    return Array(zip(DecisionKey.of(paths, in: root), paths))
  }

  func name(of path: FilePath) -> String {
    path.stem ?? path.string
  }
}
