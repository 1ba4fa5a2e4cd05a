import ReactiveHybrid

/// Watches the services until the user turns it off, and notifies the store of each change.
@MainActor
package final class WatchingViewModel {
  package var content: Box<Watching> { owner.box }
  private let owner = Owner(Watching())

  private let service: any WatchingWorkerProtocol
  private let store: DecisionStore?
  private var task: Task<Void, Never>?
  private var starts = 0

  package init(_ service: any WatchingWorkerProtocol, notifying store: DecisionStore? = nil) {
    (self.service, self.store) = (service, store)
  }

  package func follow(_ trace: Trace) { owner.follow(trace, as: "watching") }

  deinit {
    task?.cancel()
  }

  /// Starts to watch. Changes after the return are reported. Earlier changes are unknown, so
  /// starting counts as a change if anything was shown already.
  package func start(afterShowing hasShown: Bool = true) async {
    guard !content.value.isOn else { return }
    let changes = content.value.changes
    change(to: Watching(isOn: true, changes: changes))
    let changesBefore = changes + (hasShown ? 1 : 0)
    starts += 1
    let mine = starts
    let result = await WorkerResult(catching: { [service] in try await service.states() })
    // The user may have turned watching off meanwhile, and even on again.
    guard content.value.isOn, starts == mine else { return }
    switch result {
    case .success(let states):
      task = Task { [weak self] in
        for await state in states { self?.arrived(state, after: changesBefore) }
        // The service has given no reason.
        if !Task.isCancelled { self?.stop(because: "Stopped watching for changes") }
      }
    case .failure(let failure):
      stop(because: failure.reason?.description)
    }
  }

  private func arrived(_ state: SourceState, after changesBefore: Int) {
    guard !Task.isCancelled else { return }
    var next = content.value
    next.changes = changesBefore + state.changes
    next.trouble = state.trouble
    change(to: next, of: state.keys)
    if let reason = state.end { stop(because: reason) }
  }

  private func change(to next: Watching, of keys: [String]? = nil) {
    let before = content.value
    owner.change(to: next)
    store?.isWatched = next.isOn
    store?.trouble.change(to: next.trouble)
    guard next.isNews(since: before) else { return }
    // A state that was skipped may have had other keys.
    let isNext = before.trouble == nil && next.changes == before.changes + 1
    store?.publish(keys.flatMap { isNext ? .newsOf($0) : nil } ?? .news)
  }

  /// Stops watching. `failure` says why; `nil` if the user turned it off.
  package func stop(because failure: String? = nil) {
    task?.cancel()
    task = nil
    change(to: Watching(changes: content.value.changes, failure: failure))
  }
}

package struct Watching: Sendable, Equatable {
  package internal(set) var isOn = false
  /// The number of times that the shown content may have become outdated.
  package internal(set) var changes = 0

  /// The reason why the services are unreachable, without a full stop; `nil` while they are
  /// reachable.
  package internal(set) var trouble: String?
  package internal(set) var failure: String?

  package init(isOn: Bool = false, changes: Int = 0, failure: String? = nil) {
    (self.isOn, self.changes, self.failure) = (isOn, changes, failure)
  }

  /// Returns whether content shown in the state `before` may be outdated, and can be fetched.
  package func isNews(since before: Watching) -> Bool {
    isOn && trouble == nil && (before.trouble != nil || changes != before.changes)
  }
}
