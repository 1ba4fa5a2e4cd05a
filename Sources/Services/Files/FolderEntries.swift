import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands directly in a folder.
enum FolderEntries {
  struct Entry {
    let name: FilePath.Component
    /// Whether it is certainly an ordinary file, and so no folder.
    let isFile: Bool
  }

  /// The entries of `folder` in any order, without hidden ones; throws ``FileTrouble``.
  static func of(_ folder: FilePath) throws(FileTrouble) -> [Entry] {
    guard let directory = opendir(folder.string) else {
      throw FileTrouble(folder, Errno(rawValue: errno))
    }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { FilePath(platformString: $0) }
      }
      guard let component = name.lastComponent, !name.string.hasPrefix(".") else { continue }
      entries.append(
        Entry(name: component, isFile: Int(entry.pointee.d_type) == Int(DT_REG)))
    }
    return entries
  }
}
