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

  package func draftedKeys() async throws -> Set<String> {
    let sources = changed.map(\.source)
    var stale: [String] = []
    for source in sources where (try? await base.text(of: source.key)) != source {
      stale.append(source.key)
    }
    guard stale.isEmpty else { throw RequestRefusal.draftIsStale(stale) }
    return Set(sources.map(\.key))
  }

  package func keep(_ key: String) async throws -> EditReceipt {
    guard let copy = copies?[key] else { throw NoSuchDecision(key: key, among: []) }
    try await base.locked(copy.text.path) {
      try await base.replace(copy.source, with: copy.text)
    }
    return log(copy.source, copy.text)
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
  private var changed: [DraftCopy] { sortedCopies.filter { $0.text != $0.source } }

  /// The copies, sorted by key.
  var sortedCopies: [DraftCopy] {
    copies?.values.sorted { $0.text.key < $1.text.key } ?? []
  }
}
