#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TemporaryFolder {
  /// Gives `body` an empty folder.
  public static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder)
  }

  /// Makes a file of this many bytes that takes no room on the disk.
  public func makeHole(_ name: String, bytes: Int) throws -> String {
    let path = try write("", to: name)
    try check("truncate", truncate(path, off_t(bytes)))
    return path
  }

  /// Makes a folder, and those on the way to it.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    var path = path
    for part in name.split(separator: "/") {
      path += "/\(part)"
      if mkdir(path, 0o755) != 0, errno != EEXIST { try check("mkdir", -1) }
    }
    return path
  }

  /// Makes a named pipe, which nobody writes to.
  public func makePipe(_ name: String) throws -> String {
    try check("mkfifo", mkfifo(path(of: name), 0o644))
    return path(of: name)
  }

  /// Gives a file another name, which is as good as the first.
  public func makeHardLink(_ name: String, to target: String) throws {
    try check("link", link(path(of: target), path(of: name)))
  }

  /// Makes a symbolic link.
  @discardableResult
  public func makeLink(_ name: String, to target: String) throws -> String {
    try check("symlink", symlink(target, path(of: name)))
    return path(of: name)
  }

  /// Takes every permission from a file.
  public func forbid(_ name: String) {
    chmod(path(of: name), 0)
  }

  /// Removes a file.
  public func delete(_ name: String) {
    unlink(path(of: name))
  }

  /// Renames in one step, in place of what may be there.
  public func move(_ name: String, to newName: String) throws {
    try check("rename", rename(path(of: name), path(of: newName)))
  }

  private func check(_ call: String, _ result: Int32) throws {
    guard result == 0 else { throw SystemFailure(call: call, code: errno) }
  }
}
