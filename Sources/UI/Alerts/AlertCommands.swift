import Prompt

extension Command {
  static let alerts = Command(
    "alerts", summary: "List the alerts of this session",
    help: ["Each with its time and the screen that raised it."]
  ) { (session, words) throws(CommandError) in
    try words.end()
    let raised = session.alerts.raised
    guard !raised.isEmpty else { return session.terminal.show("No alerts in this session") }
    session.terminal.show(
      raised.enumerated().map { index, alert in
        "\(String(index + 1), .number)  \(alert.time)  \(alert.origin.description)  \(alert.message)"
      })
  }
}
