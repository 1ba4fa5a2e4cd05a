import CLibrary
import SystemPackage

extension FileDescriptor {
  /// Creates a file without a name, which vanishes with the program unless it gets one. Returns `nil` if it
  /// can't: some file systems have none, and macOS neither.
  static func unnamed(in folder: FilePath, mode: mode_t) -> FileDescriptor? {
    #if canImport(Glibc)
      // The macro `O_TMPFILE` isn't imported.
      let flags = 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC
      let file = CLibrary.open(folder.string, flags, mode)
      return file < 0 ? nil : FileDescriptor(rawValue: file)
    #else
      return nil
    #endif
  }

  /// A path of the file by which a link can give it a name, where /proc is mounted.
  var unnamedPath: String { "/proc/self/fd/\(rawValue)" }
}

func linkFollowing(_ old: String, _ path: String) -> CInt {
  linkat(AT_FDCWD, old, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
}
