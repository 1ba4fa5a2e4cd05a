import BusinessLogic
import Presentation
import Prompt

extension Command {
  static let watch = Command(
    "watch", "[on|off]", completes: [.oneOf(["on", "off"])],
    summary: "Turn automatic updates on or off", example: ["watch off"],
    help: [
      "When an editor, git or another session changes what you see, the difference appears above "
        + "your line. `watch off` or the flag --no-watch turns that off, which may suit a screen "
        + "reader better; then `refresh` shows changes. Scripts don't watch."
    ]
  ) { (session, context, words) throws(CommandError) in
    let wish = words.next()
    try words.end()
    switch wish {
    case nil: break
    case "on"?:
      let watching = try session.watching.or("a script can't watch: use `refresh` to see changes")
      await watching.start()
    case "off"?: session.watching?.stop()
    case let wish?: throw CommandError(["on", "off"].expected(insteadOf: wish))
    }
    let way: Text =
      session.watching == nil ? "only a terminal session watches" : "`refresh` shows changes"
    return session.say(
      session.isLive ? "Watching is on: changes appear automatically" : "Watching is off: \(way)")
  }
}
