import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import Threads

extension DraftService: DecisionsWorkerProtocol {
  /// Returns the base's list, with the titles and summaries of the copies.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await base.getDecisions().map(drafted)
  }

  /// Returns the base's list, with the titles and summaries of the copies.
  public func getDecisions(
    upTo limit: Int?, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    try await base.getDecisions(upTo: limit, reporting: report).mapItems(drafted)
  }

  /// Returns the copy of a decision, or else the base's.
  public func getDecision(_ key: String) async throws -> Decision {
    if let copy = await copy(completing: key) { return copy.decision }
    return try await base.getDecision(key)
  }

  /// Asks the base, because a draft has its keys.
  public func key(of said: String) async -> String { await base.key(of: said) }

  private func drafted(_ entry: DecisionEntry) -> DecisionEntry {
    copy(of: entry.key).map { entry.telling($0.decision) } ?? entry
  }
}

extension DraftService: LibraryWorkerProtocol {
  /// Returns the base's files, with copies in place of their originals.
  public func getLibrary() async throws -> [LibraryFile] {
    try await base.getLibrary().map(drafted)
  }

  /// Returns the results of `pass`. Doesn't reuse earlier results for copied files, because those
  /// are of the text on disk.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let copies = draft.withLock { $0?.copies ?? [:] }
    guard !copies.isEmpty else { return try await base.getLibrary(pass) }
    let paths = Set(copies.values.map { $0.source.path ?? $0.source.key })
    return try await base.getLibrary(
      LibraryPass(
        naming: pass.phrase,
        unless: { paths.contains($0) ? nil : pass.known($0, $1) }
      ) { pass.digest(drafted($0)) })
  }

  private func drafted(_ file: LibraryFile) -> LibraryFile {
    guard let copy = copy(of: file.key) else { return file }
    return LibraryFile(
      key: file.key, path: file.path, number: file.number, version: copy.text.bytes.hashValue,
      decision: copy.decision,
      problems: file.problems.filter { !file.decision.problems.contains($0) })
  }
}

extension DraftService: WatchingWorkerProtocol {
  /// Returns the states of the base.
  public func states() async throws -> AsyncStream<SourceState> {
    try await base.states()
  }
}

extension DraftService: HistoryWorkerProtocol {
  /// Asks the base.
  public func hasMergeDriver() async -> Bool { await base.hasMergeDriver() }

  /// Returns the changes since `revision`, including the draft; without a revision, those of the
  /// draft.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] {
    var changes = try await base.getChanges(since: revision)
    let copies = draft.withLock { $0?.copies ?? [:] }.sorted { $0.key < $1.key }.map(\.value)
    for copy in copies {
      let (key, place) = (copy.source.key, changes.firstIndex { $0.key == copy.source.key })
      if let place {
        changes[place] = DecisionChange(of: key, from: changes[place].before, to: copy.decision)
      } else {
        let before = try await base.getDecision(key)
        changes.append(DecisionChange(of: key, from: before, to: copy.decision))
      }
    }
    return changes
  }
}
