/// What a screen needs to show itself.
public struct Stage {
  /// Where commands come from.
  public enum Input {
    /// A person at a terminal.
    case terminal
    /// A pipe or a file.
    case pipe
    /// The command line, with `-c`.
    case commandLine
  }

  let terminal: Terminal
  let alerts: Alerts
  let input: Input

  /// Whether nobody types.
  var isScript: Bool { input != .terminal }

  /// Creates a stage; alerts are raised on the same terminal.
  public init(terminal: Terminal, alerts: Alerts, input: Input = .terminal) {
    self.terminal = terminal
    self.alerts = alerts
    self.input = input
  }
}
