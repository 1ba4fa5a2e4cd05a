import CLibrary
import SystemPackage

extension AtomicFile {
  /// Adds bytes to the end of the file at `path`, which is created if there is none. If it throws
  /// ``FileTrouble``, the file is as before.
  func extend(_ path: FilePath, with bytes: [UInt8]) throws {
    try naming(path, isNew: true) {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.append, .create, .closeOnExec, .nonBlocking],
        permissions: FilePermissions(rawValue: 0o666))
      try file.closeAfter {
        let end = try Stat(path).type == .regular ? try file.seek(offset: 0, from: .end) : nil
        do {
          try file.writeAll(bytes)
          if end != nil { try flush(file) }
        } catch {
          if let end { ftruncate(file.rawValue, off_t(end)) }
          throw error
        }
      }
    }
  }
}
