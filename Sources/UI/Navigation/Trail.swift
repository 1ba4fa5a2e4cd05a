/// The routes that were visited, and which of them is the present one.
public nonisolated struct Trail: Sendable, Equatable {
  /// Older visits are forgotten, so that a long script needs no more memory than a short one.
  static let limit = 100

  private var routes: [Route]
  private var position = 0

  /// A trail that begins at `start`.
  public init(_ start: Route) {
    routes = [start]
  }

  /// The present route.
  public var current: Route { routes[position] }

  /// Whether `route` can still be reached by going back or forward.
  func contains(_ route: Route) -> Bool {
    routes.contains(route)
  }

  /// Goes on to `route`; what could have been reached by going forward is forgotten.
  mutating func visit(_ route: Route) {
    routes.removeSubrange((position + 1)...)
    routes.append(route)
    routes.removeFirst(max(0, routes.count - Self.limit))
    position = routes.count - 1
  }

  /// Steps back (negative) or forward; returns whether there was such a place.
  mutating func step(_ distance: Int) -> Bool {
    guard routes.indices.contains(position + distance) else { return false }
    position += distance
    return true
  }
}
