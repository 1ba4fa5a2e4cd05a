import ReactiveHybrid

/// The view model of all writes: they run one after the other, and its box says how each ended.
typealias EditingViewModel = WriteViewModel<String>

extension EditingViewModel {
  func make(_ edit: Edit, by worker: ChoresWorker) async {
    await write {
      let chore = try await worker.make(edit)
      return "\(edit.deed) \(chore.number): \(chore.title)"
    }
  }

  /// To exchange the service is a write, too: it waits its turn, and every list takes it in.
  func use(_ storage: Storage, by settings: any SettingsWorkerProtocol) async {
    await write {
      await settings.use(storage)
      return "The chores are now those in the \(storage)"
    }
  }
}

extension ViewModel {
  /// Creates a view model that asks again after each write: at once on display, else when it appears.
  convenience init(following editing: EditingViewModel, _ question: @escaping Question) {
    self.init(question)
    follow(editing)
  }
}
