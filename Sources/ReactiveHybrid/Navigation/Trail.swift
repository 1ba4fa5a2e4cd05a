/// The routes that were visited, and which of them is the present one.
///
/// ```swift
/// var trail = Trail("home")
/// trail.visit("pros")
/// let isBack = trail.step(-1)  // true: trail.current is "home"
/// ```
public struct Trail<Route: Hashable & Sendable>: Sendable, Equatable {
  /// Older visits are forgotten, so that a long session needs no more memory than a short one.
  public static var limit: Int { 100 }

  private var routes: [Route]
  private var position = 0

  /// Creates a trail that begins at `start`.
  public init(_ start: Route) {
    routes = [start]
  }

  /// The present route.
  public var current: Route { routes[position] }

  /// Whether `route` can be reached by going back or forward.
  public func contains(_ route: Route) -> Bool {
    routes.contains(route)
  }

  /// Goes on to `route` and forgets what could have been reached by going forward.
  public mutating func visit(_ route: Route) {
    routes.removeSubrange((position + 1)...)
    routes.append(route)
    routes.removeFirst(max(0, routes.count - Self.limit))
    position = routes.count - 1
  }

  /// Steps back (negative) or forward. Returns `false`, and stays, if the trail ends there.
  public mutating func step(_ distance: Int) -> Bool {
    guard routes.indices.contains(position + distance) else { return false }
    position += distance
    return true
  }
}
