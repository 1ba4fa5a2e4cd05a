import BusinessLogic
import Services

/// The services that the program runs on, each with a place for faults in front.
///
/// To run on a service of your own, name it here in place of one of these.
struct Plugins: Sendable {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol

  /// Where an edit finds what it is about, with no place for faults: an edit is one call to them.
  let edited: any DecisionsWorkerProtocol
  let library: any LibraryWorkerProtocol
  let exports: any ExportWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any NeutralWorkerProtocol

  /// All of them, as far as they tell by themselves that something has changed.
  let watched: [any WatchingWorkerProtocol]

  /// What is built in: the document's topic, kept in memory.
  static func builtIn(faults: FaultPanel) -> Plugins {
    Plugins(MemoryDecisions.artificialIntelligence, faults: faults)
  }

  /// What stands in files.
  static func reading(_ files: FileDecisions, faults: FaultPanel) -> Plugins {
    Plugins(files, faults: faults)
  }

  /// All that is read or written goes through "files"; the arguments of a side through the place for its
  /// own faults before that.
  private init(
    _ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & LibraryWorkerProtocol
      & WatchingWorkerProtocol,
    faults panel: FaultPanel
  ) {
    let files = FaultyService(source, name: "files", panel: panel)
    decisions = files
    editing = files
    edited = source
    library = files
    exports = FaultyService(DocumentExport(), name: "files", panel: panel)
    let pros = FaultyService(ProsApi(files), name: Side.pro.plural, panel: panel)
    let cons = FaultyService(ConsApi(files), name: Side.con.plural, panel: panel)
    let neutral = FaultyService(
      DecisionArguments<Neutral, _>(files), name: Side.neutral.plural, panel: panel)
    (self.pros, self.cons, self.neutral) = (pros, cons, neutral)
    watched = [files, pros, cons, neutral]
  }
}
