import BusinessLogic

/// The calls of one service in a recording or a replay.
///
/// It is the innermost decoration. An injected fault is a command, which a replay repeats, so the log
/// contains only what the service itself answered.
package struct Logging: Decoration {
  private let service: String
  private let log: any SessionLog

  /// Logs the service of this name.
  package init(_ service: String, in log: any SessionLog) {
    (self.service, self.log) = (service, log)
  }

  package func call<Answer>(
    _ question: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer {
    try await log.answer(to: question(), of: service, work)
  }

  package func recall<Answer>(
    _ question: @autoclosure () -> String, _ work: () async -> Answer?
  ) async -> Answer? {
    try? await log.answer(to: question(), of: service, work)
  }

  package func library<Digest: Sendable>(
    _ pass: LibraryPass<Digest>, of base: some LibraryWorkerProtocol, at _: (StaticString, UInt)
  ) async throws -> [Digest] {
    let files = try await log.answer(to: "all decisions", of: service) {
      try await base.getLibrary(LibraryPass(naming: pass.phrase) { $0 })
    }
    return files.map(pass.digest)
  }

  package func states(over source: AsyncStream<SourceState>) async -> AsyncStream<SourceState> {
    log.states(over: source)
  }
}
