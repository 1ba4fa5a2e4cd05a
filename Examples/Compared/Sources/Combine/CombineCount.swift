import OpenCombine

/// The number of chores, which follows what is added.
@MainActor
final class CombineCount {
  struct Counted: Equatable {
    var count: Int?
    var isLoading = false
    var alert: String?
  }

  private enum Event {
    case began
    case counted(Result<Int, any Error>)
    case left
  }

  let state = CurrentValueSubject<Counted, Never>(Counted())
  private let fetches = PassthroughSubject<Bool, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ service: any ChoreService, following chores: CombineChores) {
    chores.added.sink { [fetches] in fetches.send(true) }.store(in: &subscriptions)
    fetches
      .map { isFetch -> AnyPublisher<Event, Never> in
        guard isFetch else { return Just(.left).eraseToAnyPublisher() }
        return request { try await service.chores(matching: "").count }
          .map(Event.counted)
          .prepend(.began)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.handle($0) }
      .store(in: &subscriptions)
  }

  func fetch() { fetches.send(true) }
  func alertShown() { state.value.alert = nil }
  func leave() { fetches.send(false) }

  private func handle(_ event: Event) {
    var next = state.value
    switch event {
    case .began: (next.isLoading, next.alert) = (true, nil)
    case .counted(.success(let count)): (next.isLoading, next.count) = (false, count)
    case .counted(.failure(let error)): (next.isLoading, next.alert) = (false, "\(error)")
    case .left: next.isLoading = false
    }
    state.value = next
  }
}
