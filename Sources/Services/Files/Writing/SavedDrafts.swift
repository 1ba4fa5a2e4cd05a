import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage
import Threads

/// The drafts of one opened path in the user's state folder, until they are kept or dropped.
package final class SavedDrafts: Sendable {
  let root: FilePath
  let author: String?
  let folder: FilePath
  private let disk: AtomicFile
  private let now: @Sendable () -> String
  private let state = Locked(State())
  private let safe = Locked(true)
  /// Whether the open draft is left as soon as it is saved.
  private let isLeft = Locked(false)

  private struct State {
    var draft: SavedDraft?
    /// The steps of it that are kept; `nil` for all.
    var chosen: Set<Int>?
    /// The copies that aren't on the disk, by path.
    var unsaved: [String: Journal.Entry] = [:]
    var hasWarned = false
  }

  /// Whether all edits of the open draft are on the disk. It doesn't wait for one that is being saved.
  package var areSafe: Bool { safe.withLock { $0 } }

  /// Finds the drafts of the decisions at `path`; returns `nil` if there is nothing at it. `now`
  /// returns the time, as `YYYY-MM-DD hh:mm:ss`. Reports a warning once an edit can't be saved.
  package init?(
    of path: String, in stateFolder: String, by author: String? = nil, on disk: AtomicFile,
    now: @escaping @Sendable () -> String
  ) {
    let kind = author == nil ? "drafts" : "proposals"
    guard let all = Self.folder(of: kind, to: path, in: stateFolder) else { return nil }
    folder = author.map { all.appending($0) } ?? all
    (root, self.author, self.disk, self.now) = (FilePath(path), author, disk, now)
  }

  /// Returns the folder of the drafts of a kind for the decisions at a path; `nil` if there is nothing
  /// at it.
  static func folder(of kind: String, to path: String, in state: String) -> FilePath? {
    let place = try? FilePath(path).resolved().string
    let name = place?.replacing("%", with: "%25").replacing("/", with: "%2F")
    // A name may have 255 bytes.
    let short = name.map { $0.utf8.count > 255 ? "\(Fingerprint(of: $0.utf8))" : $0 }
    return short.map { FilePath(state).appending(kind).appending($0) }
  }

  /// Goes on with the newest draft that was left, and returns what it changes, and its steps with those
  /// that were kept before; `nil` if there is none.
  ///
  /// With `edits`, by their places among the open steps, takes only these. Throws ``Refused`` if
  /// one of them doesn't exist, or needs another one.
  func resume(
    _ edits: [Int] = []
  ) async throws -> (changed: [Journal.Entry], steps: [DraftSteps.Step])? {
    guard let (draft, chosen) = try await opened(edits) else { return nil }
    do {
      let changed = try draft.steps.changed(by: chosen)
      state.withLock { $0 = State(draft: draft, chosen: edits.isEmpty ? nil : chosen) }
      return (changed, try draft.steps.made(chosen).steps)
    } catch {
      draft.close()
      throw error
    }
  }

  private func entry(of part: Replacement) -> Journal.Entry {
    let path = FilePath(part.old?.path ?? part.key).inside(root).string
    return Journal.Entry(path: path, before: part.old?.bytes, after: part.new?.bytes)
  }

  /// Saves the copies that a step has changed, after changes by others in these, and those that couldn't
  /// be saved before. Throws ``Refused`` if nobody would ever see them: a proposal is nowhere but on the
  /// disk.
  func save(_ copies: [DraftCopy], after others: [Replacement] = []) throws {
    defer { closeIfLeft() }
    try state.withLock { state in
      if let draft = state.draft, !draft.isAtItsPath {
        draft.close()
        state.draft = nil
        for entry in draft.changed {
          state.unsaved[entry.path] = state.unsaved[entry.path] ?? entry
        }
      }
      let earlier = state.unsaved
      for copy in copies {
        let entry = entry(of: Replacement(copy.source, with: copy.text))
        state.unsaved[entry.path] = entry
      }
      do {
        if state.draft == nil {
          let path = folder.appending("\(now()) \(getpid())")
          try SavedDraft.make(path)
          // It waits: another session may be looking.
          state.draft = try SavedDraft(at: path, keepingSteps: author != nil, LOCK_EX)
        }
        // Without an author, only the last step of a file counts.
        if author != nil {
          try state.draft?.write(others.map(entry), as: .kept, on: disk)
        }
        try state.draft?.write(Array(state.unsaved.values), on: disk)
        state.unsaved = [:]
      } catch {
        let why = (error as? Errno).map { FileTrouble(folder, .unwritable("\($0)")) } ?? error
        if author != nil {
          state.unsaved = earlier
          throw Refused("Nothing was proposed, because the proposal can't be saved: \(why)")
        }
        if !state.hasWarned {
          disk.report("Warning: the draft will be lost with the session: \(why)")
        }
        state.hasWarned = true
      }
      safe.withLock { $0 = state.unsaved.isEmpty }
    }
  }

  /// Ends the open draft, whose steps, or those that were chosen, are kept or dropped.
  func end() {
    state.withLock { state in
      leave(&state) { draft, chosen in
        if let chosen { draft.settle(chosen, as: .kept) } else { draft.remove() }
      }
    }
  }

  /// Leaves the open draft to the next session. Doesn't wait for a disk that stalls while the draft is
  /// being saved: the draft is left after that.
  package func close() {
    isLeft.withLock { $0 = true }
    closeIfLeft()
  }

  private func closeIfLeft() {
    guard isLeft.withLock({ $0 }) else { return }
    _ = state.withLockIfFree { state in
      leave(&state) { draft, _ in if draft.changed.isEmpty { draft.remove() } }
    }
  }

  private func leave(_ state: inout State, _ body: (inout SavedDraft, Set<Int>?) -> Void) {
    if var draft = state.draft {
      body(&draft, state.chosen)
      draft.close()
    }
    state = State()
    isLeft.withLock { $0 = false }
    safe.withLock { $0 = true }
  }
}
