import BusinessLogic
import ReactiveHybrid
import SystemPackage

/// A new decision was asked for where only one file was opened.
struct NotAFolder: Refusal, CustomStringConvertible {
  let path: FilePath

  var description: String {
    "\(path) is one decision: open its folder to make another"
  }
}
