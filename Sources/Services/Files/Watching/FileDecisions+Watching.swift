import BusinessLogic

extension FileDecisions: WatchingWorkerProtocol {
  /// Tells when a Markdown file of the folder has changed, whoever did it, or the one file that was
  /// opened; and when they can no longer be read at all. Throws ``WatchTrouble``.
  public nonisolated func states() async throws -> AsyncStream<SourceState> {
    try FileWatch.states(of: root)
  }
}
