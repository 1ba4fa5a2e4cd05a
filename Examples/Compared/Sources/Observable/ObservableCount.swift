import Observation

/// The number of chores, which follows what is added.
@MainActor @Observable
final class ObservableCount {
  private(set) var count: Int?
  private(set) var isLoading = false
  private(set) var alert: String?
  @ObservationIgnored private var counting: Task<Int, any Error>?
  @ObservationIgnored private let service: any ChoreService

  init(_ service: any ChoreService, following chores: ObservableChores) {
    self.service = service
    chores.added = { [weak self] in await self?.fetch() }
  }

  func fetch() async {
    counting?.cancel()
    let task = Task { [service] in try await service.chores(matching: "").count }
    counting = task
    (isLoading, alert) = (true, nil)
    let result = await task.result
    guard counting == task else { return }
    isLoading = false
    switch result {
    case .success(let count): self.count = count
    case .failure(let error): alert = "\(error)"
    }
  }

  func alertShown() { alert = nil }

  func leave() {
    counting?.cancel()
    counting = nil
    isLoading = false
  }
}
