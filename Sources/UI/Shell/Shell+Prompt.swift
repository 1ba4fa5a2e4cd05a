import BusinessLogic
import Prompt
import ReactiveHybrid

extension Shell {
  /// The prompt: the current route, shortened to leave room for a line. It may contain file names.
  var prompt: String {
    if lines.isOpen { return "… " }
    let place = Text(session.router.route.description)
    let mark = session.isDrafting ? " (draft)" : ""
    return ("\(place.cut(to: max(12, session.terminal.columns / 2)))\(mark)> " as Text).safe
  }

  /// Updates the prompt and the meaning of keys on an empty line.
  ///
  /// Inside a command, keys are literal. So is Space without a next screenful, because a leading
  /// space keeps a line out of the history. After `more`, a surplus Space would go unnoticed.
  func setLineBeginning() {
    guard let live else { return }
    live.setPrompt(prompt)
    let hasMore = session.stage.hasMore || isMore
    live.setMeaning(
      of: " ", onEmptyLine: hasMore && !lines.isOpen ? .command(Command.more.name) : nil)
    // A recording stores lines, but not the keys of a search.
    let isLiteral = lines.isOpen || session.stage.log != nil
    live.setMeaning(
      of: "/", onEmptyLine: isLiteral ? nil : .mode { [session] in session.search(drawing: $0) })
  }

  /// The help while a line is typed. It includes the text of the previous lines that it continues.
  var assistance: LineAssistance {
    let (session, hint, before) = (session, Hint(), lines.begun ?? "")
    func complete(_ line: String) async -> Completion? {
      session.stage.log?.note(SessionEvent(.tab, nil, line))
      return await Completer(session: session).completion(of: line, behind: before)
    }
    return LineAssistance(
      hints: { hint.lines(for: before + $0, beforeCursor: before + $1) }, complete: complete,
      edit: session.writer == nil ? nil : session.edited, isContinued: lines.isOpen)
  }
}
