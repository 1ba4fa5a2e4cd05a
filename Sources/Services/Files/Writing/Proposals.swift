import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage

/// The drafts of one opened path that other programs leave for the user to keep or drop, each in its
/// author's name.
public struct Proposals: Sendable {
  private let root: FilePath
  private let state: FilePath
  private let disk: AtomicFile
  private let now: @Sendable () -> String

  /// Finds the proposals to the decisions at `path`; `now` and `report` are those of ``SavedDrafts``.
  public init(
    of path: String, in stateFolder: String, now: @escaping @Sendable () -> String,
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (root, state) = (FilePath(path), FilePath(stateFolder))
    (disk, self.now) = (AtomicFile(report: report), now)
  }

  /// Returns the drafts of an author, whose name becomes a plain word; `nil` if nothing is left of it.
  public func of(_ author: String) -> SavedDrafts? {
    let name = slug(author)
    return name.isEmpty ? nil : SavedDrafts(of: root, in: state, by: name, on: disk, now: now)
  }

  private var folder: FilePath? {
    SavedDrafts.folder(of: root).map { state.appending("proposals").appending($0) }
  }

  /// The names of those who have proposed something.
  var authors: [String] {
    let entries = folder.flatMap { try? FolderEntries.of($0) } ?? []
    return entries.filter { !$0.isFile }.map(\.name.string).sorted()
  }

  /// Whether a session is open whose user hears of proposals as they come.
  public var isAttended: Bool {
    guard let lock = try? folder.map(Self.opened) else { return false }
    defer { try? lock.close() }
    return flock(lock.rawValue, LOCK_EX | LOCK_NB) != 0
  }

  /// Tells other programs that a user hears of proposals, until the returned function is called or
  /// this program ends.
  public func attend() -> @Sendable () -> Void {
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

  /// Returns a stream of all proposals, now and after each change.
  public func states() throws -> AsyncStream<[LeftDraft]> {
    guard let folder else { return AsyncStream { $0.finish() } }
    let states = try FolderWatcher.states(of: folder, .drafts)
    return AsyncStream {
      var next = states.makeAsyncIterator()
      guard await next.next() != nil else { return nil }
      return await left()
    }
  }

  /// Returns all proposals. Waits for those that are in use.
  private func left() async -> [LeftDraft] {
    var found: [LeftDraft] = []
    try? await SavedDrafts.retried {
      let all = authors.compactMap { of($0)?.found() }
      found = all.flatMap(\.drafts)
      return !all.contains(where: \.isBusy)
    }
    return found
  }
}

extension WatchedTree {
  /// The numbered steps of drafts, in a folder a draft, in a folder an author.
  fileprivate static let drafts = WatchedTree(
    isFile: { $0.first?.isNumber == true }, isFolder: { _ in true }
  ) { root in
    func below(_ folder: FilePath) -> [FilePath] {
      ((try? FolderEntries.of(folder)) ?? []).filter { !$0.isFile }.map {
        folder.appending($0.name)
      }
    }
    guard (try? Stat(root)) != nil else { return [] }
    let authors = below(root)
    return (([root] + authors).map { WatchedTree.Folder(path: $0, hasSubfolders: true) })
      + authors.flatMap(below).map { folder in
        let files = (try? FolderEntries.of(folder)) ?? []
        return WatchedTree.Folder(path: folder, files: files.map(\.name.string))
      }
  }
}
