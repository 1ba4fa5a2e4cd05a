import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("While one searches at the prompt", .timeLimit(.minutes(5)))
struct SearchModeTests {
  private let output = RecordedOutput()
  private var stage: Stage {
    let terminal = Terminal(output)
    return Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" }))
  }

  private func mode(_ worker: SearchWorker = .menu) -> SearchMode {
    SearchMode(SearchViewModel(worker: worker, clock: ManualClock()), at: .decisions, on: stage)
  }

  @Test("what stands below is drawn after every key")
  func drawn() async {
    let mode = mode()
    var drawn: [[Text]] = []
    await mode.open { drawn.append(mode.lines(columns: 80, height: 4)) }
    await mode.textChanged(to: "green")
    mode.downPressed()
    #expect(
      drawn == [
        ["Loading the decisions…"], ["Loading the decisions…"], ["2 decisions to search"],
        ["> option: Green tea  (What to drink, chosen, /0007/2)", "1 match of \"green\""],
      ])
  }

  @Test("Enter opens what is selected")
  func enter() async {
    let mode = mode()
    await mode.open {}
    await mode.textChanged(to: "tea")
    mode.downPressed()
    mode.downPressed()
    mode.upPressed()
    #expect(await mode.enterPressed() == "go /0007/1")
  }

  @Test("Enter stays where nothing was found")
  func enterNothing() async {
    let mode = mode()
    await mode.open {}
    #expect(await mode.enterPressed() == nil)
    await mode.textChanged(to: "zebra")
    #expect(await mode.enterPressed() == nil)
    await mode.textChanged(to: "bitter")
    #expect(await mode.enterPressed() == "go /0007/2/cons/1")
  }

  @Test("nothing is drawn after Escape")
  func escape() async {
    let mode = mode()
    var draws = 0
    await mode.open { draws += 1 }
    mode.escapePressed()
    let before = draws
    await mode.textChanged(to: "tea")
    #expect(draws == before)
  }

  @Test("a failure is raised once, and the panel says how to go on")
  func failure() async {
    let library = HandAnsweredLibrary()
    let mode = mode(SearchWorker(LibraryWorker(library)))
    let opening = Task { await mode.open {} }
    await library.calls.fail(Breakdown())
    await opening.value
    #expect(output.errors == "Alert: Server is down\n")
    #expect(
      mode.lines(columns: 80, height: 4) == ["The search has failed: the next key tries again"])
    let typed = Task { await mode.textChanged(to: "bitter") }
    await library.calls.answer(.menu, to: 2)
    await typed.value
    #expect(output.errors == "Alert: Server is down\n")
    #expect(mode.lines(columns: 80, height: 4).last == "1 match of \"bitter\"")
  }

  @Test("nobody keeps a mode that is over")
  func goesAway() async {
    weak var gone: SearchMode?
    do {
      let mode = mode()
      gone = mode
      await mode.open {}
      mode.escapePressed()
    }
    #expect(gone == nil)
  }
}
