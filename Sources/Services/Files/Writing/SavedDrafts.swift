import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage
import Threads

/// The drafts of one opened path in the user's state folder, until they are kept or dropped.
public final class SavedDrafts: Sendable {
  private let root: FilePath
  let author: String?
  private let folder: FilePath
  private let disk: AtomicFile
  private let now: @Sendable () -> String
  private let state = Locked(State())
  private let safe = Locked(true)

  private struct State {
    var draft: SavedDraft?
    /// The steps of it that are kept; `nil` for all.
    var chosen: Set<Int>?
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
      var version = Hasher()
      version.combine(author)
      version.combine(begun)
      for entry in draft.steps.all.flatMap(\.entries) { version.combine(entry.after) }
      let left = LeftDraft(
        files: draft.changed.map(\.path), begun: begun, author: author,
        version: version.finalize())
      drafts.append(left)
    } onTrouble: {
      troubles.append($0)
    }
    return (drafts, troubles, isBusy)
  }

  /// Returns the open steps of the newest draft that an ended session has left, with the texts that
  /// each replaces; `nil` if there is none.
  func edits() -> (begun: String, steps: [[Replacement]])? {
    var newest: (begun: String, steps: [[Replacement]])?
    read { begun, draft in
      guard newest == nil, let made = try? draft.steps.made(Set(draft.steps.open.map(\.number)))
      else { return }
      newest = (
        begun, made.filter { $0.fate == nil }.map { $0.entries.map { texts(of: $0).texts } }
      )
    }
    return newest
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
        let draft = try SavedDraft(
          at: folder.appending(name), keepingSteps: author != nil, LOCK_SH | LOCK_NB)
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
  ///
  /// With `edits`, by their places among the open steps, takes only these. Throws ``RequestRefusal`` if
  /// one of them doesn't exist, or needs another one.
  func resume(_ edits: [Int] = []) async throws -> [(path: String, texts: Replacement)] {
    guard let (draft, chosen) = try await opened(edits) else { return [] }
    do {
      let changed = try draft.steps.changed(by: chosen)
      state.withLock { $0 = State(draft: draft, chosen: edits.isEmpty ? nil : chosen) }
      return changed.map(texts)
    } catch {
      draft.close()
      throw error
    }
  }

  /// Drops the edits at these places, or all, of the newest draft that was left. Returns the files that
  /// they change. Throws ``RequestRefusal`` if one of them doesn't exist, or another one needs it.
  func drop(_ edits: [Int]) async throws -> [String] {
    guard let (left, chosen) = try await opened(edits) else { return [] }
    var draft = left
    defer { draft.close() }
    let open = draft.steps.open
    _ = try draft.steps.changed(by: Set(open.map(\.number)).subtracting(chosen))
    draft.settle(chosen, as: .dropped)
    let files = open.filter { chosen.contains($0.number) }.flatMap { $0.entries.map(\.path) }
    return Set(files).sorted()
  }

  /// Opens the newest draft that was left, with the numbers of its open steps at these places, or of
  /// all. Waits for one that an author's program has open for the moment.
  private func opened(_ edits: [Int]) async throws -> (SavedDraft, Set<Int>)? {
    var found: SavedDraft?
    try? await Self.retried {
      for name in names where found == nil {
        found = try? SavedDraft(
          at: folder.appending(name), keepingSteps: author != nil, LOCK_EX | LOCK_NB)
        if found?.changed.isEmpty == true {
          found?.close()
          found = nil
        }
      }
      return found != nil || author == nil || !self.found().isBusy
    }
    guard let found else { return nil }
    let numbers = found.steps.open.map(\.number)
    let chosen = edits.filter(numbers.indices.map { $0 + 1 }.contains).map { numbers[$0 - 1] }
    guard chosen.count == edits.count else {
      found.close()
      throw RequestRefusal.noEdit(edits.first { $0 > numbers.count } ?? 0, of: numbers.count)
    }
    return (found, Set(edits.isEmpty ? numbers : chosen))
  }

  /// Tries something until it succeeds, but at most two seconds: the end of a draft's use is no change
  /// that would be told.
  static func retried(_ hasSucceeded: () -> Bool) async throws {
    for _ in 1..<40 where !hasSucceeded() {
      try await Task.sleep(for: .milliseconds(50))
    }
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
          for entry in draft.changed {
            state.unsaved[entry.path] = state.unsaved[entry.path] ?? entry
          }
        }
        if state.draft == nil {
          state.draft = try SavedDraft(
            new: folder.appending("\(now()) \(getpid())"), keepingSteps: author != nil)
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

  /// Ends the open draft, whose steps, or those that were chosen, are kept or dropped.
  func end() {
    leave { draft, chosen in
      if let chosen { draft.settle(chosen, as: .kept) } else { draft.remove() }
    }
  }

  /// Leaves the open draft to the next session.
  public func close() { leave { draft, _ in if draft.changed.isEmpty { draft.remove() } } }

  private func leave(_ body: (inout SavedDraft, Set<Int>?) -> Void) {
    state.withLock { state in
      if var draft = state.draft {
        body(&draft, state.chosen)
        draft.close()
      }
      state = State()
    }
    safe.withLock { $0 = true }
  }
}
