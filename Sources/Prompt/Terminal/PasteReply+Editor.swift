import Threads

nonisolated extension PasteReply {
  /// Returns the editor's reply to pasted lines, as ``LineSettings/reply`` gives it.
  ///
  /// Keys wait for it; ^C and Escape cancel what it waits for.
  static func to(_ lines: [String], from editor: isolated TerminalEditor) -> PasteReply? {
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
