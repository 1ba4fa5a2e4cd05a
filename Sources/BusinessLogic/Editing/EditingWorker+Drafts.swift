extension EditingWorker {
  func beginDraft() async throws -> Edited {
    let answers = try await drafts.beginDraft(of: nil)
    return Edited(.draft(answers.map(\.receipt.key)), answers)
  }

  /// Keeps the edits of the draft, or of a proposal, in one step, and closes it. The screens already
  /// show all of a draft but what was merged.
  func keepDraft(_ proposal: ProposalPart?, rest: Bool) async throws -> Edited {
    var proposed: [EditAnswer] = []
    if let proposal { proposed = try await drafts.beginDraft(of: proposal) }
    do {
      let kept = try await drafts.keep(rest: rest)
      let written = kept.answers.filter(\.receipt.hasChanged)
      // A proposed change begins with the present decision, unless others have changed that since.
      let merged = written.compactMap(\.change).filter { change in
        !proposed.compactMap(\.change).contains {
          $0.key == change.key && $0.before == change.before
        }
      }
      let receipts = written.map(\.receipt)
      return Edited(
        .keep(receipts.map(\.key), merged: merged.map(\.key), dropped: kept.dropped, proposal),
        receipts, changes: kept.answers.compactMap(\.change))
    } catch {
      if proposal != nil { _ = await drafts.endDraft(leaving: true) }
      throw error
    }
  }

  /// Drops the draft or a proposal, or leaves the draft to a later session.
  func dropDraft(_ proposal: ProposalPart?, leaving: Bool) async throws -> Edited {
    if let proposal { return Edited(.drop(try await drafts.drop(proposal), proposal)) }
    let changes = await drafts.endDraft(leaving: leaving)
    let keys = changes.map(\.key)
    return Edited(leaving ? .leave(keys) : .drop(keys, nil), changes: changes)
  }
}
