import BusinessLogic

/// Where the person is, and the way from there to anywhere else: the only one that moves.
///
/// A screen that can be come back to is kept with its view model, as a stack of view controllers
/// keeps them: coming back shows what was there and raises no old alert.
public final class Router {
  private let home: Route
  private let scenes: (Route) -> any Screen
  private var trail: Trail
  private var screens: [Route: any Screen] = [:]

  /// The screen that is shown; `nil` until the first move.
  public private(set) var screen: (any Screen)?

  /// Creates a router that stands at `home` and gets its screens from `scenes`.
  public init(home: Route, scenes: @escaping (Route) -> any Screen) {
    self.home = home
    self.scenes = scenes
    trail = Trail(home)
  }

  /// The present route.
  public var route: Route { trail.current }

  /// Shows the present screen, again if it is shown already.
  func appear() async {
    await present().appear()
  }

  /// Shows the next rows of the present screen.
  func more() async {
    await present().more()
  }

  /// Fetches as far as it takes to know what `choice` means on the present screen.
  func reach(_ choice: String) async {
    await present().reach(choice)
  }

  /// Fetches again and shows the result.
  func refresh() async {
    await present().refresh()
  }

  /// What the row with this number says on the present screen.
  func text(ofRow number: Int) -> String? {
    present().text(ofRow: number)
  }

  /// What the person took it to say when they began this line, or what a script printed last.
  func textBefore(ofRow number: Int, at line: Int?) -> String? {
    present().textBefore(ofRow: number, at: line)
  }

  /// The word that leads from the present screen to what `choice` means on it.
  func key(for choice: String) throws(CommandError) -> String {
    try present().key(for: choice)
  }

  /// All rows that there are at `route`, fetched if need be; `nil` if they can't be had, of which
  /// nothing is said.
  func rows(at route: Route) async -> [(number: String, text: String, key: String)]? {
    if let screen = screens[route], screen.holdsAll { return screen.rows }
    // By a screen of their own: the one that is kept shows what it has, and has its own alerts.
    return await scenes(route).glance()
  }

  /// The place that `path` means; `nil` if nothing is there.
  func place(at path: String) async -> Route? {
    guard let route = try? Route(path: path, from: route), await rows(at: route) != nil else {
      return nil
    }
    return route
  }

  /// The screens that can be come back to.
  var visited: [any Screen] { Array(screens.values) }

  /// Moves to `route`; stays where it is if nothing is there. Asking for the place where one already
  /// is shows it again, and tries again if it had failed.
  func go(to route: Route) async {
    if route == trail.current {
      let screen = present()
      if screen.hasFailed { await screen.refresh() } else { await screen.appear() }
    } else {
      let (before, left) = (trail, screen)
      trail.visit(route)
      await move()
      await leaveNowhere(for: before, left)
    }
  }

  /// Begins at `route`, before anything was shown and without showing it; stays at home if nothing is
  /// there. What is asked of all decisions, or shows them all, is always there and isn't fetched.
  func enter(_ route: Route) async {
    guard route != home else { return }
    let before = trail
    trail.visit(route)
    guard route.topic != nil else { return }
    await present().load()
    await leaveNowhere(for: before, nil)
  }

  /// Goes back from a place that turned out not to exist, unless somebody has gone elsewhere meanwhile.
  private func leaveNowhere(for before: Trail, _ left: (any Screen)?) async {
    guard let screen, screen.leadsNowhere, screens[trail.current] === screen else { return }
    screens[trail.current] = nil
    screen.disappear()
    trail = before
    self.screen = left
    await left?.load()
    // It may have been left before it was known to be nowhere.
    if left?.leadsNowhere == true { await leaveNowhere(for: Trail(home), nil) }
  }

  /// Shows the screen at `route` again if one is there and nothing need be waited for; returns
  /// whether it did.
  func showAgain(_ route: Route) -> Bool {
    guard route == trail.current, let screen, !screen.hasFailed else { return false }
    return screen.appearAgain()
  }

  /// Moves to `route` and asks anew there, even if its screen was kept.
  func ask(_ route: Route) async {
    screens[route]?.serviceChanged()
    await go(to: route)
  }

  /// Moves to the place where the session began.
  func goHome() async {
    await go(to: home)
  }

  /// Moves along the trail: -1 is back, 1 is forward.
  func step(_ distance: Int) async throws(CommandError) {
    guard trail.step(distance) else {
      throw CommandError(
        distance < 0
          ? "there is nothing to go back to" : "there is nothing to go forward to: go back first")
    }
    await move()
  }

  /// Leaves the screen that is shown; the session is over.
  func leave() {
    screen?.disappear()
  }

  /// Tells every screen that is kept to fetch when it next appears.
  func serviceChanged() {
    for screen in screens.values { screen.serviceChanged() }
  }

  /// What stands behind the screens has changed by itself: the one that is shown shows the
  /// difference, the others fetch when they next appear.
  func update(unless isDoubtful: @escaping () -> Bool = { false }) async {
    serviceChanged(but: trail.current)
    await screen?.update(unless: isDoubtful)
  }

  /// The same after edits that the person has just been told of.
  func adopt(_ changes: [DecisionChange], unless isDoubtful: @escaping () -> Bool) async {
    serviceChanged(but: trail.current)
    for (route, screen) in screens where route != trail.current { screen.know(changes) }
    await screen?.adopt(changes, unless: isDoubtful)
  }

  /// The same where nothing appears by itself, so that nothing is fetched.
  func know(_ changes: [DecisionChange]) {
    for screen in screens.values { screen.know(changes) }
  }

  private func serviceChanged(but shown: Route) {
    for (route, screen) in screens where route != shown { screen.serviceChanged() }
  }

  /// The screen of the present route, made if nothing was shown yet.
  private func present() -> any Screen {
    if let screen { return screen }
    let screen = scenes(trail.current)
    screens[trail.current] = screen
    self.screen = screen
    return screen
  }

  private func move() async {
    let route = trail.current
    let entering = screens[route] ?? scenes(route)
    let transition = Transition(from: screen, to: entering)
    screens[route] = entering
    if screens.count > Trail.limit { screens = screens.filter { trail.contains($0.key) } }
    screen = entering
    await transition.perform()
  }
}
