import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage

/// The drafts of one opened path that other programs leave for the user to keep or drop, each in its
/// author's name.
package struct Proposals: Sendable {
  private let path: String
  private let state: String
  private let disk: AtomicFile
  private let now: @Sendable () -> String

  /// Finds the proposals to the decisions at `path`; `now` is that of ``SavedDrafts``.
  package init(
    of path: String, in stateFolder: String, on disk: AtomicFile,
    now: @escaping @Sendable () -> String
  ) {
    (self.path, state, self.disk, self.now) = (path, stateFolder, disk, now)
  }

  /// Returns the drafts of an author, whose name becomes a plain word; `nil` if nothing is left of it.
  package func of(_ author: String) -> SavedDrafts? {
    let name = slug(author)
    return name.isEmpty ? nil : SavedDrafts(of: path, in: state, by: name, on: disk, now: now)
  }

  private var folder: FilePath? { SavedDrafts.folder(of: "proposals", to: path, in: state) }

  /// The names of those who have proposed something.
  var authors: [String] {
    let entries = folder.flatMap { try? FolderEntry.all(in: $0) } ?? []
    return entries.filter { !$0.isFile }.map(\.name.string).sorted()
  }

  /// Whether a session is open whose user hears of proposals as they come.
  ///
  /// If the folder can't be opened, nobody can tell: then there may be one.
  package var isAttended: Bool {
    do {
      guard let lock = try folder.map(Self.opened) else { return false }
      defer { try? lock.close() }
      return flock(lock.rawValue, LOCK_EX | LOCK_NB) != 0
    } catch {
      return error as? Errno != .noSuchFileOrDirectory
    }
  }

  /// Shows other programs that a user is notified of proposals, until the returned function is called or
  /// this program ends.
  package func attend() -> @Sendable () -> Void {
    guard let folder, (try? SavedDraft.make(folder)) != nil, let lock = try? Self.opened(folder)
    else { return {} }
    // Those who look hold it for a moment.
    while flock(lock.rawValue, LOCK_SH) != 0, errno == EINTR {}
    // The folder stays: another session may hold it.
    return { try? lock.close() }
  }

  private static func opened(_ folder: FilePath) throws -> FileDescriptor {
    try FileDescriptor.open(folder, .readOnly, options: [.directory, .noFollow, .closeOnExec])
  }

  /// Returns a stream of all proposals, now and after each change. Reads them on `threads`, which
  /// may wait.
  package func states(on threads: any TaskExecutor) throws -> AsyncStream<[LeftDraft]> {
    guard let folder else { return AsyncStream { $0.finish() } }
    return try FolderWatcher.states(of: folder, .drafts) { $0 }.mapped { _ in
      await withTaskExecutorPreference(threads) { await left() }
    }
  }

  /// Returns all proposals. Waits for those that are in use.
  private func left() async -> [LeftDraft] {
    var found: [LeftDraft] = []
    try? await SavedDrafts.retried {
      let all = authors.compactMap { of($0)?.left() }
      found = all.flatMap(\.drafts)
      return !all.contains(where: \.isBusy)
    }
    return found
  }
}

/// The steps of a draft, which are kept or dropped by their places among the open ones.
extension SavedDrafts {
  /// Returns what each open step of the newest draft changes that an ended session has left; `nil` if
  /// there is none. Throws ``FileTrouble`` if that can't be read.
  func edits() throws -> (begun: String, steps: [[Journal.Entry]])? {
    let (drafts, troubles, _) = read()
    if drafts.isEmpty, let trouble = troubles.first { throw trouble }
    for (begun, draft) in drafts {
      guard let made = try? draft.steps.made(draft.openNumbers) else { continue }
      return (begun, made.steps.filter { $0.fate == nil }.map(\.entries))
    }
    return nil
  }

  /// Drops the edits at these places, or all, of the newest draft that was left. Returns the files that
  /// they change. Throws ``Refused`` if one of them doesn't exist, or another one needs it.
  func drop(_ edits: [Int]) async throws -> [String] {
    guard case (var draft, let chosen)? = try await opened(edits) else { return [] }
    defer { draft.close() }
    let open = draft.steps.open
    _ = try draft.steps.made(draft.openNumbers.subtracting(chosen))
    draft.settle(chosen, as: .dropped)
    let files = open.filter { chosen.contains($0.number) }.flatMap { $0.entries.map(\.path) }
    return Set(files).sorted()
  }

  /// Opens the newest draft that was left, with the numbers of its open steps at these places, or of
  /// all. Waits for one that an author's program has open for the moment.
  func opened(_ edits: [Int]) async throws -> (SavedDraft, Set<Int>)? {
    var found: SavedDraft?
    try? await Self.retried {
      for name in names where found == nil {
        found = try? SavedDraft(
          at: folder.appending(name), keepingSteps: author != nil, LOCK_EX | LOCK_NB)
        if let draft = found, isOver(draft) {
          draft.close()
          found = nil
        }
      }
      return found != nil || author == nil || !read().isBusy
    }
    guard let found else {
      if author != nil, let trouble = read().troubles.first { throw trouble }
      return nil
    }
    let numbers = found.steps.open.map(\.number)
    if let wrong = edits.first(where: { !numbers.indices.contains($0 - 1) }) {
      found.close()
      throw Refused("There is no edit \(wrong): the proposal has \(numbers.count)")
    }
    return (found, Set(edits.isEmpty ? numbers : edits.map { numbers[$0 - 1] }))
  }

  /// Tries something until it succeeds, for at most two seconds: nothing reports that a draft is no
  /// longer in use.
  static func retried(_ hasSucceeded: () -> Bool) async throws {
    for _ in 1..<40 {
      if hasSucceeded() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}

extension WatchedTree {
  /// The numbered steps of drafts, in a folder a draft, in a folder an author.
  fileprivate static let drafts = WatchedTree(
    isFile: { $0.first?.isNumber == true }, isFolder: { _ in true }
  ) { root in
    func below(_ folder: FilePath) -> [FilePath] {
      ((try? FolderEntry.all(in: folder)) ?? []).filter { !$0.isFile }.map {
        folder.appending($0.name)
      }
    }
    let authors = below(root)
    // A step is written at once, which its folder tells.
    return ([root] + authors).map { Folder(path: $0, hasSubfolders: true) }
      + authors.flatMap(below).map { Folder(path: $0) }
  }
}
