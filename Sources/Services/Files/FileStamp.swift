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

  /// Whether the content of the same file hasn't been written to since, though its name or its
  /// mode may have changed.
  func hasContent(of other: FileStamp) -> Bool {
    device == other.device && inode == other.inode && size == other.size && written == other.written
  }

  /// The file's present stamp; `nil` if there is no such file.
  init?(of path: FilePath) {
    guard let stat = try? Stat(path) else { return nil }
    self.init(stat)
  }

  /// The stamp that is part of a file's status.
  init(_ stat: Stat) {
    device = stat.deviceID
    inode = stat.inode
    size = stat.size
    written = Moment(stat.st_mtim)
    changed = Moment(stat.st_ctim)
  }
}
