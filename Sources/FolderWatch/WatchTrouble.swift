import CLibrary
import SystemPackage

/// An error: the system lacks the resources to watch files.
package struct WatchTrouble: Error, Equatable, CustomStringConvertible {
  let errno: Errno

  init(_ code: CInt = CLibrary.errno) {
    errno = Errno(rawValue: code)
  }

  package var description: String {
    // The inotify limit has the same `errno` as a full disk.
    let reason = errno == .noSpace ? "no more folders may be watched at a time" : "\(errno)"
    return "Files can't be watched (\(reason))"
  }
}
