import OpenCombine

@MainActor
final class CombineChores {
  private enum Event {
    case began
    case found(Result<[Chore], any Error>)
    case left
  }

  let state = CurrentValueSubject<Shown, Never>(Shown())
  let added = PassthroughSubject<Void, Never>()
  private let words = CurrentValueSubject<String?, Never>(nil)
  private let titles = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ service: any ChoreService) {
    words.dropFirst()
      .map { words -> AnyPublisher<Event, Never> in
        guard let words else { return Just(.left).eraseToAnyPublisher() }
        return request { try await service.chores(matching: words) }
          .map(Event.found)
          .prepend(.began)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.handle($0) }
      .store(in: &subscriptions)
    titles
      // Without a buffer, a title that comes during a write would be lost.
      .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
      .flatMap(maxPublishers: .max(1)) { title in request { try await service.add(title) } }
      .sink { [weak self] in self?.wrote($0) }
      .store(in: &subscriptions)
  }

  func search(_ words: String) { self.words.send(words) }
  func add(_ title: String) { titles.send(title) }
  func alertShown() { state.value.alert = nil }
  func leave() { words.send(nil) }

  private func handle(_ event: Event) {
    var next = state.value
    switch event {
    case .began: (next.isLoading, next.alert) = (true, nil)
    case .found(.success(let chores)): (next.isLoading, next.chores) = (false, chores)
    case .found(.failure(let error)): (next.isLoading, next.alert) = (false, "\(error)")
    case .left: next.isLoading = false
    }
    state.value = next
  }

  private func wrote(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      words.send(words.value)
      added.send()
    case .failure(let error): state.value.alert = "\(error)"
    }
  }
}
