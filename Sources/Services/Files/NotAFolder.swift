import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// The error for a new decision when a single file is open.
struct NotAFolder: Refusal, CustomStringConvertible {
  let path: FilePath

  var description: String {
    "\(path) is one decision: open its folder to make another"
  }
}
