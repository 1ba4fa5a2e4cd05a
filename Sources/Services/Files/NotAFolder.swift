import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// The error for a new decision when a single file is open.
struct NotAFolder: Refusal, Remediable, CustomStringConvertible {
  let path: FilePath

  var description: String {
    "\(path) is a single decision"
  }

  var remedy: Remedy? { .openFolder }
}
