import Observation

@MainActor @Observable
final class ObservableChores {
  private(set) var shown = Shown()
  /// Tells another screen, which has the same chores.
  @ObservationIgnored var added: (() async -> Void)?
  @ObservationIgnored private var words = ""
  @ObservationIgnored private var searching: Task<[Chore], any Error>?
  @ObservationIgnored private var adding: Task<Void, any Error>?
  @ObservationIgnored private let service: any ChoreService

  init(_ service: any ChoreService) { self.service = service }

  func search(_ words: String) async {
    self.words = words
    (shown.isLoading, shown.alert) = (true, nil)
    await fetch()
  }

  func add(_ title: String) async {
    // One after the other, so that the service gets them in the order in which they were typed.
    let previous = adding
    let task = Task { [service] in
      _ = await previous?.result
      try await service.add(title)
    }
    adding = task
    switch await task.result {
    case .success:
      await fetch()
      await added?()
    case .failure(let error): shown.alert = "\(error)"
    }
  }

  func alertShown() { shown.alert = nil }

  func leave() {
    searching?.cancel()
    searching = nil
    shown.isLoading = false
  }

  private func fetch() async {
    searching?.cancel()
    let task = Task { [service, words] in try await service.chores(matching: words) }
    searching = task
    let result = await task.result
    // A newer search has begun, or the screen has disappeared.
    guard searching == task else { return }
    var next = shown
    next.isLoading = false
    switch result {
    case .success(let chores): next.chores = chores
    case .failure(let error): next.alert = "\(error)"
    }
    shown = next
  }
}
