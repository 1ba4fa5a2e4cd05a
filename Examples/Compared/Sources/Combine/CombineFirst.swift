import OpenCombine

/// The list as one writes it first, and as Protium's document does.
@MainActor
final class CombineFirst {
  let state = CurrentValueSubject<Shown, Never>(Shown())
  private let words = CurrentValueSubject<String, Never>("")
  private let titles = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ service: any ChoreService) {
    words.dropFirst()
      .flatMap { words in request { try await service.chores(matching: words) } }
      .map { (try? $0.get()) ?? [] }
      .sink { [weak self] chores in self?.state.value.chores = chores }
      .store(in: &subscriptions)
    titles
      .flatMap { title in request { try await service.add(title) } }
      .sink { [words] _ in words.send(words.value) }
      .store(in: &subscriptions)
  }

  func search(_ words: String) { self.words.send(words) }
  func add(_ title: String) { titles.send(title) }
}
