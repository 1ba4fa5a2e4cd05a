import BusinessLogic
import CLibrary
import DecisionMarkdown
import FolderWatch
import SystemPackage

extension SavedDrafts {
  /// Returns the drafts that ended sessions have left, the newest first, the reasons why others can't be
  /// read, and whether a living session has one open.
  package func left() -> (drafts: [LeftDraft], troubles: [any Error], isBusy: Bool) {
    let (found, troubles, isBusy) = read()
    let drafts = found.map { begun, draft in
      var version = Hasher()
      version.combine(author)
      version.combine(begun)
      for entry in draft.steps.all.flatMap(\.entries) { version.combine(entry.after) }
      return LeftDraft(
        files: draft.changed.map(\.path), begun: begun, author: author,
        version: version.finalize())
    }
    return (drafts, troubles, isBusy)
  }

  /// Returns the drafts with their contents, the errors, and whether a draft is busy. The drafts are
  /// closed by then.
  func read() -> (
    drafts: [(begun: String, draft: SavedDraft)], troubles: [any Error], isBusy: Bool
  ) {
    var (drafts, troubles, isBusy): ([(String, SavedDraft)], [any Error], Bool) = ([], [], false)
    for name in names {
      do {
        // Shared, because another session may be looking, too.
        let draft = try SavedDraft(
          at: folder.appending(name), keepingSteps: author != nil, LOCK_SH | LOCK_NB)
        defer { draft?.close() }
        isBusy = isBusy || draft == nil
        if let draft, !isOver(draft) { drafts.append((String(name.prefix(16)), draft)) }
      } catch {
        troubles.append(FileTrouble(folder.appending(name), error))
      }
    }
    return (drafts, troubles, isBusy)
  }

  /// Returns whether a draft would change nothing. If the files already have all its edits, removes it:
  /// its program was killed after it kept the draft.
  func isOver(_ draft: SavedDraft) -> Bool {
    let changed = draft.changed
    let isKept = changed.allSatisfy { entry in
      guard let before = entry.before, let after = entry.after,
        let present = try? DecisionFile.read(path(of: entry))
      else { return false }
      return DecisionMerge(base: before, ours: after, theirs: present).whole == present
    }
    if isKept, !changed.isEmpty, draft.lockAlone() { draft.remove() }
    return isKept
  }

  func path(of entry: Journal.Entry) -> FilePath {
    root.isFolder ? entry.path(in: root) : root
  }

  /// The names of the drafts, the newest first.
  var names: [String] {
    ((try? FolderEntry.all(in: folder)) ?? []).map(\.name.string).sorted(by: >)
  }

  /// Returns the texts of a file, with the key that its name makes.
  func texts(of entry: Journal.Entry) -> Replacement {
    let path = path(of: entry)
    func text(_ bytes: [UInt8]?) -> SourceText {
      SourceText(at: path, key: DecisionKey.of(path), bytes ?? [])
    }
    return Replacement(text(entry.before), with: text(entry.after))
  }
}
