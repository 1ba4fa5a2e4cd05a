import BusinessLogic
import Services

/// The services that the program runs on, each with a place for faults in front.
///
/// To run on a service of your own, name it here in place of one of these.
struct Plugins: Sendable {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol
  let library: any LibraryWorkerProtocol
  let exports: any ExportWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any NeutralWorkerProtocol

  /// Takes every service from what `source` keeps.
  init(
    _ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & LibraryWorkerProtocol,
    faults panel: FaultPanel
  ) {
    let files = FaultyService(source, name: "files", panel: panel)
    decisions = files
    editing = files
    library = files
    exports = FaultyService(DocumentExport(), name: "files", panel: panel)
    pros = FaultyService(DecisionArguments<Pros, _>(source), name: Side.pro.plural, panel: panel)
    cons = FaultyService(DecisionArguments<Cons, _>(source), name: Side.con.plural, panel: panel)
    neutral = FaultyService(
      DecisionArguments<Neutral, _>(source), name: Side.neutral.plural, panel: panel)
  }
}
