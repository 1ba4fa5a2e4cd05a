import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage
import Threads

/// The drafts of one opened path in the user's state folder, until they are kept or dropped.
public final class SavedDrafts: Sendable {
  private let root: FilePath
  private let author: String?
  private let folder: FilePath
  private let disk: AtomicFile
  private let now: @Sendable () -> String
  private let state = Locked(State())
  private let safe = Locked(true)

  private struct State {
    var draft: SavedDraft?
    /// The copies that aren't on the disk, by path.
    var unsaved: [String: Journal.Entry] = [:]
    var hasWarned = false
  }

  /// Whether all edits of the open draft are on the disk. It doesn't wait for one that is being saved.
  public var areSafe: Bool { safe.withLock { $0 } }

  /// Finds the drafts of the decisions at `path`; returns `nil` if there is nothing at it. `now`
  /// returns the time, as `YYYY-MM-DD hh:mm:ss`. Calls `report` with a warning once an edit can't be
  /// saved.
  public convenience init?(
    of path: String, in stateFolder: String, now: @escaping @Sendable () -> String,
    reporting report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      of: FilePath(path), in: FilePath(stateFolder), on: AtomicFile(report: report), now: now)
  }

  init?(
    of root: FilePath, in stateFolder: FilePath, by author: String? = nil,
    on disk: AtomicFile = AtomicFile(), now: @escaping @Sendable () -> String
  ) {
    guard let name = Self.folder(of: root) else { return nil }
    self.author = author
    folder =
      author.map { stateFolder.appending("proposals").appending(name).appending($0) }
      ?? stateFolder.appending("drafts").appending(name)
    (self.root, self.disk, self.now) = (root, disk, now)
  }

  /// Returns the name of the folder for the drafts of the decisions at a path; `nil` if there is
  /// nothing at it.
  static func folder(of root: FilePath) -> String? {
    (try? root.resolved())?.string.replacing("%", with: "%25").replacing("/", with: "%2F")
  }

  /// Returns the drafts that ended sessions have left, the newest first, and the reasons why others
  /// can't be read.
  public func left() -> (drafts: [LeftDraft], troubles: [any Error]) {
    let found = found()
    return (found.drafts, found.troubles)
  }

  /// Returns what ``left()`` returns, and whether a living session has another draft open.
  func found() -> (drafts: [LeftDraft], troubles: [any Error], isBusy: Bool) {
    var (drafts, troubles): ([LeftDraft], [any Error]) = ([], [])
    let isBusy = read { begun, draft in
      let left = LeftDraft(
        files: draft.changed.map(\.path), begun: begun, author: author,
        version: draft.changed.map(\.after).hashValue)
      drafts.append(left)
    } onTrouble: {
      troubles.append($0)
    }
    return (drafts, troubles, isBusy)
  }

  /// Returns the texts of the drafts that ended sessions have left, the newest first.
  func texts() -> [(begun: String, texts: [Replacement])] {
    var drafts: [(begun: String, texts: [Replacement])] = []
    read { begun, draft in drafts.append((begun, draft.changed.map { texts(of: $0).texts })) }
    return drafts
  }

  /// Returns whether a living session has one of them open.
  @discardableResult
  private func read(
    _ body: (_ begun: String, SavedDraft) -> Void, onTrouble: (any Error) -> Void = { _ in }
  ) -> Bool {
    var isBusy = false
    for name in names {
      do {
        // Shared, because another session may be looking, too.
        let draft = try SavedDraft(at: folder.appending(name), LOCK_SH | LOCK_NB)
        draft?.close()
        isBusy = isBusy || draft == nil
        if let draft, !draft.changed.isEmpty { body(String(name.prefix(16)), draft) }
      } catch {
        onTrouble(FileTrouble(folder.appending(name), error))
      }
    }
    return isBusy
  }

  /// The names of the drafts, the newest first.
  private var names: [String] {
    ((try? FolderEntries.of(folder)) ?? []).map(\.name.string).sorted(by: >)
  }

  /// Goes on with the newest draft that was left, and returns its texts; of a file that doesn't exist
  /// any more with the key that its name makes. Empty if there is none.
  func resume() -> [(path: String, texts: Replacement)] {
    var found: SavedDraft?
    for name in names where found == nil {
      found = try? SavedDraft(at: folder.appending(name), LOCK_EX | LOCK_NB)
      if found?.changed.isEmpty == true {
        found?.close()
        found = nil
      }
    }
    guard let draft = found else { return [] }
    state.withLock { $0 = State(draft: draft) }
    return draft.changed.map(texts)
  }

  private func texts(of entry: Journal.Entry) -> (path: String, texts: Replacement) {
    let path = root.isFolder ? entry.path(in: root) : root
    func text(_ bytes: [UInt8]?) -> SourceText {
      SourceText(
        key: DecisionKey.of(path), path: path.string, name: DecisionFile.name(of: path),
        bytes: bytes ?? [])
    }
    return (entry.path, Replacement(text(entry.before), with: text(entry.after)))
  }

  /// Saves the copies that a step has changed, and those that couldn't be saved before.
  func save(_ copies: [DraftCopy]) {
    state.withLock { state in
      for copy in copies {
        let path = path(of: copy.source)
        state.unsaved[path] = Journal.Entry(
          path: path, before: copy.source.bytes, after: copy.text.bytes)
      }
      do {
        if let draft = state.draft, !draft.isAtItsPath {
          draft.close()
          state.draft = nil
          state.unsaved.merge(draft.entries) { new, _ in new }
        }
        if state.draft == nil {
          state.draft = try SavedDraft(new: folder.appending("\(now()) \(getpid())"))
        }
        try state.draft?.write(Array(state.unsaved.values), on: disk)
        state.unsaved = [:]
      } catch {
        if !state.hasWarned {
          let why = (error as? Errno).map { FileTrouble(folder, .unwritable("\($0)")) } ?? error
          disk.report("Warning: the draft will be lost with the session: \(why)")
        }
        state.hasWarned = true
      }
      safe.withLock { $0 = state.unsaved.isEmpty }
    }
  }

  private func path(of text: SourceText) -> String {
    var path = FilePath(text.path ?? text.key)
    guard root.isFolder, path.removePrefix(root) else { return path.lastComponent?.string ?? "" }
    return path.string
  }

  /// Removes the open draft, which was kept or dropped.
  func end() { leave { $0.remove() } }

  /// Leaves the open draft to the next session.
  public func close() { leave { if $0.changed.isEmpty { $0.remove() } } }

  private func leave(_ body: (SavedDraft) -> Void) {
    state.withLock { state in
      if let draft = state.draft {
        body(draft)
        draft.close()
      }
      state = State()
    }
    safe.withLock { $0 = true }
  }
}
