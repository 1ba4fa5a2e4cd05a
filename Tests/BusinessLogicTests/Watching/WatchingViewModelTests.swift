import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("Watching", .timeLimit(.minutes(5)))
struct WatchingViewModelTests {
  let files = HandFedStates()
  let viewModel: WatchingViewModel

  init() {
    viewModel = WatchingViewModel(files)
  }

  /// Returns as soon as the content satisfies `isSo`.
  private func known(
    of other: WatchingViewModel? = nil, _ isSo: @escaping @MainActor (Watching) -> Bool
  ) async {
    let (values, continuation) = AsyncStream.makeStream(of: Watching.self)
    let binding = (other ?? viewModel).content.bind { continuation.yield($0) }
    for await value in values where isSo(value) { break }
    withExtendedLifetime(binding) {}
  }

  @Test("counts what has changed before it began, once something was shown")
  func again() async {
    await viewModel.start(afterShowing: false)
    await files.isWatched(by: 1)
    files.send(changes: 2)
    await known { $0.changes == 2 }
    viewModel.stop()
    #expect(!viewModel.content.value.isOn)
    await viewModel.start()
    await known { $0.changes >= 3 }
  }

  @Test("tells nothing after it was stopped, and leaves the service alone")
  func stops() async {
    await viewModel.start(afterShowing: false)
    await files.isWatched(by: 1)
    files.send(changes: 1, trouble: "gone")
    await known { $0.trouble == "gone" }
    viewModel.stop()
    files.send(changes: 5)
    await files.isWatched(by: 0)
    var expected = Watching()
    expected.changes = 1
    #expect(viewModel.content.value == expected)
  }

  @Test("ends with the reason that the last state has")
  func endsForAReason() async {
    await viewModel.start(afterShowing: false)
    await files.isWatched(by: 1)
    files.send(changes: 1, end: "No more descriptors")
    files.end()
    await known { $0.failure == "No more descriptors" && !$0.isOn && $0.changes == 1 }
  }

  @Test("watches once, however often it is begun and stopped before the service has answered")
  func hasty() async {
    let late = LateStates(of: files)
    let viewModel = WatchingViewModel(late)
    let first = Task { await viewModel.start() }
    await late.calls.arrival(of: 1)
    viewModel.stop()
    let second = Task { await viewModel.start() }
    await late.calls.arrival(of: 2)
    for call in 1...2 { await late.calls.answer(true, to: call) }
    _ = await (first.value, second.value)
    await files.isWatched(by: 1)
    viewModel.stop()
    await files.isWatched(by: 0)
  }

  /// A service that starts its stream of states when a test tells it to.
  private struct LateStates: WatchingWorkerProtocol {
    let calls = HandAnswers<Bool>()
    private let service: HandFedStates

    init(of service: HandFedStates) {
      self.service = service
    }

    func states() async throws -> AsyncStream<SourceState> {
      _ = try await calls.ask()
      return try await service.states()
    }
  }

  @Test("passes on which decisions a change concerns, unless it may have missed another change")
  func keys() async {
    let store = DecisionStore(
      worker: EditingWorker(ReadyEditing(), decisions: ReadyDecisions { _ in .drink }))
    let watching = WatchingViewModel(files, notifying: store)
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
    files.send(changes: 1, keys: ["0001"])
    await store.changes.wait { $0?.number == 1 }
    #expect(store.changes.value?.event == .newsOf(["0001"]))
    files.send(changes: 3, keys: ["0002"])
    await store.changes.wait { $0?.number == 2 }
    #expect(store.changes.value?.event == .news)
    files.send(changes: 4, trouble: "gone")
    files.send(changes: 5, keys: ["0003"])
    await store.changes.wait { $0?.number == 3 }
    #expect(store.changes.value?.event == .news)
    files.send(changes: 6, keys: ["0004"])
    await store.changes.wait { $0?.number == 4 }
    #expect(store.changes.value?.event == .newsOf(["0004"]))
  }

  @Test("goes away when nobody keeps it, and watches no more")
  func goesAway() async {
    weak var gone: WatchingViewModel?
    do {
      let viewModel = WatchingViewModel(files)
      gone = viewModel
      await viewModel.start()
      await files.isWatched(by: 1)
    }
    #expect(gone == nil)
    await files.isWatched(by: 0)
  }
}
