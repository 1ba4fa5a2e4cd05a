import BusinessLogic
import Decisions
import HTMLPages
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
    func inner(_ name: String, isOnDisk: Bool) -> [any Decoration] {
      let logging: (any Decoration)? = log.map { Logging(name, in: $0) }
      let waiting: (any Decoration)? = isOnDisk ? threads.map { Waiting(on: $0) } : nil
      return [logging, waiting].compactMap(\.self)
    }
    func wrapped<Base>(
      _ base: Base, _ name: String, _ inner: [any Decoration] = []
    ) -> DecoratedService<Base> {
      DecoratedService(base, [Tracing(name, to: listener), faults(name)] + inner)
    }
    func faults(_ name: String) -> Faults {
      Faults(name, on: panel) { duration in
        guard let log else { return try await Task.sleep(for: duration) }
        try await log.answer(to: "a delay of \(duration)", of: "clock") {
          try await Task.sleep(for: duration)
        }
      }
    }
    let ofFiles = inner("files", isOnDisk: isOnDisk)
    let files = wrapped(service, "files", ofFiles)
    let edits = wrapped(files, "edits")
    let workers = Workers(
      decisions: DecisionsWorker(files),
      editing: EditingWorker(
        edits,
        decisions: DecoratedService(service, [Tracing("files", to: listener)] + ofFiles),
        drafts: edits,
        reading: .markdown),
      arguments: { side in
        switch side {
        case .pro: ProsWorker(wrapped(ProsApi(files), side.plural))
        case .con: ConsWorker(wrapped(ConsApi(files), side.plural))
        case .neutral:
          ArgumentsWorker(wrapped(DecisionArguments<Neutral, _>(files), side.plural))
        }
      },
      exports: wrapped(
        DocumentExport(on: disk) { Page.text(of: $0) }, "files", inner("export", isOnDisk: true)))
    return (workers, files)
  }
}
