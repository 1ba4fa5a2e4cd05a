import BusinessLogic
import DecisionMarkdown

enum MemoryDocument {
  /// A decision as given. Formatting and parsing it before any edit would take a sixth of the
  /// start-up time.
  case given(Decision)
  case written([UInt8])

  /// Returns the decision, with `name` as its title if it has none.
  func decision(named name: String) -> Decision {
    switch self {
    case .given(let decision): decision
    case .written(let bytes): DecisionMarkdown.decision(in: bytes, named: name).withoutLines
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .given(let decision): DecisionMarkdown.document(of: decision)
    case .written(let bytes): bytes
    }
  }
}

/// An edit of a document in memory; `before` is `nil` if the edit created the document.
struct MemoryEdit {
  let place: String
  let before: MemoryDocument?
  let after: MemoryDocument
}
