import BusinessLogic
import Decisions

extension Edited {
  /// What becomes of a proposal that is no longer kept.
  var lost: String {
    guard case .keep(_, _, _, _?) = action else { return "" }
    return "; this isn't proposed again, but can be redone"
  }

  /// What was deleted beside what was replaced.
  var deleted: String {
    let what =
      if case .edit(.choose, of: _) = action { "the old reason" } else { "the lines above it" }
    return receipts.compactMap(\.loss).map { "; deleted \(what): \"\($0)\"" }.joined()
  }

  /// What wasn't kept of a draft.
  var losing: String {
    guard case .keep(_, _, let dropped, _) = action else { return "" }
    return Dictionary(grouping: dropped, by: \.key).sorted { $0.key < $1.key }.map { key, changes in
      // The leading option changes only because of another change.
      let words = changes.flatMap(\.deltas).compactMap { delta -> String? in
        if case .lead = delta { nil } else { delta.words }
      }
      return "; dropped the edits of \(key): \(words.joined(separator: ", "))"
    }.joined()
  }
}
