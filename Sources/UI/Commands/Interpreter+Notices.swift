import BusinessLogic
import Prompt
import ReactiveHybrid
import Threads

extension Interpreter {
  /// Runs a command and reports the services' notices meanwhile; returns the outcome.
  func runTellingNotices(_ context: CommandContext) async -> Outcome {
    let notices = Locked<[Task<Void, Never>]>([])
    let terminal = session.terminal
    let outcome = await Notice.telling { sentence in
      let telling = Task { @MainActor in terminal.tell("\(sentence)") }
      notices.withLock { $0.append(telling) }
    } _: {
      await run(context)
    }
    for notice in notices.withLock({ $0 }) { await notice.value }
    return outcome
  }
}
