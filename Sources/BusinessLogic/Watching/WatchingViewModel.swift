/// Keeps an eye on the services for the whole session, as long as the person wants it.
@MainActor
public final class WatchingViewModel {
  /// What there is to know now.
  public let content = Box(Watching())

  private let worker: WatchingWorker
  private var task: Task<Void, Never>?

  /// Creates a view model that watches nothing yet.
  public init(worker: WatchingWorker) {
    self.worker = worker
  }

  deinit {
    task?.cancel()
  }

  /// Begins to watch. What has changed before that is not known, so it counts as a change if
  /// anything was shown already.
  public func start(afterShowing hasShown: Bool = true) {
    guard !content.value.isOn else { return }
    var next = Watching()
    next.isOn = true
    next.changes = content.value.changes
    content.change(to: next)
    let changesBefore = next.changes + (hasShown ? 1 : 0)
    task = Task { [weak self, worker] in
      switch await WorkerResult(of: worker.states) {
      case .success(let states):
        for await state in states { self?.arrived(state, after: changesBefore) }
      case .failure(.failed(let message)):
        self?.failed(message)
      case .failure(.cancelled):
        break
      }
    }
  }

  /// Watches no more.
  public func stop() {
    end(failure: nil)
  }

  private func arrived(_ state: SourceState, after changesBefore: Int) {
    guard !Task.isCancelled else { return }
    var next = content.value
    next.changes = changesBefore + state.changes
    next.trouble = state.trouble
    content.change(to: next)
  }

  private func failed(_ message: String) {
    guard !Task.isCancelled else { return }
    end(failure: message)
  }

  private func end(failure: String?) {
    task?.cancel()
    task = nil
    var next = Watching()
    next.changes = content.value.changes
    next.failure = failure
    content.change(to: next)
  }
}
