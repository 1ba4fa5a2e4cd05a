import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import SystemPackage

/// Decisions that are kept as Markdown files: those of a folder, or a single one.
///
/// A file is read when it is asked for, and again only when it has changed on disk, or when it is
/// asked for as a whole, belongs to more than should be kept in memory, and was none of the last
/// that were opened.
public actor FileDecisions: DecisionsWorkerProtocol {
  let root: FilePath
  let today: @Sendable () -> String
  let disk: AtomicFile

  /// What edits wait on for others.
  let clock: any Clock<Duration>

  var log = EditLog<FileEdit>()

  /// What was made, taken back or made again last: the bytes before and after it.
  var latest: (receipt: EditReceipt, before: [UInt8]?, after: [UInt8])?

  /// Folders in which nothing is left of programs that were killed.
  var tidied: Set<FilePath> = []

  var known: [FilePath: FileReading] = [:]

  /// The files at the path, as they were listed last.
  private var listing: FileListing

  /// The decisions that were opened last, the latest behind: people go to and fro between a few,
  /// which are kept whatever else is.
  var opened: [FilePath] = []

  private static let keptOpen = 16

  /// The text that the last edit has left: whoever edits a decision edits it again.
  var edited: DecisionText?

  /// Decisions are kept of files with no more bytes than this all together: in memory they take
  /// three times as much.
  private let keptBytes: Int64

  /// Keeps the decisions at `path`, which is looked at anew whenever they are asked for; `today`
  /// is the date of new ones, as `YYYY-MM-DD`.
  ///
  /// `report` is called from anywhere with what an edit waits for and with warnings, in sentences without a
  /// full stop.
  public init(
    path: String, today: @escaping @Sendable () -> String,
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(path: path, on: AtomicFile(report: report), today: today)
  }

  /// Keeps in memory no more decisions than files of so many bytes have, but for the last ones.
  init(
    path: String, keeping keptBytes: Int64 = 16 << 20, on disk: AtomicFile = AtomicFile(),
    clock: any Clock<Duration> = ContinuousClock(), today: @escaping @Sendable () -> String
  ) {
    root = FilePath(path)
    listing = FileListing(of: root)
    self.keptBytes = keptBytes
    self.disk = disk
    self.clock = clock
    self.today = today
  }

  /// The key of the one decision at the path; `nil` if the path is a folder, or nothing is there that
  /// could be called by a key.
  public nonisolated var onlyKey: String? {
    guard let stat = try? Stat(root), stat.type != .directory else { return nil }
    return DecisionKey.of(root)
  }

  /// One entry a file, by name; a file that can't be understood says why.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions(.all) { _ in }.items
  }

  /// The files of a batch, the only ones that are read for it: of the others their names are enough,
  /// but for those before the batch that may have turned out to be no decision.
  public func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    try await withFiles { files in
      let start = min(batch.offset, files.count)
      let readings = try await readings(files[start...], limit: batch.limit, reporting: report)
      let end = start + readings.count
      let surely = files[end...].allSatisfy { $0.number != nil }
      let slice = DecisionSlice(
        heading: DecisionsHeading(
          TakenNumbers(files.lazy.compactMap(\.number)), remarks: listing.remarks),
        items: zip(files[start...], readings).map { $1.entry(of: $0) },
        rest: surely ? .exactly(files.count - end) : .atMost(files.count - end),
        before: Fingerprint(of: files[..<start].map(identity)))
      return (slice, readings.contains(where: \.hasGone))
    }
  }

  /// Whether a file without a number is a decision depends on what stands in it.
  private func identity(of file: KeptFile) -> DecisionEntry.Identity {
    let isDecision =
      file.number != nil
      || FileReading(file.path, unless: known[file.path], headIsEnough: true).isDecision
    return DecisionEntry.Identity(key: file.key, isDecision: isDecision)
  }

  /// What came of reading the first files, as many as have `limit` decisions among them: they are
  /// read side by side, those that haven't changed not at all.
  private func readings(
    _ files: ArraySlice<KeptFile>, limit: Int?,
    reporting report: @escaping ProgressReport = { _ in }
  ) async throws -> [FileReading] {
    var readings: [FileReading] = []
    let (share, open) = (share(of: files.count), Set(opened))
    var missing = min(limit ?? files.count, files.count)
    while missing > 0, readings.count < files.count {
      let (rest, done) = (files.dropFirst(readings.count), readings.count)
      let portion = Array(rest.prefix(missing))
      let read = try await portion.mapConcurrently { [known] file in
        FileReading(file.path, unless: known[file.path], headIsEnough: true)
          .forgettingDecision(above: share, unlessIn: open)
      } progressed: { count in
        report(Progress(done: done + count, of: done + portion.count))
      }
      for reading in read { known[reading.path] = reading }
      readings += read
      missing -= read.count(where: \.isDecision)
    }
    if readings.count == files.count, files.startIndex == 0 {
      known = Dictionary(readings.map { ($0.path, $0) }) { $1 }
    }
    return readings
  }

  /// The decision in the file that a route calls `key`, the only one that is read for it; throws
  /// ``FileTrouble``, ``GoneDecision`` and ``NoSuchDecision``.
  public func getDecision(_ key: String) throws -> Decision {
    let path = try path(of: key)
    let reading = FileReading(path, unless: known[path])
    known[path] = reading
    keepOpen(path)
    return try reading.decision.get()
  }

  private func keepOpen(_ path: FilePath) {
    opened.removeAll { $0 == path }
    opened.append(path)
    guard opened.count > Self.keptOpen else { return }
    let closed = opened.removeFirst()
    known[closed] = known[closed]?.forgettingDecision(above: share(of: listing.files.count))
  }

  /// The most bytes that each of so many files may have for its decision to be kept.
  func share(of count: Int) -> Int64 {
    keptBytes / Int64(max(1, count))
  }

  /// The file of the decision that a route calls `key`.
  ///
  /// As long as it is there it is called as it was when the folder was listed: to list a thousand
  /// files takes longer than an edit of one.
  func path(of key: String) throws -> FilePath {
    if let path = listing.presentPath(of: key) { return path }
    _ = try files()
    return try listing.path(of: key)
  }

  /// What `read` makes of the files. As long as it tells that one has gone since they were listed, it
  /// is asked again with those that are there, as a file that is no more is no row; a few times, as
  /// somebody may go on deleting.
  func withFiles<Value: Sendable>(
    _ read: ([KeptFile]) async throws -> (value: Value, oneHasGone: Bool)
  ) async throws -> Value {
    var last = try await read(files())
    for _ in 1...3 where last.oneHasGone { last = try await read(files()) }
    return last.value
  }

  /// The files that are there now.
  private func files() throws -> [KeptFile] {
    try listing.update(opened: opened.compactMap { known[$0] })
    return listing.files
  }
}
