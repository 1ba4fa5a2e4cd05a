extension TemporaryFolder {
  /// Runs git in this folder or a subfolder, with a fixed user name.
  @discardableResult
  public func git(_ arguments: [String], in place: String = ".") async throws -> Transcript {
    let names = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    return try await Transcript.of(
      "/usr/bin/env", arguments: ["git", "-C", path(of: place)] + names + arguments)
  }
}
