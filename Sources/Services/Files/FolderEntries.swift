import CLibrary
import SystemPackage

enum FolderEntries {
  struct Entry {
    let name: FilePath.Component
    /// Whether this is certainly a regular file.
    let isFile: Bool
    /// Whether this is a folder. A link to one isn't, which rules out cycles.
    let isFolder: Bool
  }

  /// Returns the entries of `folder` in any order, without hidden ones. Throws ``FileTrouble``.
  static func of(_ folder: FilePath) throws(FileTrouble) -> [Entry] {
    var entries: [Entry] = []
    try each(in: folder) { name, type in
      guard name.pointee != CChar(UInt8(ascii: ".")),
        let name = FilePath.Component(platformString: name)
      else { return }
      let isFolder =
        type == Int(DT_DIR) || type == Int(DT_UNKNOWN) && isFolder(folder.appending(name))
      entries.append(Entry(name: name, isFile: type == Int(DT_REG), isFolder: isFolder))
    }
    return entries
  }

  /// Calls `body` with the name and the `d_type` of each entry. Throws ``FileTrouble``.
  static func each(
    in folder: FilePath, _ body: (UnsafePointer<CChar>, _ type: Int) -> Void
  ) throws(FileTrouble) {
    guard let directory = opendir(folder.string) else {
      throw FileTrouble(folder, Errno(rawValue: errno))
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { body($0, type) }
      }
    }
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    (try? Stat(path, followTargetSymlink: false))?.type == .directory
  }
}
