import CLibrary
import SystemPackage

/// A file's metadata that changes with its content, to compare two versions without reading them.
struct FileStamp: Hashable {
  private let device: DeviceID
  private let inode: Inode
  private let size: Int64
  private let written: Duration
  /// The time of the last status change, which differs even if a program writes and then resets the
  /// modification time.
  private let changed: Duration

  init?(of path: FilePath) {
    guard let stat = try? Stat(path) else { return nil }
    device = stat.deviceID
    inode = stat.inode
    size = stat.size
    written = Self.time(stat.st_mtim)
    changed = Self.time(stat.st_ctim)
  }

  private static func time(_ time: timespec) -> Duration {
    .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension FileDescriptor {
  /// Returns whether the file at a path is still this one.
  func isAt(_ path: FilePath) -> Bool {
    guard let own = try? stat(), let present = try? Stat(path, followTargetSymlink: false) else {
      return false
    }
    return own.deviceID == present.deviceID && own.inode == present.inode
  }
}
