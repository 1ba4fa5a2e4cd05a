/// Raises alerts, and keeps those of this session.
public final class Alerts {
  private let terminal: Terminal
  private let time: () -> String

  /// Every alert of this session, the oldest first.
  public private(set) var raised: [Alert] = []

  /// Creates an empty session; `time` is what the wall clock shows, such as `14:03:22`.
  public init(on terminal: Terminal, time: @escaping () -> String) {
    self.terminal = terminal
    self.time = time
  }

  /// Tells the person, now.
  func raise(_ message: String, at origin: Route) {
    raised.append(Alert(message: message, origin: origin, time: time()))
    terminal.tell("\("\(Alert.title):", .alert) \(message)")
  }
}
