import BusinessLogic
import Decisions

/// Reads the files that drafts change.
extension DecisionSource {
  /// The keys of the decisions, by path.
  var keys: [String?: String] {
    get async {
      let all = try? await getDecisions(upTo: nil).items.map { ($0.path, $0.key) }
      return Dictionary(all ?? []) { first, _ in first }
    }
  }

  /// Returns the present texts of files, by path; without those that can't be read.
  func present(_ entries: [Journal.Entry]) async -> [String: SourceText] {
    let keys = await keys
    var texts: [String: SourceText] = [:]
    for path in Set(entries.map(\.path)) {
      if let key = keys[path] { texts[path] = try? await text(of: key) }
    }
    return texts
  }

  /// Returns a copy with all that others have changed in its file since. If that conflicts with it,
  /// returns the copy alone. But where the draft is a proposal, what others have written counts for its
  /// author, too: returns the present text, perhaps that of another file, or `nil` if there is none.
  func merged(
    _ copy: DraftCopy, isProposal: Bool, _ read: (SourceText) async throws -> Decision
  ) async -> DraftCopy? {
    guard let present = try? await text(of: copy.source.key) else { return isProposal ? nil : copy }
    if present.path == copy.source.path {
      if present.consists(of: copy.source.bytes) { return copy }
      if let text = copy.text(after: present), let decision = try? await read(text),
        !decision.isInConflict
      {
        return DraftCopy(source: present, text: text, decision: decision)
      }
    }
    guard isProposal, let decision = try? await read(present) else { return copy }
    return DraftCopy(source: present, text: present, decision: decision, isSuperseded: true)
  }

  /// Returns what an author's drafts change in the present texts; `nil` if they change nothing.
  func proposal(
    in drafts: SavedDrafts, _ change: (Replacement) -> DecisionChange
  ) async -> Proposal? {
    let author = drafts.author ?? ""
    do {
      guard let (begun, steps) = try drafts.edits() else { return nil }
      var present = await present(steps.flatMap(\.self))
      let edits = steps.map { step in
        step.map { entry in
          let part = drafts.texts(of: entry).made(in: present[entry.path])
          present[entry.path] = part.new
          return change(part)
        }
      }
      return Proposal(author: author, begun: begun, edits: edits)
    } catch {
      return Proposal(author: author, begun: "", edits: [], trouble: "\(error)")
    }
  }
}
