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

  /// What is built in: the document's services, answering from memory.
  static func builtIn(faults: FaultPanel) -> Plugins {
    let memory = MemoryDecisions.artificialIntelligence
    return Plugins(
      memory, pros: ProsApi(memory), cons: ConsApi(memory),
      neutral: DecisionArguments<Neutral, _>(memory), faults: faults)
  }

  /// What stands in files.
  static func reading(_ files: FileDecisions, faults: FaultPanel) -> Plugins {
    Plugins(
      files, pros: DecisionArguments<Pros, _>(files), cons: DecisionArguments<Cons, _>(files),
      neutral: DecisionArguments<Neutral, _>(files), faults: faults)
  }

  private init(
    _ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & LibraryWorkerProtocol,
    pros: some ProsWorkerProtocol, cons: some ConsWorkerProtocol,
    neutral: some NeutralWorkerProtocol, faults panel: FaultPanel
  ) {
    let files = FaultyService(source, name: "files", panel: panel)
    decisions = files
    editing = files
    library = files
    exports = FaultyService(DocumentExport(), name: "files", panel: panel)
    self.pros = FaultyService(pros, name: Side.pro.plural, panel: panel)
    self.cons = FaultyService(cons, name: Side.con.plural, panel: panel)
    self.neutral = FaultyService(neutral, name: Side.neutral.plural, panel: panel)
  }
}
