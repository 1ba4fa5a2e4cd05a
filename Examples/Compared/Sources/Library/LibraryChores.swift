import ReactiveHybrid

@MainActor
final class LibraryChores {
  let list: ViewModel<[Chore]>
  let adding = WriteViewModel<String>()
  private let words = Owner("")
  private let service: any ChoreService

  init(_ service: any ChoreService) {
    self.service = service
    list = ViewModel(about: words.box) { words, _ in try await service.chores(matching: words) }
    list.follow(adding)
  }

  func search(_ words: String) { self.words.change(to: words) }

  func add(_ title: String) async {
    await adding.write { [service] in
      try await service.add(title)
      return "Added: \(title)"
    }
  }
}
