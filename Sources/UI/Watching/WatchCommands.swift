import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let watch = Command(
    "watch", "[on|off]", completes: [.oneOf(["on", "off"])],
    summary: "Turn automatic updates on or off", example: "watch off",
    help: [
      "When an editor, git or another session changes what you see, the difference appears above "
        + "your line. `watch off` or the flag --no-watch turns that off, which may suit a screen "
        + "reader better; then `refresh` shows changes. Scripts don't watch."
    ],
    action: watch)

  private static func watch(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let wish = words.next()
    try words.end()
    if let wish, !["on", "off"].contains(wish) {
      throw CommandError(
        "expected on or off, not \"\(wish)\"", nearestTo: wish, among: ["off", "on"])
    }
    guard let watching = session.watching else {
      guard wish == "on" else {
        session.terminal.show("Watching is off: only a terminal session watches")
        return .done
      }
      throw CommandError("a script can't watch: use `refresh` to see changes")
    }
    switch wish {
    case "on": await watching.start()
    case "off": watching.stop()
    default: break
    }
    let state = watching.content.value
    session.terminal.show(
      state.isOn
        ? "Watching is on: changes appear automatically"
        : "Watching is off: `refresh` shows changes")
    return .done
  }
}
