import BusinessLogic
import CLibrary
import DecisionMarkdown
import Decisions
import SystemPackage
import Threads

extension EditingService: DraftWorkerProtocol {
  @discardableResult
  package func beginDraft(of proposal: ProposalPart? = nil) async throws -> [EditAnswer] {
    guard copies == nil else { return [] }
    let drafts = if let proposal { proposals?.of(proposal.author) } else { self.drafts }
    let resumed = try await drafts?.resume(proposal?.edits ?? [])
    if let proposal, resumed == nil { throw Refused.noProposal(proposal.author) }
    state.withLock { $0.draft = OpenDraft(saved: drafts, proposal: proposal) }
    guard let drafts, let resumed else { return [] }
    let present = await base.present(resumed.changed)
    do {
      func part(_ entry: Journal.Entry) -> Replacement {
        drafts.texts(of: entry).of(present[entry.path])
      }
      let parts = resumed.changed.map(part)
      try await put(parts, saving: false)
      let steps = resumed.steps.map { ($0.entries.map(part), $0.fate == .kept) }
      state.withLock { for (step, isKept) in steps { $0.draft?.add(step, isKept: isKept) } }
      return await answers(to: parts, isOfDraft: true)
    } catch {
      close(leaving: true)
      throw error
    }
  }

  package func keep(rest isRest: Bool) async throws -> KeptDraft {
    let (copies, draft) = (changed, state.withLock { $0.draft })
    let proposal = draft?.proposal
    // The folder of a file that is gone may be gone, too.
    let paths = copies.map(\.source.path).filter { $0.map { access($0, F_OK) == 0 } ?? true }
    let kept = try await base.locked(paths) {
      var present = MergedDraft()
      for copy in copies {
        try await present.add(copy) {
          let present = try await base.text(of: copy.source.key)
          return (present, parsed(present).decision.isInConflict)
        }
      }
      let merged = try present.merged(with: draft)
      try merged.check(forRest: isRest, of: proposal)
      let texts = merged.replacements
      try await base.replace(texts.filter { $0.old != $0.new })
      var answers: [EditAnswer] = []
      for ((part, text), receipt) in zip(zip(merged.parts, texts), log(texts)) {
        var change: DecisionChange?
        if let new = text.new, proposal != nil || new != part.copy.text {
          let shown = proposal == nil ? part.copy.decision : await written(part.present)
          change = DecisionChange(of: receipt.key, from: shown, to: await written(new))
        }
        answers.append(EditAnswer(receipt, change: change))
      }
      return KeptDraft(
        answers + merged.gone.map(\.dropped), dropped: merged.dropped.map(change))
    }
    close()
    return kept
  }

  /// Returns the decision of a text that is on the disk: reading it can't fail any more.
  private func written(_ text: SourceText) async -> Decision {
    (try? await decision(in: text)) ?? parsed(text).decision
  }

  private func close(leaving: Bool = false) {
    let saved = state.withLock { state in
      defer { state.draft = nil }
      return state.draft?.saved
    }
    if leaving { saved?.close() } else { saved?.end() }
  }

  package func endDraft(leaving: Bool) async -> [DecisionChange] {
    var changes: [DecisionChange] = []
    for copy in changed {
      let shown = await merged(copy)
      guard let shown, let original = try? await decision(in: shown.source) else { continue }
      changes.append(DecisionChange(of: shown.text.key, from: shown.decision, to: original))
    }
    close(leaving: leaving)
    return changes
  }

  package func drop(_ proposal: ProposalPart) async throws -> [String] {
    let files = try await proposals?.of(proposal.author)?.drop(proposal.edits) ?? []
    if files.isEmpty { throw Refused.noProposal(proposal.author) }
    let keys = await base.keys
    return files.map { keys[$0] ?? DecisionKey.of(FilePath($0)) }
  }

  package func proposals() async -> [Proposal] {
    var found: [Proposal] = []
    for drafts in (proposals?.authors ?? []).compactMap({ proposals?.of($0) }) {
      if let proposal = await base.proposal(in: drafts, change) { found.append(proposal) }
    }
    return found
  }

  private func change(_ part: Replacement) -> DecisionChange {
    let texts = parsed(part)
    return DecisionChange(of: part.key, from: texts.before?.decision, to: texts.after?.decision)
  }

  private func merged(_ copy: DraftCopy) async -> DraftCopy? {
    let author = state.withLock { $0.draft?.saved?.author }
    return await base.merged(copy, isProposal: author != nil, decision)
  }

  /// The copies of the open draft as they are shown, by key.
  var merged: [String: DraftCopy] {
    get async {
      var shown = copies ?? [:]
      for (key, copy) in shown { shown[key] = await merged(copy) }
      return shown
    }
  }

  /// Returns the copy of a decision as it is shown; `nil` if there is none. The base completes a short
  /// key, such as `7` for `0007`.
  func copy(completing key: String) async -> DraftCopy? {
    guard let copies, !copies.isEmpty else { return nil }
    if let copy = copies[key] { return await merged(copy) }
    return if let copy = copies[await base.key(of: key)] { await merged(copy) } else { nil }
  }

  var changed: [DraftCopy] { sortedCopies.filter { $0.text != $0.source } }

  var sortedCopies: [DraftCopy] { copies?.inOrder ?? [] }
}
