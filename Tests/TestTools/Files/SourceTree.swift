#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The package's own files, found from where this file stands.
public enum SourceTree {
  /// The folder of `Package.swift`.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// Every Swift file below a folder of the package, by path.
  public static func swiftFiles(below folder: String, of root: String = root) -> [String] {
    var files: [String] = []
    var folders = ["\(root)/\(folder)"]
    while let folder = folders.popLast() {
      for name in names(in: folder) {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") { files.append(path) } else { folders.append(path) }
      }
    }
    return files.sorted()
  }

  /// The names in a folder of the package; none for what is no folder.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The lines of a file.
  public static func lines(of path: String) -> [Substring] {
    let bytes = (try? FileBytes.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
