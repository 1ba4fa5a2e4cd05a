import BusinessLogic
import ReactiveHybrid

extension WatchingViewModel {
  /// Returns as soon as it has told of so many changes, and of this trouble or of none.
  func told(changes: Int, trouble: String? = nil) async {
    let (values, continuation) = AsyncStream.makeStream(of: Watching.self)
    let binding = content.bind { continuation.yield($0) }
    for await value in values where value.changes == changes && value.trouble == trouble { break }
    withExtendedLifetime(binding) {}
  }
}
