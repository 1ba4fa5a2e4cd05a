import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of decision files.
enum MarkdownFolder {
  /// The Markdown files directly in `folder`, by name; hidden ones are nobody's decisions.
  ///
  /// Throws ``FileTrouble``, also when there is none.
  static func files(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    guard let directory = opendir(folder.string) else {
      throw FileTrouble(folder, Errno(rawValue: errno))
    }
    defer { closedir(directory) }
    var files: [FilePath] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { FilePath(platformString: $0) }
      }
      guard let component = name.lastComponent, !name.string.hasPrefix(".") else { continue }
      if isMarkdown(component) { files.append(folder.appending(component)) }
    }
    guard !files.isEmpty else { throw FileTrouble(folder, .noMarkdown) }
    return files.sorted { $0.string < $1.string }
  }

  private static func isMarkdown(_ name: FilePath.Component) -> Bool {
    ["md", "markdown"].contains(name.extension?.lowercased())
  }
}
