import CLibrary
import SystemPackage

/// A file without a name, which vanishes with the program unless it gets one; some file systems
/// have none, and macOS neither.
struct UnnamedFile {
  let descriptor: FileDescriptor

  init?(in folder: FilePath, mode: mode_t) {
    #if canImport(Glibc)
      // The macro `O_TMPFILE` isn't imported.
      let descriptor = open(folder.string, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
      guard descriptor >= 0 else { return nil }
      self.descriptor = FileDescriptor(rawValue: descriptor)
    #else
      return nil
    #endif
  }

  /// Gives the file a name; returns -1 with `errno` if it can't, for example if the name is taken.
  func link(
    to path: FilePath, with link: (String, String) -> CInt = linkFollowing
  ) -> CInt {
    link("/proc/self/fd/\(descriptor.rawValue)", path.string)
  }
}

func linkFollowing(_ old: String, _ path: String) -> CInt {
  linkat(AT_FDCWD, old, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
}
