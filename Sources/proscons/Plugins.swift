import BusinessLogic
import Services

/// The services that the program runs on, each with a place for faults in front.
///
/// To run on a service of your own, name it here in place of one of these.
struct Plugins: Sendable {
  let decisions: any DecisionsWorkerProtocol
  let library: any LibraryWorkerProtocol
  let exports: any ExportWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any NeutralWorkerProtocol

  /// Takes every service from what `source` keeps.
  init(_ source: some DecisionsWorkerProtocol & LibraryWorkerProtocol, faults panel: FaultPanel) {
    decisions = FaultyService(source, name: "decisions", panel: panel)
    library = FaultyService(source, name: "decisions", panel: panel)
    exports = FaultyService(
      DocumentExport(write: NewFile.write), name: "decisions", panel: panel)
    pros = FaultyService(DecisionArguments<Pros, _>(source), name: Side.pro.plural, panel: panel)
    cons = FaultyService(DecisionArguments<Cons, _>(source), name: Side.con.plural, panel: panel)
    neutral = FaultyService(
      DecisionArguments<Neutral, _>(source), name: Side.neutral.plural, panel: panel)
  }
}
