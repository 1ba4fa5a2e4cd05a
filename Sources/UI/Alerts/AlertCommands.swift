import Prompt
import ReactiveHybrid

extension Command {
  static let alerts = Command(
    "alerts", summary: "List the alerts of this session", example: "alerts",
    help: ["Each line has the time, and the place that raised the alert."]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    let raised = session.alerts.raised
    guard !raised.isEmpty else {
      session.terminal.show("No alerts in this session")
      return .done
    }
    session.terminal.show(
      raised.enumerated().map { index, alert in
        "\(String(index + 1), .number)  \(alert.time)  \(alert.origin.description)  \(alert.message)"
      })
    return .done
  }
}
