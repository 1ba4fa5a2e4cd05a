import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let tour = Command(
    "tour", "[N|next|off]", summary: "Learn the architecture step by step",
    help: [
      "Each step says what to type; the trace of each command shows what every layer did. Other "
        + "commands may come between. `tour 5` begins there, `tour next` skips a step, `tour off` or "
        + "^C ends it. From a pipe, it prints all steps from there."
    ]
  ) { (session, _, words) throws(CommandError) in
    switch words.next() {
    case nil: session.tour.begin()
    case "next"?: session.tour.finishStep()
    case "off"? where !session.tour.isOn: throw CommandError("there is no tour: `tour` begins it")
    case "off"?: session.tour.end()
    case let word?:
      guard let number = Int(word), (1...TourStep.all.count).contains(number) else {
        throw CommandError(
          "expected 1 to \(TourStep.all.count), next or off, not \"\(word)\"")
      }
      session.tour.begin(at: number - 1)
    }
    return .done
  }
}

extension TourStep {
  fileprivate func lines(_ index: Int) -> [Text] {
    ["\("Step \(index + 1) of \(Self.all.count)", .heading): \(task)"]
  }
}

final class Tour {
  private unowned let session: Session
  private var step: Int?
  private var start: TourStart = (0, nil)

  init(of session: Session) {
    self.session = session
  }

  var isOn: Bool { step != nil }

  /// Begins a step, the current one by default, with every command traced. A script prints the steps
  /// from there.
  func begin(at index: Int? = nil) {
    let (stage, index) = (session.stage, index ?? step ?? 0)
    if stage.isScript {
      let rest = TourStep.all.enumerated().dropFirst(index)
      return stage.terminal.show(rest.flatMap { $1.lines($0) + ["  \($1.lesson)"] })
    }
    guard session.router.route.topic != nil else {
      return stage.terminal.report(
        "The tour needs a decision with pros and cons: open one, then `tour`")
    }
    (step, start) = (index, (stage.alerts.raised.count, session.edits.used?.content.value.response))
    if !stage.traces.isOn { stage.traces.isOn = true }
    stage.terminal.show(TourStep.all[index].lines(index))
  }

  func commandEnded() async {
    if let step, await TourStep.all[step].isDone(session, start) { finishStep() }
  }

  func finishStep() {
    guard let step else { return begin() }
    session.terminal.show(Text(TourStep.all[step].lesson))
    step + 1 < TourStep.all.count ? begin(at: step + 1) : end()
  }

  func end() {
    guard isOn else { return }
    step = nil
    session.stage.traces.isOn = false
    session.terminal.show("The tour is over; `tour` begins it again")
  }
}
