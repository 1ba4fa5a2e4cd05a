import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid

struct TourStep {
  let task: String
  let lesson: String
  /// Whether the step is done. Checks the state, not the typed line.
  let isDone: @MainActor (Session, TourStart) async -> Bool

  static let all = [
    TourStep(
      task: "Type `pros`.",
      lesson:
        "The view model fetched. Its box notified one listener, the screen, of each change: first "
        + "that it was loading, then the response. Only the owner of a box can change it."
    ) { session, _ in session.side == .pro && session.hasTraced(\.isOfService) },
    TourStep(
      task: "Type `back`, then `forward`.",
      lesson:
        "`forward` asked no service. The router keeps a screen with its view model, so coming "
        + "back shows the content that is there."
    ) { session, _ in
      session.side == .pro && session.hasTraced(\.isMove) && !session.hasTraced(\.isOfService)
    },
    TourStep(
      task: "Type `inject pros fail Server is down`.",
      lesson:
        "Nothing has failed yet: a wrapper throws this error on the service's next call, and the "
        + "store has notified the view models that decisions may have changed. The service and the worker "
        + "know nothing of it."
    ) { session, _ in await !session.faults.injected().isEmpty },
    TourStep(
      task: "Type `refresh`.",
      lesson: "The wrapper threw, the worker translated the error, the view model put a message in "
        + "the box, and the screen raised it. `alertShown` then cleared it: an alert is state until "
        + "it has been seen, so it won't come back with `back`."
    ) { session, start in session.alerts.raised.count > start.alerts },
    TourStep(
      task: "Type `heal`, then `refresh`.",
      lesson:
        "Starting the fetch cleared the failure. The response was equal to the one shown, so the "
        + "next change only ended the loading. A change replaces the whole content, so no listener "
        + "ever saw half of one."
    ) { session, _ in
      let isHealed = await session.faults.injected().isEmpty
      return isHealed && session.router.screen?.shown?.isEmpty == false
        && session.hasTraced(\.isOfService)
    },
    TourStep(
      task: "Type `cons`.",
      lesson:
        "The router performed one transition: the old screen was hidden before the new one bound. "
        + "The compiler refuses a transition that is performed twice."
    ) { session, _ in session.side == .con },
    TourStep(
      task: "Type `inject cons slow 5s`, `refresh`, and at once `back`.",
      lesson:
        "Leaving the screen cancelled its fetch. Had the service not reacted, its late answer would "
        + "have been ignored. `inject` may change any answer, so the screen you came back to fetched again."
    ) { session, _ in session.hasTraced(\.isCancelled) },
    TourStep(
      task: "Type `heal`, `refresh`, then `add pro It never tires`.",
      lesson:
        "The edit went down to the service and came back with the decision before and after it. "
        + "The store notified every view model that follows it, and this one took its content "
        + "from the notification: nothing was fetched. `trace --box` shows old and new."
    ) { session, start in session.edits.used?.content.value.response != start.edit },
    TourStep(
      task: "Type `serve`, open the address in a browser on this machine, and add a con there.",
      lesson:
        "The page is one more interface on the same session: another seat at the store, and screens that "
        + "turn a box into HTML. Its edit reached your screen as yours reached the page."
    ) { session, _ in session.pages?.areShown == true },
    TourStep(
      task: "In another terminal, run `./walls`. Then type `tour next`.",
      lesson:
        "Each wall refused a line that would break it: by the compiler if it can, otherwise by a test."
    ) { _, _ in false },
    TourStep(
      task: "Now add a screen: see \"Adding things\" in docs/architecture.md. `tour next` ends the "
        + "tour.",
      lesson: "Sources/Primer is the whole architecture in 300 lines: read it next."
    ) { _, _ in false },
  ]
}

/// The number of alerts and the last edit at the start of a step.
typealias TourStart = (alerts: Int, edit: Edited?)

extension Session {
  fileprivate var side: Side? {
    if case .arguments(_, let side) = router.route { side } else { nil }
  }

  fileprivate func hasTraced(_ isSeam: (TracedSeam) -> Bool) -> Bool {
    // The first seam is the command itself.
    stage.traces.last.dropFirst().contains(where: isSeam)
  }
}

nonisolated extension TracedSeam {
  fileprivate var isOfService: Bool { seam.layer == .service }

  /// Whether the router begins a transition at this seam. Within a command, only the router begins work
  /// in the user interface layer.
  fileprivate var isMove: Bool { seam.layer == .userInterface && seam.phase == .begin }

  fileprivate var isCancelled: Bool {
    if case .end(_, true) = seam.phase { seam.layer == .logic } else { false }
  }
}
