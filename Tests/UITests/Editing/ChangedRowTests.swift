import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("A row that others change while a command about it is being typed", .timeLimit(.minutes(5)))
struct ChangedRowTests {
  private let pros = Locked(["Warm", "Cheap"])
  private let isBroken = Locked(false)
  private let rehearsal: Rehearsal

  init() {
    let check: @Sendable (Edit?) throws -> Void = { [isBroken] _ in
      if isBroken.withLock({ $0 }) { throw Breakdown("Boom") }
    }
    let decision: @Sendable (String) -> Decision = { [pros] key in
      let tea = AI(pros)
      guard key == "0007" else { return Decision(title: "Tea", options: [tea]) }
      // Twins have names with numbers, so `/0007/tea` is the first.
      let other = AI(title: "Tea?", advantages: ["Healthy"], disadvantages: [])
      let isTeaFirst = tea.arguments.count == 2
      return Decision(
        title: "What to drink", options: isTeaFirst ? [tea, other] : [other, tea])
    }
    rehearsal = Rehearsal(
      decisions: ReadyDecisions { decision($0) }, editing: ReadyEditing(check),
      pros: ReadyService { decision($0.decision).options[0] },
      cons: ReadyService { decision($0.decision).options[0] },
      neutral: ReadyService { decision($0.decision).options[0] })
  }

  /// Shows the screen at `route`, begins line 1, and has others change the pros.
  private func beginLine(at route: String = "/tea/pros", _ changed: [String]) async {
    await rehearsal.run("go \(route)")
    rehearsal.output.begunLine = 1
    pros.withLock { $0 = changed }
    await rehearsal.update()
    rehearsal.output.clear()
  }

  @Test(
    "is not edited: the command comes back, and means the new row when it is given again",
    arguments: [
      ("weigh 1 5", "Weight of pro 1 of Tea: 5 (New)"), ("remove 1", "Removed pro 1 of Tea: New"),
      ("edit 1 Hot", "Changed pro 1 of Tea to: Hot"), ("move 1 2", "Moved pro 1 of Tea to 2: New"),
      ("move 2 1", "Moved pro 2 of Tea to 1: Warm"),
    ])
  func refused(command: String, done: String) async {
    await beginLine(["New", "Warm", "Cheap"])
    #expect(await !rehearsal.run(command))
    let (row, now, before) =
      command.hasPrefix("move 2") ? (2, "Warm", "Cheap") : (1, "New", "Warm")
    #expect(
      rehearsal.output.all
        == "error: row \(row) changed from \"\(before)\" (now row \(row + 1)) to \"\(now)\" while you "
        + "typed; press Enter again to use \"\(now)\"\n")
    #expect(rehearsal.session.prefill == command)
    rehearsal.session.prefill = nil
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: command) == "\(done)\n")
  }

  @Test("is not opened, nor shown in full", arguments: ["show 1", "open 1", "1", "go 1"])
  func opened(command: String) async {
    await beginLine(["New", "Warm", "Cheap"])
    #expect(await rehearsal.written(by: command).hasPrefix("error: row 1 changed from "))
    #expect(rehearsal.session.prefill == command)
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: command).contains("New"))
  }

  @Test("is no place to move another to")
  func target() async {
    await beginLine(["Warm", "New", "Cheap"])
    #expect(await rehearsal.written(by: "move 1 2").hasPrefix("error: row 2 changed from "))
  }

  @Test("is not edited if it has gone")
  func gone() async {
    await beginLine(["Warm"])
    #expect(
      await rehearsal.written(by: "remove 2").hasPrefix(
        "error: row 2 (\"Cheap\") is gone\n"))
  }

  @Test("is edited if it can't be fetched once the person knows that, and says so again")
  func unreachable() async {
    let isBroken = Locked(false)
    let rehearsal = Rehearsal(
      pros: ReadyService { _ in
        if isBroken.withLock({ $0 }) { throw Breakdown("Boom") }
        return AI(Locked(["Warm", "Cheap"]))
      })
    await rehearsal.run("go /tea/pros")
    rehearsal.output.begunLine = 1
    isBroken.withLock { $0 = true }
    rehearsal.session.store.publish(.doubt)
    rehearsal.output.clear()
    #expect(
      await rehearsal.written(by: "remove 1")
        == "Alert: Boom\nerror: nothing changed: the current rows can't be fetched; try again, or "
        + "`refresh` shows why\n")
    #expect(await rehearsal.written(by: "remove 1") == "Removed pro 1 of Tea: Warm\n")
  }

  @Test("is edited if it is still the same, whatever has become of others")
  func same() async {
    await beginLine(["Warm", "Cheap", "New"])
    #expect(await rehearsal.written(by: "weigh 2 5") == "Weight of pro 2 of Tea: 5 (Cheap)\n")
    #expect(await rehearsal.written(by: "weigh 3 5") == "Weight of pro 3 of Tea: 5 (New)\n")
    #expect(rehearsal.session.prefill == nil)
  }

  @Test("is opened by its kind if it is still the same")
  func openedByKind() async {
    await beginLine(at: "/0007/tea", ["New", "Warm"])
    let output = await rehearsal.written(by: "open pro 1")
    #expect(output.hasPrefix("error: row pro 1 changed from \"Warm\" (now row pro 2) to \"New\""))
    #expect(await rehearsal.written(by: "open pro 2").contains("Warm"))
  }

  @Test("is an option, whose number is compared at another place, too")
  func option() async {
    await rehearsal.run("go /0007")
    await beginLine(at: "/0007/flip", ["Cheap"])
    #expect(
      await rehearsal.written(by: "choose 1").hasPrefix(
        "error: row 1 changed from \"Tea\" (now row 2) to \"Tea?\" while you typed"))
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: "choose 1") == "Chosen in 0007: Tea?\n")
  }

  @Test("is the one that was seen first, however often it changes under one line")
  func often() async {
    await beginLine(["New", "Warm"])
    pros.withLock { $0 = ["Newer", "Warm"] }
    await rehearsal.update()
    #expect(await rehearsal.written(by: "remove 1").contains("to \"Newer\" while"))
    pros.withLock { $0 = ["Warm", "Newer"] }
    await rehearsal.update()
    #expect(await rehearsal.written(by: "remove 1") == "Removed pro 1 of Tea: Warm\n")
  }

  @Test("is what it is now if the line was begun afterwards, or nobody types")
  func afterwards() async {
    for line in [2, nil] {
      await beginLine(["New", "Warm"])
      rehearsal.output.begunLine = line
      #expect(await rehearsal.written(by: "remove 1") == "Removed pro 1 of Tea: New\n")
      pros.withLock { $0 = ["Warm", "Cheap"] }
    }
  }

  @Test(
    "may be the place itself", arguments: ["pros", "pros/1", "strike"],
    ["add con Bad", "option rename 2 Coffee", "status accepted", "save /nowhere/0001.md"])
  func place(screen: String, command: String) async {
    await beginLine(at: "/0007/tea/\(screen)", ["Cheap"])
    let output = await rehearsal.written(by: command)
    #expect(
      output.hasPrefix("error: /0007/tea/\(screen) changed from \"") && output.contains("Tea?"))
    #expect(output.hasSuffix("Tea?\" while you typed; press Enter again to run it anyway\n"))
    #expect(rehearsal.session.prefill == command)
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: command).hasPrefix("error") == false)
  }

  @Test(
    "may be the place itself where it is empty, whatever is there now",
    arguments: ["cons", "neutral"], [true, false])
  func emptyPlace(screen: String, isWatching: Bool) async {
    await rehearsal.run("go /0007/tea/\(screen)")
    rehearsal.output.begunLine = 1
    pros.withLock { $0 = ["Cheap"] }
    if isWatching { await rehearsal.update() }
    let output = await rehearsal.written(by: "add pro Hot")
    #expect(output.contains("error: /0007/tea/\(screen) changed from \""))
    #expect(output.contains(" of Tea\" to \""))
    #expect(output.hasSuffix(" of Tea?\" while you typed; press Enter again to run it anyway\n"))
    #expect(rehearsal.session.prefill == "add pro Hot")
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: "add pro Hot") == "Added pro to Tea?: Hot\n")
  }

  @Test("may be the place of an edit that has failed, which isn't made in another without a word")
  func again() async {
    await rehearsal.run("go /0007/tea/pros")
    isBroken.withLock { $0 = true }
    rehearsal.output.begunLine = 1
    #expect(await !rehearsal.run("add con Bad"))
    #expect(rehearsal.session.prefill == "add con Bad")
    isBroken.withLock { $0 = false }
    rehearsal.output.begunLine = 2
    pros.withLock { $0 = ["Cheap"] }
    await rehearsal.update()
    #expect(
      await rehearsal.written(by: "add con Bad").hasPrefix(
        "error: /0007/tea/pros changed from \"Pros of Tea\" to \"Pros of Tea?\" while you typed"))
  }

  @Test("is told once if the place is another and is as empty as the one before")
  func emptyAgain() async {
    await rehearsal.run("go /0007/tea/neutral")
    pros.withLock { $0 = ["Cheap"] }
    rehearsal.output.clear()
    await rehearsal.update()
    await rehearsal.update()
    #expect(
      rehearsal.output.all == "Alert: No neutral arguments found: `add neutral TEXT` adds one\n")
  }

  @Test("leaves the place as it was when it goes, and comes", arguments: [[], ["New"]])
  func emptied(after: [String]) async {
    pros.withLock { $0 = after.isEmpty ? ["Warm"] : [] }
    await beginLine(after)
    #expect(await rehearsal.written(by: "add con Bad") == "Added con to Tea: Bad\n")
  }

  @Test(
    "may be the place itself where nothing appears by itself, and is told before the edit",
    arguments: ["add con Bad", "status accepted"])
  func unwatched(command: String) async {
    await rehearsal.run("go /0007/tea/pros")
    rehearsal.output.begunLine = 1
    pros.withLock { $0 = ["Cheap"] }
    let output = await rehearsal.written(by: command)
    #expect(output.hasPrefix("Changed: Pros of Tea?\n"))
    #expect(output.contains("error: /0007/tea/pros changed from \"Pros of Tea\" to "))
    #expect(rehearsal.session.prefill == command)
    rehearsal.output.begunLine = 2
    #expect(await rehearsal.written(by: command).contains("error") == false)
  }

  @Test(
    "may be an option, too",
    arguments: ["/0007", "/0007/compare"],
    ["choose 1 because why not", "option remove 1", "option rename 1 Coffee", "open 1", "1"])
  func option(route: String, command: String) async {
    await beginLine(at: route, ["Cheap"])
    #expect(
      await rehearsal.written(by: command)
        .hasPrefix("error: row 1 changed from \"Tea\""))
    #expect(rehearsal.session.prefill == command)
    #expect(await rehearsal.run("choose tea?"))
  }
}

extension AI {
  /// Tea with these pros.
  fileprivate nonisolated init(_ pros: Locked<[String]>) {
    self.init(title: "Tea", advantages: pros.withLock { $0 }, disadvantages: [])
  }
}
