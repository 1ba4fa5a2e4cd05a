import BusinessLogic
import Services

/// Logs the calls of one service, for a recording or a replay.
///
/// This is the innermost decoration, so the log contains only the answers of the service itself.
/// Injected faults aren't logged: a replay repeats the commands that inject them.
package struct Logging: Decoration {
  private let service: String
  private let log: any SessionLog
  package var isAroundAll: Bool { true }

  package init(_ service: String, in log: any SessionLog) {
    (self.service, self.log) = (service, log)
  }

  package func call<Answer>(
    _ question: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer {
    try await log.answer(to: question(), of: service, work)
  }

  package func library<Digest: Sendable>(
    _ pass: LibraryPass<Digest>, of base: some DecisionsWorkerProtocol, at _: (StaticString, UInt)
  ) async throws -> [Digest] {
    let files = try await log.answer(to: "all decisions", of: service) {
      try await base.getLibrary(
        LibraryPass(
          of: pass.paths, naming: pass.phrase, checking: pass.isCheck, forPages: pass.isForPages
        ) { $0 })
    }
    return files.map(pass.digest)
  }

  package func states(
    of base: some WatchingWorkerProtocol
  ) async throws -> AsyncStream<SourceState> {
    log.states(over: try await base.states())
  }
}
