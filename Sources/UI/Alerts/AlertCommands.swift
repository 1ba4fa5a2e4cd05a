import Prompt
import ReactiveHybrid

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
