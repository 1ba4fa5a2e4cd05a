import ReactiveHybrid

/// The number of chores, which follows what is added.
typealias LibraryCount = ViewModel<Int>

extension LibraryCount {
  convenience init(_ service: any ChoreService, following chores: LibraryChores) {
    self.init { _ in try await service.chores(matching: "").count }
    follow(chores.adding)
  }
}
