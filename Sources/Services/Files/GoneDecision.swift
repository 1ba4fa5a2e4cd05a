import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// A decision was asked for that was opened before and is no longer there: nobody has mistyped it.
struct GoneDecision: Refusal, Remediable, Equatable, CustomStringConvertible {
  /// Where it was.
  let path: FilePath

  /// What it was called.
  let title: String

  var description: String {
    "\"\(title)\" has gone, there is no \(path) any more"
  }

  var remedy: Remedy? { .listDecisions }
}
