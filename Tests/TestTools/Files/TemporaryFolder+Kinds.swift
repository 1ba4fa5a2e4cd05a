import CLibrary

extension TemporaryFolder {
  /// Runs `body` with an empty folder.
  public static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder)
  }

  /// Creates a sparse file of `bytes` bytes.
  public func makeHole(_ name: String, bytes: Int) throws -> String {
    let path = try write("", to: name)
    try check("truncate", truncate(path, off_t(bytes)))
    return path
  }

  /// Creates a folder and its parents.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    var path = path
    for part in name.split(separator: "/") {
      path += "/\(part)"
      if mkdir(path, 0o755) != 0, errno != EEXIST { try check("mkdir", -1) }
    }
    return path
  }

  /// Copies a folder with everything in it.
  public func copy(_ name: String, to copy: String) throws {
    try makeFolder(copy)
    for entry in names(in: name) {
      let (old, new) = ("\(name)/\(entry)", "\(copy)/\(entry)")
      var status = stat()
      guard lstat(path(of: old), &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try self.copy(old, to: new)
      } else {
        try write(bytes: read(old), to: new)
      }
    }
  }

  /// Creates a named pipe without a writer.
  public func makePipe(_ name: String) throws -> String {
    try check("mkfifo", mkfifo(path(of: name), 0o644))
    return path(of: name)
  }

  /// Creates a hard link to a file.
  public func makeHardLink(_ name: String, to target: String) throws {
    try check("link", link(path(of: target), path(of: name)))
  }

  /// Creates a symbolic link.
  @discardableResult
  public func makeLink(_ name: String, to target: String) throws -> String {
    try check("symlink", symlink(target, path(of: name)))
    return path(of: name)
  }

  /// Removes all permissions of a file.
  public func forbid(_ name: String) {
    chmod(path(of: name), 0)
  }

  /// Deletes a file.
  public func delete(_ name: String) {
    unlink(path(of: name))
  }

  /// Renames a file atomically, replacing any file of that name.
  public func move(_ name: String, to newName: String) throws {
    try check("rename", rename(path(of: name), path(of: newName)))
  }

  private func check(_ call: String, _ result: Int32) throws {
    guard result == 0 else { throw SystemFailure(call: call, code: errno) }
  }
}
