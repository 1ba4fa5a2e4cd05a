import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("Watching", .timeLimit(.minutes(5)))
struct WatchingViewModelTests {
  let files = HandToldStates()
  let pros = HandToldStates()
  let viewModel: WatchingViewModel

  init() {
    viewModel = WatchingViewModel(worker: WatchingWorker([files, pros]))
  }

  /// Returns as soon as what is known is so.
  private func known(
    of other: WatchingViewModel? = nil, _ isSo: @escaping @MainActor (Watching) -> Bool
  ) async {
    let (values, continuation) = AsyncStream.makeStream(of: Watching.self)
    let binding = (other ?? viewModel).content.bind { continuation.yield($0) }
    for await value in values where isSo(value) { break }
    withExtendedLifetime(binding) {}
  }

  private func watched() async {
    await files.isWatched(by: 1)
    await pros.isWatched(by: 1)
  }

  @Test("is off until somebody wants it")
  func off() async {
    #expect(viewModel.content.value == Watching())
    await files.isWatched(by: 0)
  }

  @Test("tells how often any of the services has changed")
  func changes() async {
    await viewModel.start(afterShowing: false)
    await watched()
    files.tell(changes: 2)
    pros.tell(changes: 1)
    await known { $0.changes == 3 && $0.isOn }
  }

  @Test("tells the trouble of any of them until it is over")
  func trouble() async {
    await viewModel.start()
    await watched()
    pros.tell(trouble: "pros can't be reached")
    await known { $0.trouble == "pros can't be reached" }
    pros.tell()
    await known { $0.trouble == nil }
  }

  @Test("counts what has changed before it began, once something was shown")
  func again() async {
    await viewModel.start(afterShowing: false)
    await watched()
    files.tell(changes: 2)
    await known { $0.changes == 2 }
    viewModel.stop()
    #expect(!viewModel.content.value.isOn)
    await viewModel.start()
    await known { $0.changes >= 3 }
  }

  @Test("tells nothing after it was stopped, and leaves the services alone")
  func stops() async {
    await viewModel.start(afterShowing: false)
    await watched()
    files.tell(changes: 1, trouble: "gone")
    await known { $0.trouble == "gone" }
    viewModel.stop()
    files.tell(changes: 5)
    await files.isWatched(by: 0)
    await pros.isWatched(by: 0)
    var expected = Watching()
    expected.changes = 1
    #expect(viewModel.content.value == expected)
  }

  @Test("ends with the reason if a service can't be watched")
  func fails() async {
    let viewModel = WatchingViewModel(
      worker: WatchingWorker([files, HandToldStates(failing: Breakdown("No more descriptors"))]))
    await viewModel.start()
    await known(of: viewModel) { $0.failure == "No more descriptors" && !$0.isOn }
  }

  @Test("ends, and says so, if one of the services can't be watched any more")
  func ends() async {
    await viewModel.start(afterShowing: false)
    await watched()
    files.end()
    await known { $0.failure?.contains("`refresh`") == true && !$0.isOn }
    await pros.isWatched(by: 0)
  }

  @Test("watches once, however often it is begun and stopped before the services have answered")
  func hasty() async {
    let late = LateStates(of: files)
    let viewModel = WatchingViewModel(worker: WatchingWorker([late]))
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

  /// A service that begins to tell its states when a test says so.
  private struct LateStates: WatchingWorkerProtocol {
    let calls = HandAnswers<Bool>()
    private let service: HandToldStates

    init(of service: HandToldStates) {
      self.service = service
    }

    func states() async throws -> AsyncStream<SourceState> {
      _ = try await calls.ask()
      return try await service.states()
    }
  }

  @Test("goes away when nobody keeps it, and watches no more")
  func goesAway() async {
    weak var gone: WatchingViewModel?
    do {
      let viewModel = WatchingViewModel(worker: WatchingWorker([files]))
      gone = viewModel
      await viewModel.start()
      await files.isWatched(by: 1)
    }
    #expect(gone == nil)
    await files.isWatched(by: 0)
  }
}
