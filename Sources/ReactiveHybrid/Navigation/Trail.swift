/// The visited routes and the current position among them.
///
/// ```swift
/// var trail = Trail("home")
/// trail.visit("pros")
/// let isBack = trail.step(-1)  // true: trail.current is "home"
/// ```
public struct Trail<Route: Hashable>: Equatable {
  /// The maximum number of visits kept.
  ///
  /// Older ones are dropped, so memory use stays bounded.
  public static var limit: Int { 100 }

  private var routes: [Route]
  private var position = 0

  /// Creates a trail that starts at `start`.
  public init(_ start: Route) { routes = [start] }

  /// The current route.
  public var current: Route { routes[position] }

  /// Whether back or forward can reach `route`.
  public func contains(_ route: Route) -> Bool { routes.contains(route) }

  /// Moves on to `route` and drops the routes that forward could reach.
  public mutating func visit(_ route: Route) {
    routes = Array((routes[...position] + [route]).suffix(Self.limit))
    position = routes.count - 1
  }

  mutating func rename(_ name: (Route) -> Route) { routes = routes.map(name) }

  /// Steps back (negative) or forward.
  ///
  /// Returns `false` and stays if the trail ends there.
  public mutating func step(_ distance: Int) -> Bool {
    guard routes.indices.contains(position + distance) else { return false }
    position += distance
    return true
  }
}

extension Trail: Sendable where Route: Sendable {}
