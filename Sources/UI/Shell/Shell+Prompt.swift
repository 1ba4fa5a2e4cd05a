import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Shell {
  /// The prompt: the current route, shortened to leave room for a line. It may contain file names.
  var prompt: String {
    if lines.isOpen { return "… " }
    let route = Text(session.router.route.description)
    let mark = session.store.isDrafting ? " (draft)" : ""
    return ("\(route.cut(to: max(12, session.terminal.columns / 2)))\(mark)> " as Text).safe
  }

  /// Updates the prompt and the meaning of keys on an empty line, unless a question stands there.
  ///
  /// Inside a command, keys are literal. So is Space without a next screenful, because a leading
  /// space keeps a line out of the history. After `more`, a surplus Space would go unnoticed.
  func setLineBeginning() {
    guard !isAsking else { return }
    let (session, isMiddle) = (session, lines.isOpen)
    let hasMore = session.stage.hasMore || isMore
    let more = EmptyLineKey.command(Command.more.name)
    // A recording stores lines, but not the keys of a search.
    let isLiteral = isMiddle || session.stage.log != nil
    live?.set {
      $0.prompt = prompt
      $0.reply = { lines in await Adding(session: session).reply(to: lines) }
      $0.emptyLineKeys[" "] = hasMore && !isMiddle ? more : nil
      $0.emptyLineKeys["/"] = isLiteral ? nil : .mode { session.search(drawing: $0) }
    }
  }

  /// Updates the prompt whenever a change that the user didn't make has reached the screen.
  func followChanges() { session.follow { [weak self] in self?.setLineBeginning() } }

  /// Sets the help while a line is typed. It includes the text of the previous lines that it
  /// continues.
  func assist(_ settings: inout LineSettings) {
    let (session, before) = (session, lines.begun ?? "")
    let hint = Hint(
      aliases: session.stage.aliases.all, reading: session.scenes.workers.editing.reading.bullet)
    settings.hints = { hint.lines(for: before + $0, beforeCursor: before + $1) }
    settings.complete = { line in
      session.stage.log?.note(SessionEvent(.tab, nil, line))
      return await Completer(session: session).completion(of: line, behind: before)
    }
    settings.edit = session.textEditor == nil ? nil : session.edited
    settings.isContinued = lines.isOpen
  }
}
