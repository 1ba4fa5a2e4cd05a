#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, which is gone when the test is over.
struct TemporaryFolder {
  let path: String

  /// Gives `body` an empty folder.
  static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    var template = Array("/tmp/proscons-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failed(call: "mkdtemp") }
    let folder = TemporaryFolder(path: String(cString: made))
    do {
      let result = try await body(folder)
      folder.remove()
      return result
    } catch {
      folder.remove()
      throw error
    }
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file of this name, in place of one that may be there.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  /// Writes a file of these bytes.
  @discardableResult
  func write(_ name: String, bytes: [UInt8], size: Int? = nil) throws -> String {
    let path = path(name)
    guard let file = fopen(path, "w") else { throw Failed(call: "fopen") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failed(call: "fwrite") }
    if let size, ftruncate(fileno(file), off_t(size)) != 0 { throw Failed(call: "ftruncate") }
    return path
  }

  func folder(_ name: String) throws -> TemporaryFolder {
    guard mkdir(path(name), 0o755) == 0 else { throw Failed(call: "mkdir") }
    return TemporaryFolder(path: path(name))
  }

  func pipe(_ name: String) throws -> String {
    guard mkfifo(path(name), 0o644) == 0 else { throw Failed(call: "mkfifo") }
    return path(name)
  }

  func link(_ name: String, to target: String) throws -> String {
    guard symlink(target, path(name)) == 0 else { throw Failed(call: "symlink") }
    return path(name)
  }

  func forbid(_ name: String) {
    chmod(path(name), 0)
  }

  func delete(_ name: String) {
    unlink(path(name))
  }

  /// Renames in one step, in place of what may be there.
  func rename(_ name: String, to newName: String) throws {
    #if canImport(Glibc)
      let result = Glibc.rename(path(name), path(newName))
    #else
      let result = Darwin.rename(path(name), path(newName))
    #endif
    guard result == 0 else { throw Failed(call: "rename") }
  }

  private func remove() {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      if unlink(path(name)) != 0 { TemporaryFolder(path: path(name)).remove() }
    }
    closedir(directory)
    rmdir(path)
  }

  struct Failed: Error {
    let call: String
  }
}
