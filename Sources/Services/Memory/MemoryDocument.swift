import BusinessLogic
import DecisionMarkdown

/// What is kept in memory of a decision.
enum MemoryDocument {
  /// As it was given. To write and read what nobody edits would take a sixth of the time of a start.
  case given(Decision)
  /// As a file would hold it.
  case written([UInt8])

  /// What it says, of a decision called `name` where it doesn't say that itself.
  func decision(named name: String) -> Decision {
    switch self {
    case .given(let decision): decision
    case .written(let bytes): DecisionMarkdown.decision(in: bytes, named: name).withoutLines
    }
  }

  /// What a file would hold.
  var bytes: [UInt8] {
    switch self {
    case .given(let decision): DecisionMarkdown.document(of: decision)
    case .written(let bytes): bytes
    }
  }
}

/// An edit of a document in memory: `before` is `nil` if it made the document.
struct MemoryEdit {
  let place: String
  let before: MemoryDocument?
  let after: MemoryDocument
}
