import BusinessLogic
import Decisions

/// The copy of a text in a draft.
struct DraftCopy: Sendable {
  let source: SourceText
  let text: SourceText
  let decision: Decision
}

extension EditingService: DraftWorkerProtocol {
  package func beginDraft() {
    setCopies(copies ?? [:])
  }

  package func keep() async throws -> [EditReceipt] {
    let kept = changed
    let receipts = try await base.locked(kept.map(\.source.path)) {
      var stale: [String] = []
      for copy in kept where (try? await base.text(of: copy.source.key)) != copy.source {
        stale.append(copy.source.key)
      }
      guard stale.isEmpty else { throw RequestRefusal.draftIsStale(stale) }
      let parts = kept.map { Replacement($0.source, with: $0.text) }
      try await base.replace(parts)
      return log(parts, parts.compactMap(parsed))
    }
    setCopies(nil)
    return receipts
  }

  package func endDraft() async -> [DecisionChange] {
    var changes: [DecisionChange] = []
    for copy in changed {
      guard let original = try? await decision(in: copy.source) else { continue }
      changes.append(DecisionChange(of: copy.text.key, from: copy.decision, to: original))
    }
    setCopies(nil)
    return changes
  }

  /// The copies that differ from their originals, by key.
  var changed: [DraftCopy] { sortedCopies.filter { $0.text != $0.source } }

  /// The copies, sorted by key.
  var sortedCopies: [DraftCopy] {
    copies?.values.sorted { $0.text.key < $1.text.key } ?? []
  }
}
