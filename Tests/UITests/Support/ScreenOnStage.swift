import Decisions
import Presentation
import Prompt
import ReactiveHybrid
import TestSupport

@testable import BusinessLogic
@testable import UI

/// One screen on a service that the test answers.
struct ScreenOnStage {
  typealias Action = @MainActor (PageScreen<ArgumentList<Pros>>) async -> Outcome

  let service: HandAnsweredService<Pros>
  let output: RecordedOutput
  let stage: Stage
  /// Tells the screen's view model of changes.
  let store = DecisionStore(
    worker: EditingWorker(ReadyEditing(), decisions: ReadyDecisions { _ in .drink }))
  let screen: PageScreen<ArgumentList<Pros>>

  init(_ service: HandAnsweredService<Pros> = HandAnsweredService(), rows: Int? = nil) {
    self.service = service
    output = RecordedOutput(rows: rows)
    let terminal = Terminal(output)
    stage = Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" }))
    screen = PageScreen(
      ProsViewModel(worker: ProsWorker(service), topic: .tea).following(
        Seat(Author("prompt"), at: store), as: .arguments(.tea)), "pros",
      at: .arguments(.tea, .pro), on: stage
    ) { Page($0, on: $1) }
  }

  /// Does something that makes the screen fetch, and answers its call.
  @discardableResult
  func answer(_ answer: AI, to action: @escaping Action) async -> Outcome {
    let task = await ask(action)
    await service.calls.answer(answer, to: service.calls.count)
    return await task.value
  }

  /// Does something that makes the screen fetch, and lets its call fail.
  @discardableResult
  func fail(_ message: String = "Server is down", _ action: @escaping Action) async -> Outcome {
    let task = await ask(action)
    await service.calls.fail(Breakdown(message), at: service.calls.count)
    return await task.value
  }

  /// Does something that makes the screen fetch, and waits until the service was asked.
  func ask(_ action: @escaping Action) async -> Task<Outcome, Never> {
    let next = service.calls.count + 1
    // A task may hold what it captured a little longer than it works.
    let task = Task { [weak screen] in
      guard let screen else { return Outcome.cancelled }
      return await action(screen)
    }
    await service.calls.arrival(of: next)
    return task
  }

  /// Has the screen update to these pros; returns what it writes.
  func update(_ pros: [String]) async -> String {
    output.clear()
    store.publish(.doubt)
    await answer(.tea(pros)) { await $0.fetch(.update) }
    return written()
  }

  /// The user's own edit finds these pros, and leaves those.
  func edit(_ before: [String], _ after: [String], isLate: Bool = false) {
    let change = DecisionChange(
      of: "tea", from: Decision(title: "Tea", options: [.tea(before)]),
      to: Decision(title: "Tea", options: [.tea(after)]))
    var edited = Edited(.draft([]), changes: [change])
    (edited.author, edited.isLate) = (Author("prompt"), isLate)
    store.isWatched = true
    store.publish(.edited(edited))
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

extension AI {
  /// Tea with these pros.
  nonisolated static func tea(_ pros: [String]) -> AI {
    AI(title: "Tea", advantages: pros, disadvantages: [])
  }
}
