import BusinessLogic

/// What a source has of the files that drafts change.
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
