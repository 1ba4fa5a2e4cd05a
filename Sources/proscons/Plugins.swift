import BusinessLogic
import Services

/// The services that the program runs on, each wrapped for fault injection.
///
/// To use a service of your own, name it here in place of one of these.
struct Plugins: Sendable {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol

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
    _ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & LibraryWorkerProtocol
      & WatchingWorkerProtocol & HistoryWorkerProtocol,
    faults panel: FaultPanel, reporting report: @escaping @Sendable (String) -> Void
  ) {
    let files = FaultyService(source, name: "files", panel: panel)
    decisions = files
    editing = files
    edited = source
    library = files
    history = files
    exports = FaultyService(DocumentExport(reporting: report), name: "files", panel: panel)
    watched = files
    pros = FaultyService(ProsApi(files), name: Side.pro.plural, panel: panel)
    cons = FaultyService(ConsApi(files), name: Side.con.plural, panel: panel)
    neutral = FaultyService(
      DecisionArguments<Neutral, _>(files), name: Side.neutral.plural, panel: panel)
  }
}
