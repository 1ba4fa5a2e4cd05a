import BusinessLogic
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Commands that edit")
struct EditCommandsTests {
  let rehearsal = Rehearsal(editing: ReadyEditing())

  @Test(
    "say what was done",
    arguments: [
      ("add pro Calming, it \"is\"", "Added a pro: Calming, it \"is\""),
      ("add note Ask again", "Added a note: Ask again"),
      ("weigh 2 5", "Weighs 5 now: Cheap"),
      ("move 2 1", "Moved to 1: Cheap"),
      ("remove 1", "Removed: Warm"),
      ("edit 1 Hot", "Changed Warm to: Hot"),
      ("choose tea because why not", "Chosen: Tea, because why not"),
      ("status accepted", "Status of tea: accepted"),
      ("option add Milk", "Added the option Milk"),
      ("option rename 1 Green tea", "The option Tea is now called Green tea"),
      ("option remove 1", "Removed the option Tea"),
      ("new Milk", "New decision /milk: Milk"),
      ("save tea.md", "Saved as tea.md"),
    ])
  func done(command: String, said: String) async {
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: command) == "\(said)\n")
  }

  @Test(
    "say what is missing or wrong, and ask the service nothing",
    arguments: [
      ("add", "missing pro, con, neutral or note; usage: "),
      ("add prp x", "\"prp\" is no side: it is pro, con, neutral, note; did you mean \"pro\"?"),
      ("add pro", "missing the text; usage: "),
      ("weigh 2", "missing the weight; usage: "),
      ("weigh 2 heavy", "expected a whole number from 0 to "),
      ("weigh 9 1", "there is no row \"9\" here: `show` shows the numbers"),
      ("remove x", "there is no row \"x\" here: `show` shows the numbers"),
      ("remove 1 2", "unexpected argument \"2\"; usage: `remove N`"),
      ("move 1 0", "expected a whole number from 1, not \"0\""),
      ("choose", "missing the option; usage: "),
      ("choose tea because", "missing the reason; usage: "),
      ("option paint", "\"paint\" is nothing to do with an option: add, rename or remove"),
      ("option ad Milk", "\"ad\" is nothing to do with an option: add, rename or remove; did you "),
      ("option rename 1", "missing the title; usage: "),
      ("undo", "there is no edit to take back"),
      ("redo", "there is no edit to make again"),
      ("again", "no edit has failed"),
    ])
  func wrong(command: String, error: String) async {
    await rehearsal.run("pros")
    let said = await rehearsal.written(by: command)
    #expect(said.hasPrefix("error: \(error)"))
  }

  @Test(
    "say so if nothing has changed", arguments: ["edit 1 Warm", "weigh 1 1", "status accepted"])
  func unchanged(command: String) async {
    let rehearsal = Rehearsal(editing: ReadyEditing(changes: false))
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: command) == "Nothing changed\n")
    #expect(await rehearsal.written(by: "undo") == "error: there is no edit to take back\n")
  }

  @Test("raise one alert when the service fails, keep the edit, and make it again")
  func again() async {
    let failures = HandFailures()
    let rehearsal = Rehearsal(editing: ReadyEditing { _ in try failures.next() })
    #expect(
      await rehearsal.written(by: "add pro Hot") == """
        Alert: Disk full
        The edit is kept: `again` makes it once more, `forget` lets it go

        """)
    #expect(await rehearsal.written(by: "again") == "Added a pro: Hot\n")
    #expect(await rehearsal.written(by: "undo") == "Taken back: Added a pro: Hot\n")
    #expect(await rehearsal.written(by: "redo") == "Made again: Added a pro: Hot\n")
  }

  @Test("are still there to be taken back when that failed, and nothing else is to be tried again")
  func failedUndo() async {
    let service = HandAnsweredEditing()
    let rehearsal = Rehearsal(editing: service)
    let edit = Task { _ = await rehearsal.run("add pro Hot") }
    await service.calls.answer(0, to: 1)
    await edit.value
    for call in 2...3 {
      let undo = Task { await rehearsal.written(by: "undo") }
      await service.calls.fail(Breakdown("Somebody else was here"), at: call)
      #expect(await undo.value == "Alert: Somebody else was here\n")
    }
    #expect(await rehearsal.written(by: "again") == "error: no edit has failed\n")
  }

  @Test("bring the text of a row to the prompt when none is given")
  func draft() async {
    await rehearsal.run("pros")
    #expect(await rehearsal.run("edit 2"))
    #expect(rehearsal.session.draft == "edit 2 Cheap")
  }

  @Test("have nothing to edit where no arguments are shown")
  func noRows() async {
    #expect(
      await rehearsal.written(by: "weigh 1 2")
        == "error: there are no arguments here to edit: `pros`, `cons` or `notes` first\n")
  }
}

/// Fails once, and never again.
nonisolated private final class HandFailures: Sendable {
  private let isOver = Locked(false)

  func next() throws {
    let wasOver = isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
    guard wasOver else { throw Breakdown("Disk full") }
  }
}
