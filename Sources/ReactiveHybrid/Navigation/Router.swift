/// Moves between screens: the only one that does.
///
/// A screen that can be reached by going back or forward is kept with its view model, so coming back
/// shows what was there and repeats no alert.
///
/// ```swift
/// @MainActor func start(_ scenes: @escaping Router<String, [String]>.Scenes) async {
///   let router = Router(home: "pros", scenes: scenes)
///   _ = await router.go(to: "cons")
///   _ = await router.step(-1)  // back at "pros"
/// }
/// ```
@MainActor
public final class Router<Route: Hashable & Sendable, Shown> {
  /// Builds the screen of a route, with its view model and its worker.
  public typealias Scenes = @MainActor (Route) -> any Screen<Shown>

  private let scenes: Scenes
  private let trace: Trace?
  private var trail: Trail<Route>
  private var kept: [Route: any Screen<Shown>] = [:]

  /// The screen that is shown; `nil` until the first move.
  public private(set) var screen: (any Screen<Shown>)?

  /// Creates a router that stands at `home` and shows nothing yet.
  public init(home: Route, trace: Trace? = nil, scenes: @escaping Scenes) {
    self.scenes = scenes
    self.trace = trace
    trail = Trail(home)
  }

  /// The present route.
  public var route: Route { trail.current }

  /// Moves to `route` and shows it. At `route` already, shows it again. Where nothing exists at `route`,
  /// stays at the present place.
  @discardableResult
  public func go(to route: Route) async -> Outcome {
    let before = (trail: trail, screen: screen)
    if route != trail.current { trail.visit(route) }
    let outcome = await move()
    if case .failed(.refused) = outcome, trail.current == route, trail != before.trail {
      await stay(on: before.trail, before.screen)
    }
    return outcome
  }

  /// Stands at `route` without showing it.
  public func stand(at route: Route) {
    if route != trail.current { trail.visit(route) }
  }

  /// Moves back (negative) or forward along the trail; `nil` if the trail ends there.
  @discardableResult
  public func step(_ distance: Int) async -> Outcome? {
    guard trail.step(distance) else { return nil }
    return await move()
  }

  /// Lets the present screen fetch.
  @discardableResult
  public func fetch(_ why: Fetching.Why) async -> Outcome {
    guard let screen else { return await move() }
    return await screen.fetch(why)
  }

  /// The screen that is kept for `route`; `nil` if there is none.
  public func keptScreen(at route: Route) -> (any Screen<Shown>)? { kept[route] }

  /// The data behind the screens has changed: each fetches when it next appears.
  public func serviceChanged() {
    for screen in kept.values { screen.serviceChanged() }
  }

  /// Lets the present screen disappear, at the end of a session.
  public func leave() {
    screen?.disappear()
  }

  /// Returns from a place that turned out not to exist.
  private func stay(on trail: Trail<Route>, _ screen: (any Screen<Shown>)?) async {
    self.screen?.disappear()
    kept[route] = nil
    (self.trail, self.screen) = (trail, screen)
    // Binds without showing again what stands on the screen.
    _ = await screen?.fetch(.update)
  }

  private func move() async -> Outcome {
    let entering = kept[route] ?? scenes(route)
    kept[route] = entering
    if kept.count > Trail<Route>.limit { kept = kept.filter { trail.contains($0.key) } }
    guard entering !== screen else { return await entering.appear() }
    trace?.passed(.userInterface, "Router: go to \(route)")
    let transition = Transition(from: screen, to: entering)
    screen = entering
    return await transition.perform()
  }
}
