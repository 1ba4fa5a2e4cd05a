import BusinessLogic

/// A service whose drafts are empty.
package struct NoDrafts: DraftWorkerProtocol {
  /// Creates a service without drafts.
  public init() {}

  /// Resumes nothing.
  public func beginDraft(of proposal: ProposalPart?) -> [EditAnswer] { [] }

  /// Keeps nothing.
  public func keep(rest: Bool) -> KeptDraft { KeptDraft([]) }

  /// Restores nothing.
  public func endDraft(leaving: Bool) -> [DecisionChange] { [] }

  /// Discards nothing.
  public func drop(_ proposal: ProposalPart) -> [String] { [] }

  /// Returns no proposals.
  public func proposals() -> [Proposal] { [] }
}

extension EditingWorker {
  /// Creates a worker without drafts.
  package init(_ service: any EditingWorkerProtocol, decisions: any DecisionsWorkerProtocol) {
    self.init(service, decisions: decisions, drafts: NoDrafts())
  }
}
