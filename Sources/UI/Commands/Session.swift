import BusinessLogic

/// One run of the program, as commands see it.
public final class Session {
  let router: Router
  let terminal: Terminal
  let alerts: Alerts
  let faults: FaultPanel

  /// Makes the screen of an export while one is at a route.
  let exports: (ExportRequest, Route) -> any Screen

  /// Whether `quit` was said.
  var isOver = false

  /// Creates a session that begins where the router stands.
  public init(
    router: Router, stage: Stage, faults: FaultPanel,
    exports: @escaping (ExportRequest, Route) -> any Screen
  ) {
    self.router = router
    terminal = stage.terminal
    alerts = stage.alerts
    self.faults = faults
    self.exports = exports
  }
}
