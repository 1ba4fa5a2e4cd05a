import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A list")
struct ListScreenTests {
  private func screen(_ entries: [(key: String, title: String)]) async -> DecisionsScreen {
    let terminal = Terminal(RecordedOutput())
    let entries = entries.map { DecisionEntry(key: $0.key, title: $0.title) }
    let service = ReadyDecisions(entries: entries) { _ in .drink }
    let screen = DecisionsScreen(
      DecisionsViewModel(worker: DecisionsWorker(service), in: nil), at: .decisions,
      on: Stage(terminal: terminal, alerts: Alerts(on: terminal, time: { "" })))
    await screen.load()
    return screen
  }

  private var drinks: [(key: String, title: String)] {
    [("tea", "Tea"), ("0007", "Green tea"), ("milk", "Milk with honey")]
  }

  @Test(
    "opens a row by its number, its key, or a part of its text that no other has",
    arguments: [
      ("1", "tea"), ("3", "milk"), ("0007", "0007"), ("7", "0007"), ("tea", "tea"),
      ("green", "0007"),
      ("HONEY", "milk"), ("with h", "milk"),
    ])
  func found(choice: String, key: String) async throws {
    #expect(try await screen(drinks).key(for: choice) == key)
  }

  @Test("shows no number that differs from another but for its zeros")
  func shownNumber() async throws {
    let files = [(key: "0003", title: "Third"), (key: "a", title: "A"), (key: "b", title: "B")]
    #expect(try await screen(files).key(for: "3") == "0003")
    #expect(try await screen(files).key(for: "4") == "b")
    #expect(try await screen(files).key(for: "0003") == "0003")
  }

  @Test(
    "has no row of a number that isn't shown",
    arguments: ["0", "2", "4", "-1", "\(Int.max)", "\(Int.min)"])
  func noNumber(choice: String) async {
    let screen = await screen(drinks)
    #expect(throws: CommandError("there is no number \(choice): there are 1, 0007, 3")) {
      try screen.key(for: choice)
    }
  }

  @Test("has no row of a name that fits several")
  func several() async {
    let screen = await screen(drinks)
    let error = CommandError("\"ea\" could be 2 of the rows: open one by its number (1, 0007)")
    #expect(throws: error) { try screen.key(for: "ea") }
  }

  @Test("has no row of a name that fits none, and suggests one that is near")
  func none() async {
    let screen = await screen(drinks)
    #expect(throws: CommandError("no row is called \"tee\"; did you mean \"Tea\"?")) {
      try screen.key(for: "tee")
    }
    #expect(throws: CommandError("no row is called \"whisky\"")) { try screen.key(for: "whisky") }
  }

  @Test("is written in portions to a script if it is very long, and reads as if it were in one")
  func portions() async {
    let reasons = (1...2500).map { "Reason \($0)" }
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in AI(title: "Tea", advantages: reasons, disadvantages: []) })
    #expect(await rehearsal.run("pros"))
    let rows = zip(1..., reasons).map { number, reason in
      "\(String(number).padding(to: 6))\(reason)\n"
    }
    #expect(rehearsal.output.all == "Pros of Tea\n" + rows.joined())
  }

  @Test("has nothing to open before it was fetched, or when that failed")
  func nothing() async {
    let screen = await screen([])
    #expect(throws: CommandError("there is nothing to open: `refresh` fetches again")) {
      try screen.key(for: "1")
    }
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
