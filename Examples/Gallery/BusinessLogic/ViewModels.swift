import ReactiveHybrid

/// Whether the service can be reached.
@MainActor
final class ReachabilityViewModel {
  var isReachable: Box<Bool> { owner.box }
  private let owner = Owner(true)
  private var task: Task<Void, Never>?

  init(_ worker: any ReachabilityWorkerProtocol) {
    task = Task { [owner] in
      for await isReachable in worker.changes { owner.change(to: isReachable) }
    }
  }

  deinit { task?.cancel() }
}

extension ViewModel where Response == Found {
  /// Searches for the words when they change.
  convenience init(about words: Box<String>, _ worker: SearchWorker, _ isReachable: Box<Bool>) {
    self.init(about: words) { words, rows in try await worker.find(words, rows: rows) }
    retry(when: isReachable)
  }
}

extension ViewModel {
  /// Repeats a failed request when the service comes back. It retries only at that change, so a
  /// service that answers with errors isn't asked again and again.
  fileprivate func retry(when isReachable: Box<Bool>) {
    let content = content
    follow(isReachable) { isReachable, _ in
      isReachable && content.value.failure != nil ? .news : .nothing
    }
  }
}

/// The view model of likes.
typealias LikingViewModel = WriteViewModel<Picture>

extension ViewModel where Response == Picture {
  /// Shows a picture, and each like of it without another request.
  convenience init(
    _ id: Int, _ service: any PicturesWorkerProtocol, _ isReachable: Box<Bool>,
    following liking: LikingViewModel
  ) {
    self.init { _ in try await service.picture(id) }
    retry(when: isReachable)
    follow(liking.content) { liked, _ in
      guard let picture = liked.response, picture.id == id else { return .nothing }
      return .known(before: nil, after: .success(picture), .edited)
    }
  }
}
