/// The package's source files, located relative to this file.
public enum SourceTree {
  /// The folder that contains `Package.swift`.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// Returns the sorted paths of all Swift files below a folder of the package. A documentation
  /// catalogue has none: what it shows is code of elsewhere.
  public static func swiftFiles(below folder: String, of root: String = root) -> [String] {
    var files: [String] = []
    var folders = ["\(root)/\(folder)"]
    while let folder = folders.popLast() {
      for name in names(in: folder) where !name.hasSuffix(".docc") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") { files.append(path) } else { folders.append(path) }
      }
    }
    return files.sorted()
  }

  /// Returns the names in a folder, without hidden ones; empty if it isn't a folder.
  public static func names(in folder: String) -> [String] {
    FolderNames.of(folder).filter { !$0.hasPrefix(".") }
  }

  /// Returns the lines of a file; a single empty line if it can't be read.
  public static func lines(of path: String) -> [Substring] {
    let bytes = (try? FileBytes.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
