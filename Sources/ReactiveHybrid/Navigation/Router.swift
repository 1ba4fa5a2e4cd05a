/// Moves between screens.
///
/// Nothing else does.
///
/// The router keeps at least the screens that back or forward can reach, with their view models:
/// returning to one shows its last content and repeats no alert. If a failure has left nothing to
/// show, the screen says so; returning to it fetches again only if the data may have changed.
///
/// ```swift
/// @MainActor func start(_ scenes: @escaping Router<String, [String]>.Scenes) async {
///   let router = Router(home: "pros", scenes: scenes)
///   _ = await router.go(to: "cons")
///   _ = await router.step(-1)  // back at "pros"
/// }
/// ```
@MainActor
public final class Router<Route: Hashable, Shown> {
  /// A function that builds the screen of a route, with its view model and its worker.
  public typealias Scenes = @MainActor (Route) -> any Screen<Shown>

  private let scenes: Scenes
  private let trace: Trace?
  private var trail: Trail<Route>
  private var kept: [Route: any Screen<Shown>] = [:]

  /// The current screen; `nil` until the first move, and after the current route was renamed.
  public private(set) var screen: (any Screen<Shown>)?

  /// The screen of the last answer; `nil` until the first.
  ///
  /// A move keeps it, but ends its fetch.
  public private(set) var answer: (any Screen<Shown>)?

  /// Creates a router at `home` that shows nothing yet, builds its screens with `scenes`, and reports
  /// its moves to `trace`.
  public init(home: Route, trace: Trace? = nil, scenes: @escaping Scenes) {
    self.scenes = scenes
    self.trace = trace
    trail = Trail(home)
  }

  /// The current route.
  public var route: Route { trail.current }

  /// Moves to `route` and shows it, or shows it again if it is the current route.
  ///
  /// If nothing exists there, that is, if the question of the screen throws a ``Refusal``, the current
  /// route stays, unless the screen shows what was there before.
  @discardableResult
  public func go(to route: Route) async -> Outcome {
    let before = (trail: trail, screen: screen)
    setRoute(to: route)
    let outcome = await move()
    if case .failed(.refused) = outcome, trail.current == route, trail != before.trail,
      screen?.shown == nil
    {
      screen?.disappear()
      kept[route] = nil
      (trail, screen) = before
      // An update binds without showing again a page that is already on the screen.
      _ = await screen?.fetch(.update)
    }
    return outcome
  }

  /// Shows the answer to a question on a screen without a route.
  ///
  /// The current route stays.
  public func answer(with screen: any Screen<Shown>) async -> Outcome {
    answer?.disappear()
    answer = screen
    return await screen.appear()
  }

  /// Sets the current route without showing it.
  public func setRoute(to route: Route) {
    if route != trail.current { trail.visit(route) }
  }

  /// Moves back (negative) or forward along the trail; `nil` if the trail ends there.
  @discardableResult
  public func step(_ distance: Int) async -> Outcome? {
    guard trail.step(distance) else { return nil }
    return await move()
  }

  /// Fetches on the current screen.
  @discardableResult
  public func fetch(_ why: Fetching.Why) async -> Outcome {
    guard let screen else { return await move() }
    return await screen.fetch(why)
  }

  /// Renames visited routes.
  ///
  /// The screens of renamed routes are built again when they are needed.
  public func rename(_ name: (Route) -> Route) {
    let before = route
    trail.rename(name)
    kept = kept.filter { name($0.key) == $0.key }
    guard route != before else { return }
    screen?.disappear()
    screen = nil
  }

  /// Makes all screens disappear, at the end of a session.
  public func leave() {
    screen?.disappear()
    answer?.disappear()
  }

  private func move() async -> Outcome {
    answer?.disappear()
    let entering = kept[route] ?? scenes(route)
    kept[route] = entering
    if kept.count > Trail<Route>.limit { kept = kept.filter { trail.contains($0.key) } }
    guard entering !== screen else { return await entering.appear() }
    let began = trace?.passed(.userInterface, "Router: go to \(route)", .begin)
    let transition = Transition(from: screen, to: entering)
    screen = entering
    let outcome = await transition.perform()
    trace?.passed(
      .userInterface, "Router: \(outcome)", .end(of: began, isCancelled: outcome == .cancelled))
    return outcome
  }
}
