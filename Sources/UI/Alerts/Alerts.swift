import Prompt

/// Raises alerts, and keeps those of this session.
public final class Alerts {
  private let terminal: Terminal
  private let time: () -> String

  /// Every alert of this session, the oldest first.
  public private(set) var raised: [Alert] = []

  /// How many there were when the last command began.
  private var begun = 0

  /// Creates an empty session; `time` is what the wall clock shows, such as `14:03:22`.
  public init(on terminal: Terminal, time: @escaping () -> String) {
    self.terminal = terminal
    self.time = time
  }

  /// What goes wrong from now on goes wrong with another command.
  func commandBegins() {
    begun = raised.count
  }

  /// Tells the person, now. The same trouble on the way from one screen to another is told once; also
  /// at one screen if it is only `mentioned` there once more.
  func raise(_ message: String, at origin: Route, mentioned: Bool = false) {
    let isKnown = raised[begun...].contains {
      $0.message == message && (mentioned || $0.origin != origin)
    }
    guard !isKnown else { return }
    raised.append(Alert(message: message, origin: origin, time: time()))
    terminal.tell("\("\(Alert.title):", .alert) \(message)")
  }
}
