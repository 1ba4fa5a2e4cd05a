import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let watch = Command(
    "watch", "[on|off]", completes: [.oneOf(["on", "off"])],
    summary: "Say whether changes appear by themselves",
    help: [
      "When an editor, git or another session changes what is shown, the difference appears above "
        + "the line that is being typed. `watch off` keeps the screen still, which may be better with a "
        + "screen reader, and so does the flag --no-watch; `watch on` begins again. From a pipe nothing "
        + "is watched."
    ],
    action: watch)

  private static func watch(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let wish = words.next()
    try words.end()
    if let wish, !["on", "off"].contains(wish) {
      throw CommandError(
        "\"\(wish)\" is no way to watch: it is on or off", nearestTo: wish, among: ["off", "on"])
    }
    guard let watching = session.watching else {
      guard wish == "on" else {
        session.terminal.show("Watching is off: only a terminal can show what changes")
        return .done
      }
      throw CommandError("nothing is watched from a pipe: everything is fetched when asked for")
    }
    switch wish {
    case "on": await watching.start()
    case "off": watching.stop()
    default: break
    }
    let state = watching.content.value
    session.terminal.show(
      state.isOn
        ? "Watching is on: what changes appears by itself"
        : "Watching is off: `refresh` shows what has changed")
    return .done
  }
}
