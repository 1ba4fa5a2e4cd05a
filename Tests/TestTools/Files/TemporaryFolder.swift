import CLibrary

/// A temporary folder, deleted with its contents on deinitialization.
public final class TemporaryFolder: Sendable {
  /// The absolute path.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    var template = Array("/tmp/proscons-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(call: "mkdtemp", code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { remove() }

  /// Deletes the folder now, as the end of a program does with none.
  public func remove() { Self.remove(path) }

  /// Returns the path of `name` in this folder, whether it exists or not.
  public func path(of name: String) -> String {
    "\(path)/\(name)"
  }

  /// Returns the sorted names in this folder or one inside, with hidden ones.
  public func names(in name: String = "") -> [String] {
    FolderNames.of(path(of: name)).sorted()
  }

  /// Writes a text file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(bytes: [UInt8], to name: String) throws -> String {
    let path = path(of: name)
    try FileBytes.write(bytes, to: path)
    return path
  }

  /// Returns the bytes of a file.
  public func read(_ name: String) throws -> [UInt8] {
    try FileBytes.read(path(of: name))
  }

  /// Returns the text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in FolderNames.of(path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

/// Lists folders.
enum FolderNames {
  /// Returns the names in a folder in no order, with hidden ones; empty if it isn't a folder.
  static func of(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
