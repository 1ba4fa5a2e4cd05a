import BusinessLogic
import Decisions
import HTMLPages
import Presentation
import ReactiveHybrid
import Recording
import Services
import UI

/// The services of the program, each wrapped for tracing and fault injection.
///
/// To use a service of your own, pass it as `exchanging` or as the source; see docs/architecture.md.
extension Workers {
  /// Routes every read and write through the "files" faults; edits go through those of "edits" first,
  /// and the arguments of a side through that side's own. Edits look rows up without fault injection:
  /// an edit is one call.
  /// Calls that need the disk wait on `threads`; without any, where their callers run. Without
  /// `isOnDisk`, only exports need it.
  /// The services log their answers and the ends of injected delays, if there is a `log`.
  ///
  /// Returns the workers, and the service that reports changes.
  static func wrapping(
    _ source: some DecisionSource, exchanging own: [any ArgumentsWorkerProtocol] = [],
    savingIn drafts: SavedDrafts? = nil, beside proposals: Proposals? = nil,
    on disk: AtomicFile, faults panel: FaultPanel,
    listener: @escaping @Sendable () -> Trace.Listener?, in log: (any SessionLog)? = nil,
    on threads: (any TaskExecutor)?, isOnDisk: Bool = true
  ) -> (Workers, watched: any WatchingWorkerProtocol) {
    let service = EditingService(
      source, exchanging: own.map { ExchangedArguments(by: $0, listener: listener) },
      savingIn: drafts, beside: proposals)
    let documents = DocumentExport(on: disk) { Page.text(of: $0) }
    // Not a decoration without threads instead: looking up its types makes a script's start half a
    // percent slower.
    guard let threads else {
      return logging(service, documents, faults: panel, listener: listener, in: log)
    }
    let documents = DecoratedService(documents, Waiting(on: threads))
    guard isOnDisk else {
      return logging(service, documents, faults: panel, listener: listener, in: log)
    }
    return logging(
      DecoratedService(service, Waiting(on: threads)), documents, faults: panel, listener: listener,
      in: log)
  }

  private static func logging(
    _ service: some DecisionsWorkerProtocol & DraftWorkerProtocol & EditingWorkerProtocol
      & WatchingWorkerProtocol,
    _ documents: some ExportWorkerProtocol, faults panel: FaultPanel,
    listener: @escaping @Sendable () -> Trace.Listener?, in log: (any SessionLog)?
  ) -> (Workers, watched: any WatchingWorkerProtocol) {
    guard let log else {
      return wrapping(service, documents, faults: panel, listener: listener) {
        try await Task.sleep(for: $0)
      }
    }
    return wrapping(
      DecoratedService(service, Logging("files", in: log)),
      DecoratedService(documents, Logging("export", in: log)), faults: panel, listener: listener
    ) { duration in
      try await log.answer(to: "a delay of \(duration)", of: "clock") {
        try await Task.sleep(for: duration)
      }
    }
  }

  private static func wrapping(
    _ service: some DecisionsWorkerProtocol & DraftWorkerProtocol & EditingWorkerProtocol
      & WatchingWorkerProtocol,
    _ documents: some ExportWorkerProtocol, faults panel: FaultPanel,
    listener: @escaping @Sendable () -> Trace.Listener?,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void
  ) -> (Workers, watched: any WatchingWorkerProtocol) {
    func wrapped<Base>(_ base: Base, _ name: String) -> TracedService<FaultyService<Base>> {
      TracedService(
        FaultyService(base, name: name, panel: panel, waiting: wait), name: name, listener: listener
      )
    }
    let files = wrapped(service, "files")
    let workers = Workers(
      decisions: DecisionsWorker(files),
      editing: EditingWorker(
        wrapped(files, "edits"),
        decisions: TracedService(service, name: "files", listener: listener),
        drafts: files,
        reading: .markdown),
      arguments: { side in
        switch side {
        case .pro: ProsWorker(wrapped(ProsApi(files), side.plural))
        case .con: ConsWorker(wrapped(ConsApi(files), side.plural))
        case .neutral:
          ArgumentsWorker(wrapped(DecisionArguments<Neutral, _>(files), side.plural))
        }
      },
      exports: wrapped(documents, "files"))
    return (workers, files)
  }
}
