import BusinessLogic
import Prompt
import TestSupport

@testable import UI

/// One screen on a service that the test answers.
struct ScreenOnStage {
  let service: HandAnsweredService<Pros>
  let output: RecordedOutput
  let screen: PageScreen<ArgumentList<Pros>>

  init(_ service: HandAnsweredService<Pros> = HandAnsweredService(), rows: Int? = nil) {
    self.service = service
    output = RecordedOutput(rows: rows)
    let terminal = Terminal(output)
    screen = PageScreen(
      ProsViewModel(worker: ProsWorker(service), topic: .tea), "pros",
      at: .arguments(.tea, .pro),
      on: Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" })),
      retelling: .arguments(.tea)
    ) { Page($0, on: $1) }
  }

  /// Does something that makes the screen fetch, answers its next call, and waits for the end.
  func answer(
    _ answer: AI, to action: @escaping @MainActor (PageScreen<ArgumentList<Pros>>) async -> Void
  ) async {
    let next = service.calls.count + 1
    let task = Task { await action(screen) }
    await service.calls.answer(answer, to: next)
    await task.value
  }

  /// Does something that makes the screen fetch, lets its next call fail, and waits for the end.
  func fail(
    _ message: String = "Server is down",
    _ action: @escaping @MainActor (PageScreen<ArgumentList<Pros>>) async -> Void
  ) async {
    let next = service.calls.count + 1
    let task = Task { await action(screen) }
    await service.calls.fail(Breakdown(message), at: next)
    await task.value
  }

  /// Does something that makes the screen fetch, and waits until the service was asked.
  func ask(_ action: @escaping @MainActor (PageScreen<ArgumentList<Pros>>) async -> Void) async
    -> Task<Void, Never>
  {
    let next = service.calls.count + 1
    let task = Task { await action(screen) }
    await service.calls.arrival(of: next)
    return task
  }

  /// What was written since the last time.
  func written() -> String {
    defer { output.clear() }
    return output.all
  }

  static let rows = "Pros of Tea\n1  Warm\n2  Cheap\n"
  static let newRows = "Pros of Green tea\n1  Healthy\n"
  static let alert = "Alert: Server is down\n"
}
