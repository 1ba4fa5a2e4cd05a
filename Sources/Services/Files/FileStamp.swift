import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of a file from the next without reading it.
struct FileStamp: Hashable {
  private let device: DeviceID
  private let inode: Inode
  /// In bytes.
  let size: Int64
  private let written: Moment
  /// Moves also when somebody writes and then sets the time of writing back.
  private let changed: Moment

  private struct Moment: Hashable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// The file's present stamp; `nil` if there is no such file.
  init?(of path: FilePath) {
    guard let stat = try? Stat(path) else { return nil }
    device = stat.deviceID
    inode = stat.inode
    size = stat.size
    written = Moment(stat.st_mtim)
    changed = Moment(stat.st_ctim)
  }
}
