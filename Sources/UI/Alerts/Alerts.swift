import Presentation
import Prompt

/// Raises alerts, and keeps a list for the session.
public final class Alerts {
  private let terminal: Terminal
  private let time: () -> String

  /// The alerts of this session, oldest first.
  package private(set) var raised: [Alert] = []

  /// The number of alerts when the last command began.
  private var begun = 0

  /// Creates an empty list; `time` returns the wall clock's time, such as `14:03:22`.
  public init(on terminal: Terminal, time: @escaping () -> String) {
    self.terminal = terminal
    self.time = time
  }

  /// Marks the start of a command: later alerts belong to it.
  func commandBegins() {
    begun = raised.count
  }

  /// Shows an alert at once. Drops a message that was already raised on another screen since the
  /// command began, or on any screen if it is only `mentioned`.
  func raise(_ message: String, at origin: Route, mentioned: Bool = false) {
    let isKnown = raised[begun...].contains {
      $0.message == message && (mentioned || $0.origin != origin)
    }
    guard !isKnown else { return }
    raised.append(Alert(message: message, origin: origin, time: time()))
    terminal.report(alert: message)
  }
}

package struct Alert: Sendable, Equatable {
  /// The title of every alert, as in the document.
  package static let title = "Alert"
  package let message: String
  package let origin: Route
  /// The wall-clock time when it was raised: `14:03:22`.
  package let time: String
}

extension Command {
  static let alerts = Command(
    "alerts", summary: "List the alerts of this session",
    help: ["Each line has the time, and the place that raised the alert."]
  ) { session in
    let raised = session.alerts.raised
    guard !raised.isEmpty else {
      return session.say("No alerts in this session")
    }
    return session.say(
      raised.enumerated().map { index, alert in
        "\(String(index + 1), .number)  \(alert.time)  \(alert.origin.description)  \(alert.message)"
      })
  }
}
