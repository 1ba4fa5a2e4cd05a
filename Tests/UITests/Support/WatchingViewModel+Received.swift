import BusinessLogic
import ReactiveHybrid

extension WatchingViewModel {
  /// Returns as soon as it has published so many changes, and of this trouble or of none.
  func received(changes: Int, trouble: String? = nil) async {
    let (values, continuation) = AsyncStream.makeStream(of: Watching.self)
    let binding = content.bind { continuation.yield($0) }
    for await value in values where value.changes == changes && value.trouble == trouble { break }
    withExtendedLifetime(binding) {}
  }
}
