import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let tour = Command(
    "tour", "[N|next|off]", summary: "Learn the architecture step by step",
    help: [
      "Each step says what to type; the trace of each command shows what every layer did. Other "
        + "commands may come between. `tour 5` begins there, `tour next` skips a step, `tour off` or "
        + "^C ends it. From a pipe, it prints all steps from there."
    ], isAboutTraces: true
  ) { (session, _, words) throws(CommandError) in
    switch words.next() {
    case nil: session.beginTour(at: session.tour?.step ?? 0)
    case "next"?: session.finishStep()
    case "off"? where session.tour == nil: throw CommandError("there is no tour: `tour` begins it")
    case "off"?: session.endTour()
    case let word?:
      guard let number = Int(word), TourStep.all.indices.contains(number - 1) else {
        throw CommandError(
          "expected 1 to \(TourStep.all.count), next or off, not \"\(word)\"")
      }
      session.beginTour(at: number - 1)
    }
    return .done
  }
}

extension TourStep {
  fileprivate func lines(_ index: Int) -> [Text] {
    ["\("Step \(index + 1) of \(Self.all.count)", .heading): \(task)"]
  }
}

extension Session {
  /// Begins a step of the tour, with every command traced. A script prints the steps from there.
  fileprivate func beginTour(at step: Int) {
    if stage.isScript {
      let rest = TourStep.all.enumerated().dropFirst(step)
      return terminal.show(rest.flatMap { $1.lines($0) + ["  \($1.lesson)"] })
    }
    guard router.route.topic != nil else {
      return terminal.tell("The tour needs a decision with pros and cons: open one, then `tour`")
    }
    tour = (step, (alerts.raised.count, stage.edits.box.value))
    if !stage.traces.isOn { stage.traces.turnOn() }
    terminal.show(TourStep.all[step].lines(step))
  }

  func advanceTour() async {
    guard let tour, await TourStep.all[tour.step].isDone(self, tour.start) else { return }
    finishStep()
  }

  fileprivate func finishStep() {
    guard let step = tour?.step else { return beginTour(at: 0) }
    terminal.show(Text(TourStep.all[step].lesson))
    step + 1 < TourStep.all.count ? beginTour(at: step + 1) : endTour()
  }

  func endTour() {
    guard tour != nil else { return }
    tour = nil
    stage.traces.turnOff()
    terminal.show("The tour is over; `tour` begins it again")
  }
}
