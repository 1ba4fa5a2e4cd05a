import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// The error for a decision that was opened before and whose file has gone since.
struct GoneDecision: Refusal, Remediable, Equatable, CustomStringConvertible {
  let path: FilePath

  /// The title when it was last read.
  let title: String

  var description: String {
    "\"\(title)\" has gone, there is no \(path) any more"
  }

  var remedy: Remedy? { .listDecisions }
}
