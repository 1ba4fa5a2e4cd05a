import BusinessLogic
import DecisionMarkdown
import Decisions
import Threads

extension EditingService: DecisionsWorkerProtocol {
  package func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    let slice = try await base.getDecisions(upTo: limit)
    var decisions = await merged.mapValues(\.decision)
    if !exchanges.isEmpty {
      for entry in slice.items where entry.summary != nil {
        decisions[entry.key] = try await getDecision(entry.key)
      }
    }
    return slice.mapItems { decisions[$0.key].map($0.updated(from:)) ?? $0 }
  }

  package func getDecision(_ key: String) async throws -> Decision {
    if let copy = await copy(completing: key) { return copy.decision }
    if let decision = try await justEdited(key) { return decision }
    return try await shown(base.getDecision(key), of: key)
  }

  package func getSource(_ key: String) async throws -> [SourceLine] {
    let copy = await copy(completing: key)
    let text = if let copy { copy.text } else { try await base.text(of: key) }
    return DecisionMarkdown.source(of: text.bytes)
  }

  package func key(of name: String) async -> String { await base.key(of: name) }

  package func filePath(of key: String) async throws -> String? {
    try await base.filePath(of: key)
  }

  /// Doesn't reuse earlier results for copied files, because those are of the text on disk.
  package func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let copies = Dictionary(
      await merged.values.map { ($0.text.place, $0.decision) }
    ) { $1 }
    guard exchanges.isEmpty else {
      var digests: [Digest] = []
      let all = LibraryPass(
        of: pass.paths, checking: pass.isCheck, forPages: pass.isForPages
      ) { $0 }
      for file in try await base.getLibrary(all) {
        let decision = try await shown(file.decision, of: file.key)
        digests.append(pass.digest(file.holding(copies[file.path] ?? decision)))
      }
      return digests
    }
    var ofDraft = pass
    ofDraft.known = { copies[$0] == nil ? pass.known($0, $1) : nil }
    ofDraft.digest = { file in pass.digest(copies[file.path].map(file.holding) ?? file) }
    return try await base.getLibrary(copies.isEmpty ? pass : ofDraft)
  }

  /// Returns the changes between the versions, the draft being part of the present one; without
  /// any, those of the draft.
  package func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    var history = try await base.getChanges(between: revisions)
    guard revisions?.later == nil else { return history }
    for copy in await merged.inOrder {
      let key = copy.text.key
      if let index = history.changes.firstIndex(where: { $0.key == key }) {
        let before = history.changes[index].before
        history.changes[index] = DecisionChange(of: key, from: before, to: copy.decision)
      } else {
        let before = try await decision(in: copy.source)
        history.changes.append(DecisionChange(of: key, from: before, to: copy.decision))
      }
    }
    return history
  }

  /// Returns none for files that the draft has changed.
  package func getAddresses(at revision: String?) async -> [String: String] {
    let addresses = await base.getAddresses(at: revision)
    guard revision == nil, let copies else { return addresses }
    return addresses.filter { copies[$0.key] == nil }
  }

  package func getBranches() async -> Branches { await base.getBranches() }

  package func getCollisions(
    with revision: String, of paths: [String]?
  ) async throws -> [FileProblem] {
    try await base.getCollisions(with: revision, of: paths)
  }

  package func hasMergeDriver() async -> Bool { await base.hasMergeDriver() }
}

extension EditingService: WatchingWorkerProtocol {
  package func states() async throws -> AsyncStream<SourceState> {
    var all = [try await base.states()]
    for exchange in exchanges { all.append(try await exchange.service.states()) }
    return all.count == 1 ? all[0] : .merging(all)
  }
}

extension AsyncStream<SourceState> {
  /// Merges the states of several services: the sum of their changes, and the first trouble.
  fileprivate static func merging(_ sources: [Self]) -> Self {
    let (states, continuation) = makeStream(bufferingPolicy: .bufferingNewest(1))
    let latest = Locked([SourceState](repeating: SourceState(), count: sources.count))
    let task = Task {
      await withTaskGroup { group in
        for (index, source) in sources.enumerated() {
          group.addTask {
            for await state in source {
              latest.withLock { all in
                all[index] = state
                _ = continuation.yield(
                  SourceState(
                    changes: all.reduce(0) { $0 + $1.changes }, keys: state.keys,
                    trouble: all.lazy.compactMap(\.trouble).first,
                    end: all.lazy.compactMap(\.end).first))
              }
            }
          }
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return states
  }
}
