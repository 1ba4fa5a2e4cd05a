import BusinessLogic
import Prompt
import Threads

extension Interpreter {
  /// Carries out a command, and tells what services have to say meanwhile; returns whether it succeeded.
  func runTellingNotices(_ line: Substring) async -> Bool {
    let notices = Locked<[Task<Void, Never>]>([])
    let terminal = session.terminal
    let isDone = await Notice.telling { sentence in
      let telling = Task { @MainActor in terminal.tell("\(sentence)") }
      notices.withLock { $0.append(telling) }
    } _: {
      await run(line)
    }
    for notice in notices.withLock({ $0 }) { await notice.value }
    return isDone
  }
}
