/// What a screen needs to show itself.
public struct Stage {
  let terminal: Terminal
  let alerts: Alerts

  /// Creates a stage; alerts are raised on the same terminal.
  public init(terminal: Terminal, alerts: Alerts) {
    self.terminal = terminal
    self.alerts = alerts
  }
}
