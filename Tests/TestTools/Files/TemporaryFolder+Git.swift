extension TemporaryFolder {
  /// Runs git in here, or in a folder in here, as somebody with a name.
  @discardableResult
  public func git(_ arguments: [String], in place: String = ".") async throws -> Transcript {
    let names = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    return try await Transcript.of(
      "/usr/bin/env", arguments: ["git", "-C", path(of: place)] + names + arguments)
  }
}
