import Prompt
import ReactiveHybrid

extension Session {
  /// Creates an interactive search from the current route that draws with `draw`.
  func search(drawing draw: @escaping @Sendable ([Text]) -> Void) -> any LineMode {
    SearchMode(
      searches(), at: router.route, on: stage, watching: watching,
      place: { [weak self] in await self?.place(at: "/" + $0) }, draw: draw)
  }
}
