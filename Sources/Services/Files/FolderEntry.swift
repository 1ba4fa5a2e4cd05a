import CLibrary
import SystemPackage

struct FolderEntry {
  let name: FilePath.Component
  /// Whether this is certainly a regular file.
  let isFile: Bool
  /// Whether this is a folder. A link to one isn't, which rules out cycles.
  let isFolder: Bool

  /// Returns the entries of `folder` in any order, without hidden ones. Throws ``FileTrouble``.
  static func all(in folder: FilePath) throws(FileTrouble) -> [FolderEntry] {
    guard let directory = opendir(folder.string) else {
      throw FileTrouble(folder, Errno(rawValue: errno))
    }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      guard entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) else { continue }
      var type = Int(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1, FilePath.Component.init(platformString:))
      }
      guard let name else { continue }
      if type == Int(DT_UNKNOWN) {
        switch (try? Stat(folder.appending(name), followTargetSymlink: false))?.type {
        case .directory: type = Int(DT_DIR)
        case .regular: type = Int(DT_REG)
        default: break
        }
      }
      entries.append(
        FolderEntry(name: name, isFile: type == Int(DT_REG), isFolder: type == Int(DT_DIR)))
    }
    return entries
  }
}
