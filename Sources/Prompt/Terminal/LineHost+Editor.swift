import Threads

nonisolated extension LineHost {
  /// Creates the functions of a terminal.
  init(of editor: isolated TerminalEditor) {
    self.init(
      nextKey: { editor.nextKey() }, keys: { editor.keys }, complete: { editor.complete() },
      editElsewhere: { editor.editElsewhere() }, begin: { editor.begin(with: $0) },
      reply: { Self.reply(to: $0, of: editor) }, begun: editor.begunLines)
  }

  /// Returns the reply to pasted lines. Keys wait for it; ^C and Escape cancel what it waits for.
  private static func reply(to lines: [String], of editor: isolated TerminalEditor) -> PasteReply? {
    let (ask, thread) = (editor.settings.withLock { $0.reply }, editor.thread)
    let reply = Locked(PasteReply??.none)
    let task = Task { @MainActor in
      let answer = await ask(lines)
      reply.withLock { $0 = .some(answer) }
      thread.wake()
    }
    editor.isAccepting = true
    defer { editor.isAccepting = false }
    while !editor.isClosed {
      if let reply = reply.withLock({ $0 }) { return reply }
      editor.turn()
      if editor.keyThatEndsWaiting() != nil { task.cancel() }
    }
    return nil
  }
}
