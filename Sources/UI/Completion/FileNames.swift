import Prompt
import Threads

/// The names in a folder.
nonisolated enum FileNames {
  /// Returns the paths of the files in `path`'s folder, in alphabetical order; folders end with a
  /// slash. Hidden files need a typed dot; an unreadable folder has no candidates.
  static func candidates(for path: String) -> [Candidate] {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<slash]
    guard let entries = opendir(folder.isEmpty ? "." : expanded(String(folder))) else { return [] }
    defer { closedir(entries) }
    var found: [Candidate] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name != ".", name != "..", !name.hasPrefix(".") || path[slash...].hasPrefix(".") else {
        continue
      }
      let isFolder = isFolder(expanded(folder + name))
      found.append(Candidate(folder + name + (isFolder ? "/" : ""), goesOn: isFolder))
    }
    return found.sorted { $0.text < $1.text }
  }

  /// Returns the path with the home directory in place of a leading `~`.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func isFolder(_ path: some StringProtocol) -> Bool {
    var status = stat()
    return stat(String(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
