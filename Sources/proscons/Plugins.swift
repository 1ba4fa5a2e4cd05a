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
  /// that side's own faults first. Services call `report` with warnings.
  init(
    _ source: some DraftSource, faults panel: FaultPanel,
    hearing hear: @escaping @Sendable () -> Trace.Listener?,
    reporting report: @escaping @Sendable (String) -> Void
  ) {
    func wrapped<Base>(_ base: Base, _ name: String) -> TracedService<FaultyService<Base>> {
      TracedService(FaultyService(base, name: name, panel: panel), name: name, hearing: hear)
    }
    let drafts = DraftService(source)
    let files = wrapped(drafts, "files")
    decisions = files
    editing = files
    edited = drafts
    self.drafts = files
    library = files
    history = files
    exports = wrapped(DocumentExport(reporting: report), "files")
    watched = files
    pros = wrapped(ProsApi(files), Side.pro.plural)
    cons = wrapped(ConsApi(files), Side.con.plural)
    neutral = wrapped(DecisionArguments<Neutral, _>(files), Side.neutral.plural)
  }
}
