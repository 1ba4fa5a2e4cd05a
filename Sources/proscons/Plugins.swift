import BusinessLogic
import ReactiveHybrid
import Services

/// The services that the program runs on, each wrapped to be traced and made to fail.
///
/// To use a service of your own, name it here in place of one of these.
struct Plugins: Sendable {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol
  let drafts: any DraftWorkerProtocol

  /// The source that edits look rows up in, without fault injection: an edit is one call to it.
  let edited: any DecisionsWorkerProtocol
  let library: any LibraryWorkerProtocol
  let exports: any ExportWorkerProtocol
  let history: any HistoryWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any NeutralWorkerProtocol

  /// Reports by itself that something has changed, or that any of the others can't be reached.
  let watched: any WatchingWorkerProtocol

  /// Routes every read and write through the "files" faults; the arguments of a side go through
  /// that side's own faults first. An injected delay calls `wait`.
  init(
    _ source: some DraftSource, _ documents: some ExportWorkerProtocol, faults panel: FaultPanel,
    hearing hear: @escaping @Sendable () -> Trace.Listener?,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }
  ) {
    func wrapped<Base>(_ base: Base, _ name: String) -> TracedService<FaultyService<Base>> {
      TracedService(
        FaultyService(base, name: name, panel: panel, waiting: wait), name: name, hearing: hear)
    }
    let drafts = DraftService(source)
    let files = wrapped(drafts, "files")
    decisions = files
    editing = files
    edited = drafts
    self.drafts = files
    library = files
    history = files
    exports = wrapped(documents, "files")
    watched = files
    pros = wrapped(ProsApi(files), Side.pro.plural)
    cons = wrapped(ConsApi(files), Side.con.plural)
    neutral = wrapped(DecisionArguments<Neutral, _>(files), Side.neutral.plural)
  }

  /// Logs what the services themselves answer, and the end of injected delays.
  init(
    _ source: some DraftSource, _ documents: some ExportWorkerProtocol, faults panel: FaultPanel,
    hearing hear: @escaping @Sendable () -> Trace.Listener?, log: any SessionLog
  ) {
    self.init(
      DecoratedService(source, Logging("files", in: log)),
      DecoratedService(documents, Logging("export", in: log)), faults: panel, hearing: hear
    ) { duration in
      try await log.answer(to: "a delay of \(duration)", of: "clock") {
        try await Task.sleep(for: duration)
      }
    }
  }
}
