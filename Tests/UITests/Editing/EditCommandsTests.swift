import BusinessLogic
import Decisions
import Presentation
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
      ("add pro Calming, it \"is\"", "Added pro to Tea: Calming, it \"is\""),
      ("-3 Hot", "Added con to Tea with weight 3: Hot"),
      ("add note Ask again", "Added note to Tea: Ask again"),
      ("weigh 2 5", "Weight of pro 2 of Tea: 5 (Cheap)"),
      ("move 2 1", "Moved pro 2 of Tea to 1: Cheap"),
      ("remove 1", "Removed pro 1 of Tea: Warm"),
      ("edit 1 Hot", "Changed pro 1 of Tea to: Hot"),
      ("choose tea because why not", "Chosen in tea: Tea, because why not"),
      ("status accepted", "Status of tea: accepted"),
      ("option add Milk", "Added option to tea: Milk"),
      ("option rename 1 Green tea", "Renamed option 1 of tea: Tea → Green tea"),
      ("option remove 1", "Removed option 1 of tea: Tea"),
      ("context It is cold", "Context of tea: It is cold"),
      ("driver Warmth", "Added driver to tea: Warmth"),
      ("consequence bad We need a kettle", "Added bad consequence to tea: We need a kettle"),
      ("consequence Ask again", "Added remark to tea: Ask again"),
      ("save tea.md", "Saved as tea.md"),
      ("date", "No date is set: `date DAY` sets it"),
    ])
  func done(command: String, output: String) async {
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: command) == "\(output)\n")
  }

  @Test(
    "say what is missing or wrong, and ask the service nothing",
    arguments: [
      ("add", "missing pro, con, neutral or note; usage: "),
      ("add por x", "expected pro, con, neutral or note, not \"por\"; did you mean \"pro\"?"),
      ("add pro", "missing text; usage: "),
      ("weigh 2", "missing weight; usage: "),
      ("weigh 2 heavy", "expected a whole number from 0 to "),
      ("weigh 9 1", "there is no row \"9\" here: `show` shows the numbers"),
      ("remove x", "there is no row \"x\" here: `show` shows the numbers"),
      ("remove con 9", "there is no row \"con 9\" here: `show` shows the numbers"),
      ("remove \(Int.min)", "there is no row \"\(Int.min)\" here: "),
      ("tour \(Int.min)", "expected 1 to 11, next or off, not \"\(Int.min)\""),
      ("remove 1 2", "unexpected argument \"2\"; usage: `remove [N]`"),
      ("move 1 0", "expected a whole number from 1, not \"0\""),
      ("choose", "missing option; usage: "),
      ("choose tea because", "missing reason; usage: "),
      ("option paint", "expected add, rename or remove, not \"paint\""),
      ("option ad Milk", "expected add, rename or remove, not \"ad\"; did you "),
      ("option rename 1", "missing title; usage: "),
      (
        "new --help",
        "unexpected argument \"--help\"; usage: `new TITLE [--as FORM]`; `--` before it makes it text; "
          + "`help new` explains it"
      ),
      ("edit 1 -e", "an editor needs a terminal: type the text after N"),
      ("edit pro 1 -e x", "unexpected argument \"-e x\"; usage: `edit [-e] [N] [TEXT]`; "),
      ("add pro | less", "unexpected argument \"| less\"; usage: "),
      ("choose tea because > x", "unexpected argument \"> x\"; usage: "),
      ("choose --help", "unexpected argument \"--help\"; usage: "),
      ("option add --help", "unexpected argument \"--help\"; usage: "),
      ("status > x", "unexpected argument \"> x\"; usage: "),
      ("save a.md --force", "unexpected argument \"--force\"; usage: `save FILE`; "),
      (
        "export json | jq .",
        "unexpected argument \"| jq .\"; usage: `export FORMAT [FIELD:VALUE…] [FILE]`; `--` before it "
          + "makes it a file name; `|` and `>` work behind pages and answers, such as `compare | head`, in one "
          + "line typed at the prompt; in a shell, behind `proscons PATH export …`"
      ),
      (
        "export json -x",
        "unexpected argument \"-x\"; usage: `export FORMAT [FIELD:VALUE…] [FILE]`; `--` before it makes it "
          + "a file name"
      ),
      ("trace save > x", "unexpected argument \"> x\"; usage: "),
      ("use --help", "unexpected argument \"--help\"; usage: "),
      ("record --help", "unexpected argument \"--help\"; usage: "),
      ("find --help", "unexpected argument \"--help\"; usage: "),
      ("diff | less", "unexpected argument \"| less\"; usage: "),
      (
        "pros --help",
        "unexpected argument \"--help\"; usage: `pros [--json]`; `help pros` explains it"
      ),
      ("undo", "there is no edit to undo"),
      ("redo", "there is no edit to redo"),
    ])
  func wrong(command: String, error: String) async {
    await rehearsal.run("pros")
    let output = await rehearsal.written(by: command)
    #expect(output.hasPrefix("error: \(error)"))
  }

  @Test(
    "say so if nothing has changed", arguments: ["edit 1 Warm", "weigh 1 1", "status accepted"])
  func unchanged(command: String) async {
    let rehearsal = Rehearsal(editing: ReadyEditing(changes: false))
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: command) == "Nothing changed\n")
    #expect(await rehearsal.written(by: "undo") == "error: there is no edit to undo\n")
  }

  @Test("raise one alert when the service fails, and bring the line back")
  func again() async {
    let failures = HandFailures()
    let rehearsal = Rehearsal(editing: ReadyEditing { _ in try failures.next() })
    #expect(
      await rehearsal.written(by: "add pro Hot") == """
        Alert: Disk full
        The edit was not saved: press Enter to try again

        """)
    #expect(rehearsal.session.prefill == "add pro Hot")
    #expect(await rehearsal.written(by: "add pro Hot") == "Added pro to Tea: Hot\n")
    #expect(await rehearsal.written(by: "undo") == "Undone: Added pro to Tea: Hot\n")
    #expect(await rehearsal.written(by: "redo") == "Redone: Added pro to Tea: Hot\n")
  }

  @Test("bring back what was written in the user's editor")
  func editor() async {
    let failures = HandFailures()
    let rehearsal = Rehearsal(
      editing: ReadyEditing { _ in try failures.next() }, textEditor: Writer())
    await rehearsal.run("pros")
    #expect(await !rehearsal.run("edit -e 1"))
    #expect(rehearsal.session.prefill == "edit 1 New words")
  }

  @Test("are still there to be taken back when that failed")
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
  }

  @Test("bring the text of a row to the prompt when none is given")
  func draft() async {
    await rehearsal.run("pros")
    #expect(await rehearsal.run("edit 2"))
    #expect(rehearsal.session.prefill == "edit 2 Cheap")
  }

  @Test("bring a text that looks like a flag to the prompt so that it can be entered")
  func draftOfFlag() async {
    let rehearsal = Rehearsal(pros: ReadyService { _ in .tea(["--force is gone"]) })
    await rehearsal.run("pros")
    #expect(await rehearsal.run("edit 1"))
    #expect(rehearsal.session.prefill == "edit 1 -- --force is gone")
  }

  @Test("bring the title of an option to the prompt, at a page of options")
  func title() async {
    await rehearsal.run("go /0007/compare")
    #expect(await rehearsal.run("edit 2"))
    #expect(rehearsal.session.prefill == "edit 2 Green tea")
  }

  @Test("ask for the kind of a row where there are several, and for an option where there are none")
  func noRows() async {
    #expect(
      await rehearsal.written(by: "weigh 1 2")
        == "error: which row? Name its kind: `weigh pro 1 2` or `weigh con 1 2`\n")
    await rehearsal.run("go /0007")
    #expect(
      await rehearsal.written(by: "weigh 1 2")
        == "error: row 1 is the option \"Tea\": `open 1` shows its arguments, `help option` says what changes it\n"
    )
  }

  @Test(
    "An option is named by its whole title, though that reads like an argument or begins another")
  func optionTitles() async {
    let options = ["Pro", "Pro 1"].map { AI(title: $0, advantages: ["Fast"], disadvantages: []) }
    let rehearsal = Rehearsal(
      home: .decision("c"),
      decisions: ReadyDecisions { _ in Decision(title: "Cache", options: options) })
    await rehearsal.run("show")
    #expect(
      await rehearsal.written(by: "option rename pro 1 Zed")
        == "Renamed option 2 of c: Pro 1 → Zed\n")
    #expect(
      await rehearsal.written(by: "option rename pro Zed") == "Renamed option 1 of c: Pro → Zed\n")
    #expect(
      await rehearsal.written(by: "weigh Pro 1 3")
        == "error: \"Pro 1\" is an option: `open 2` leads to its rows\n")
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

private struct Writer: LongTextEditor {
  func edit(_ text: String) async throws(CommandError) -> String { "New words\n" }

  func edit(file path: String, at line: Int) async throws(CommandError) {}
}
