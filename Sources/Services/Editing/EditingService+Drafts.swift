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
    let saved = try await drafts?.resume(proposal?.edits ?? []) ?? []
    if let proposal, saved.isEmpty { throw Refused.noProposal(proposal.author) }
    state.withLock { $0.draft = OpenDraft(saved: drafts, proposal: proposal) }
    guard !saved.isEmpty else { return [] }
    let keys = await keys
    do {
      var parts: [Replacement] = []
      for (path, part) in saved {
        var present: SourceText?
        if let key = keys[path] { present = try? await base.text(of: key) }
        parts.append(part.of(present))
      }
      try await put(parts, saving: false)
      return await answers(to: parts, isOfDraft: true)
    } catch {
      close(leaving: true)
      throw error
    }
  }

  /// The keys of the decisions, by path.
  private var keys: [String?: String] {
    get async {
      let all = try? await base.getDecisions(upTo: nil).items.map { ($0.path, $0.key) }
      return Dictionary(all ?? []) { first, _ in first }
    }
  }

  package func keep(rest isRest: Bool) async throws -> [EditAnswer] {
    let (kept, proposal) = (changed, state.withLock { $0.draft?.proposal })
    // The folder of a file that is gone may be gone, too.
    let paths = kept.map(\.source.path).filter { $0.map { access($0, F_OK) == 0 } ?? true }
    let answers = try await base.locked(paths) {
      var merged = MergedDraft()
      for copy in kept {
        try await merged.add(copy) {
          let present = try await base.text(of: copy.source.key)
          return (present, parsed(present).decision.isInConflict)
        }
      }
      try merged.check(forRest: isRest, of: proposal)
      let texts = merged.parts.map(\.texts)
      try await base.replace(texts.filter { $0.old != $0.new })
      var answers: [EditAnswer] = []
      for (part, receipt) in zip(merged.parts, log(texts)) {
        var change: DecisionChange?
        if let old = part.texts.old, let new = part.texts.new,
          proposal != nil || new != part.copy.text
        {
          let shown = proposal == nil ? part.copy.decision : await written(old)
          change = DecisionChange(of: receipt.key, from: shown, to: await written(new))
        }
        answers.append(EditAnswer(receipt, change: change))
      }
      return answers + merged.gone.map(\.dropped)
    }
    close()
    return answers
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
      guard let original = try? await decision(in: copy.source) else { continue }
      changes.append(DecisionChange(of: copy.text.key, from: copy.decision, to: original))
    }
    close(leaving: leaving)
    return changes
  }

  package func drop(_ proposal: ProposalPart) async throws -> [String] {
    let files = try await proposals?.of(proposal.author)?.drop(proposal.edits) ?? []
    if files.isEmpty { throw Refused.noProposal(proposal.author) }
    let keys = await keys
    return files.map { keys[$0] ?? DecisionKey.of(FilePath($0)) }
  }

  package func proposals() async -> [Proposal] {
    (proposals?.authors ?? []).compactMap { author in
      proposals?.of(author)?.edits().map { begun, steps in
        Proposal(author: author, begun: begun, edits: steps.map { $0.map(change) })
      }
    }
  }

  private func change(_ part: Replacement) -> DecisionChange {
    let texts = parsed(part)
    return DecisionChange(of: part.key, from: texts.before?.decision, to: texts.after?.decision)
  }

  var changed: [DraftCopy] { sortedCopies.filter { $0.text != $0.source } }

  var sortedCopies: [DraftCopy] {
    copies?.values.sorted { $0.text.key < $1.text.key } ?? []
  }
}
