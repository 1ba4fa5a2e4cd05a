import BusinessLogic
import Decisions
import ReactiveHybrid
import SystemPackage

/// The decisions in the Markdown files of a folder, or in a single file.
///
/// A file is read when it is first requested, and again when it has changed on disk. Keeps what a
/// list shows of each decision in memory, and the decisions opened last.
public actor FileDecisions: DecisionsWorkerProtocol {
  let root: FilePath
  /// The folder in which files must be to be read; `nil` if links to outside are followed.
  let bounds: FilePath?
  let today: @Sendable () -> String
  let disk: AtomicFile
  let written = WrittenFiles()

  /// The clock for waiting on the locks of other programs.
  let clock: any Clock<Duration>

  /// The folders whose journals may name files of this one: a program may have opened a parent.
  private(set) lazy var homes = Journal.homes(of: root)

  /// Whether what killed programs have left was removed, once a session.
  private var isTidy = false

  var known: [FilePath: FileReading<DecisionHead>] = [:]
  var listing: FileListing

  /// The decisions opened last, the latest at the end: users go back and forth between a few.
  private(set) var opened: [FileReading<Decision>] = []

  private static let keptOpen = 16

  // Inlined, it would have the start without files look up its types.
  /// Creates a service for the decisions at `path`, which is read again on each request. `today`
  /// returns the date of new decisions, as `YYYY-MM-DD`. If it `staysInside`, files that link to
  /// outside a folder aren't read.
  @inline(never)
  public init(
    path: String, stayingInside staysInside: Bool = false, on disk: AtomicFile = AtomicFile(),
    clock: any Clock<Duration> = ContinuousClock(), today: @escaping @Sendable () -> String
  ) {
    root = FilePath(path)
    bounds = staysInside ? root : nil
    listing = FileListing(of: root)
    self.disk = disk
    self.clock = clock
    self.today = today
  }

  /// The key of the only decision at the path; `nil` if the path is a folder or doesn't exist.
  package nonisolated var onlyKey: String? {
    guard let stat = try? Stat(root), stat.type != .directory else { return nil }
    return DecisionKey.of(root)
  }

  /// Returns one entry for each file, by name. The entry of a file that can't be parsed has the
  /// reason. Reads only the files up to the limit. The names of the others are enough.
  public func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    try await withFiles { files in
      let readings = try await readings(files, limit: limit)
      let rest = files.dropFirst(readings.count)
      let slice = DecisionSlice(
        zip(files, readings).map { $1.entry(of: $0) },
        rest: rest.allSatisfy { $0.number != nil } ? .exactly(rest.count) : .atMost(rest.count),
        numbers: files.compactMap(\.number), remarks: listing.remarks,
        branch: branch)
      return (slice, readings.contains(where: \.hasGone))
    }
  }

  /// Reads, concurrently, the first files that together contain `limit` decisions. Skips unchanged
  /// files.
  private func readings(
    _ files: [KeptFile], limit: Int?
  ) async throws -> [FileReading<DecisionHead>] {
    var readings: [FileReading<DecisionHead>] = []
    var missing = min(limit ?? files.count, files.count)
    while missing > 0, readings.count < files.count {
      let portion = Array(files.dropFirst(readings.count).prefix(missing))
      Seam.passed(.service, "disk: looks at \(counted(portion.count, "file"))")
      let read = try await portion.mapConcurrently { [known, bounds] file in
        FileReading(file.path, within: bounds, unless: known[file.path])
      }
      for reading in read { known[reading.path] = reading }
      readings += read
      missing -= read.count(where: \.isDecision)
    }
    if readings.count == files.count {
      known = Dictionary(readings.map { ($0.path, $0) }) { $1 }
    }
    return readings
  }

  /// Returns the decision with this key, and reads no other file. Throws ``FileTrouble`` and
  /// ``Refused``.
  public func getDecision(_ key: String) async throws -> Decision {
    let path = try path(of: key)
    // Take the stamp first: a write during the reading then makes it outdated.
    let stamp = FileStamp(of: path)
    let known = opened.first { $0.path == path && $0.stamp != nil && $0.stamp == stamp }
    if known == nil { Seam.passed(.service, "disk: reads \(path)") }
    let reading = known ?? FileReading(of: path, within: bounds, in: stamp).decision()
    opened = opened.filter { $0.path != path }.suffix(Self.keptOpen - 1) + [reading]
    return try reading.result.get()
  }

  /// Lists the files only if none has exactly this key.
  public func key(of name: String) -> String {
    if listing.presentPath(of: name) != nil { return name }
    let keys = (try? files())?.map(\.key) ?? []
    return keys.index(ofKey: name).map { keys[$0] } ?? name
  }

  /// Returns the path of the decision's file.
  public func filePath(of key: String) throws -> String? { try path(of: key).string }

  /// Returns the file of the decision with this key.
  ///
  /// Uses the last listing while the file exists, because listing a thousand files takes longer
  /// than an edit.
  func path(of key: String) throws -> FilePath {
    if let path = listing.presentPath(of: key) { return path }
    _ = try files()
    return try listing.path(of: key)
  }

  /// Returns the result of `read`. If a file has gone since the folder was listed, lists it again
  /// and retries, at most three times.
  func withFiles<Value: Sendable>(
    _ read: ([KeptFile]) async throws -> (value: Value, oneHasGone: Bool)
  ) async throws -> Value {
    var last = try await read(files())
    for _ in 1...3 where last.oneHasGone { last = try await read(files()) }
    return last.value
  }

  func files() throws -> [KeptFile] {
    try listing.update(opened: opened)
    if !isTidy {
      isTidy = true
      for folder in Set(listing.files.compactMap(\.category)) {
        Workshop.tidy(root.appending(folder))
      }
      Workshop.tidy(homes[0])
    }
    return listing.files
  }
}
