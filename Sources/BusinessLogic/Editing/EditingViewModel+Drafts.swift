import ReactiveHybrid

extension EditingViewModel {
  package var drafted: [String] { store.isDrafting ? store.history.unsaved : [] }

  /// Opens a draft with its own history; returns `nil` if one is open.
  package func draft() async -> Answer? {
    let work: Work = { try await $0.beginDraft() }
    return await run {
      $0.outside == nil ? work : nil
    } then: { store, edited in
      (store.outside, store.history) = (store.history, EditHistory())
      store.history.add(edited)
    }
  }

  /// Keeps the edits of the draft, or the `rest` that doesn't conflict; returns `nil` without a draft.
  ///
  /// With a proposal, keeps that; returns `nil` if a draft is open.
  package func keep(_ proposal: ProposalPart? = nil, rest: Bool = false) async -> Answer? {
    await end(proposal) { try await $0.keepDraft(proposal, rest: rest) }
  }

  /// Drops the draft, or leaves it to a later session; returns `nil` without one.
  ///
  /// With a proposal, drops that; returns `nil` if a draft is open.
  package func drop(_ proposal: ProposalPart? = nil, leaving: Bool = false) async -> Answer? {
    await end(proposal) { try await $0.dropDraft(proposal, leaving: leaving) }
  }

  private func end(_ proposal: ProposalPart?, _ work: @escaping Work) async -> Answer? {
    await run {
      ($0.outside == nil) == (proposal == nil) ? nil : work
    } then: { store, edited in
      if let before = store.outside { (store.outside, store.history) = (nil, before) }
      store.history.add(edited)
      // While the draft was open, the screens didn't show what others changed in the same lines.
      if case .drop(_, nil) = edited.action { store.publish(.news) }
    }
  }
}

extension ViewModel<[Proposal]> {
  package convenience init(proposalsTo store: DecisionStore) {
    self.init { [worker = store.worker] _ in await worker.drafts.proposals() }
  }
}
