import BusinessLogic
import TestSupport
import Testing

@testable import UI

@Suite("A long list at a terminal", .timeLimit(.minutes(5)))
struct PagedScreenTests {
  private nonisolated static func reasons(_ numbers: ClosedRange<Int>) -> AI {
    AI(title: "Tea", advantages: numbers.map { "reason \($0)" }, disadvantages: [])
  }

  private func rehearsal(of count: Int, rows: Int? = 11) -> Rehearsal {
    Rehearsal(
      home: .arguments(.tea, .pro), rows: rows, pros: ReadyService { _ in Self.reasons(1...count) })
  }

  private func rows(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "\($0)".padding(to: numbers.upperBound) + "reason \($0)\n" }.joined()
  }

  private let title = "Pros of Tea\n"

  private func more(_ range: String) -> String { "\(range): `more` shows the next\n" }

  @Test("shows one screen, and `more` the next, to the end")
  func pages() async {
    let rehearsal = rehearsal(of: 18)
    #expect(await rehearsal.written(by: "show") == title + rows(1...7) + more("1 to 7 of 18"))
    #expect(await rehearsal.written(by: "more") == rows(8...15) + more("8 to 15 of 18"))
    #expect(await rehearsal.written(by: "more") == rows(16...18))
    #expect(await rehearsal.written(by: "more") == "Everything is shown already\n")
  }

  @Test("is shown as a whole if there is room")
  func short() async {
    let rehearsal = rehearsal(of: 8)
    #expect(await rehearsal.written(by: "show") == title + rows(1...8))
    #expect(await rehearsal.written(by: "more") == "Everything is shown already\n")
  }

  @Test("is shown as a whole where there is no terminal")
  func pipe() async {
    let rehearsal = rehearsal(of: 99, rows: nil)
    #expect(await rehearsal.written(by: "show") == title + rows(1...99))
    #expect(await rehearsal.run("more"))
    #expect(await rehearsal.written(by: "more") == "Everything is shown already\n")
    #expect(rehearsal.output.errors == "Everything is shown already\n")
  }

  @Test("`more` begins with it if nothing was shown yet")
  func moreAtFirst() async {
    let rehearsal = rehearsal(of: 18)
    #expect(await rehearsal.written(by: "more") == title + rows(1...7) + more("1 to 7 of 18"))
  }

  @Test("begins at the top when it is asked for again, and where it was left by coming back")
  func again() async {
    let rehearsal = rehearsal(of: 18)
    await rehearsal.run("show")
    await rehearsal.run("more")
    await rehearsal.run("cons")
    #expect(await rehearsal.written(by: "back") == title + rows(8...14) + more("8 to 14 of 18"))
    #expect(await rehearsal.written(by: "show") == title + rows(1...7) + more("1 to 7 of 18"))
    await rehearsal.run("more")
    #expect(await rehearsal.written(by: "refresh") == title + rows(1...7) + more("1 to 7 of 18"))
    #expect(await rehearsal.written(by: "more") == rows(8...15) + more("8 to 15 of 18"))
  }

  @Test("says that it isn't all where its end is come back to")
  func againAtEnd() async {
    let rehearsal = rehearsal(of: 18)
    for command in ["show", "more", "more", "cons"] { await rehearsal.run(command) }
    let end = "16 to 18 of 18: `show` begins at the top\n"
    #expect(await rehearsal.written(by: "back") == title + rows(16...18) + end)
    #expect(await rehearsal.written(by: "more") == "Everything is shown already\n")
    #expect(await rehearsal.written(by: "show") == title + rows(1...7) + more("1 to 7 of 18"))
  }

  @Test("opens rows that were not shown, by number and by name")
  func unseen() async {
    let rehearsal = rehearsal(of: 99)
    await rehearsal.run("show")
    #expect(await rehearsal.written(by: "open 50").hasPrefix("50  reason 50\n"))
    #expect(
      await rehearsal.written(by: "back") == title + rows(1...7) + more("1 to 7 of 99"))
    #expect(await rehearsal.written(by: "open reason 77").hasPrefix("77  reason 77\n"))
    await rehearsal.run("back")
    #expect(await rehearsal.written(by: "weigh 88 3") == "Weighs 3 now: reason 88\n")
    #expect(
      await rehearsal.written(by: "open 100")
        == "error: there is no number 100: 99 rows are shown\n")
    #expect(
      await rehearsal.written(by: "open eason 9")
        .hasPrefix("error: \"eason 9\" could be 11 of the rows"))
  }

  @Test("shows fewer rows where each takes several lines")
  func wrapped() async {
    let long = String(repeating: "word ", count: 28)
    let rehearsal = Rehearsal(
      home: .arguments(.tea, .pro), rows: 21,
      pros: ReadyService { _ in
        AI(title: "Tea", advantages: (1...60).map { "\(long)\($0)" }, disadvantages: [])
      })
    #expect(await rehearsal.written(by: "show").hasSuffix(more("1 to 8 of 60")))
    #expect(await rehearsal.written(by: "more").hasSuffix(more("9 to 17 of 60")))
  }

  @Test(
    "never fills a low or narrow screen, so that no pager takes it", arguments: [4, 5, 6, 7, 24],
    [40, 80])
  func low(height: Int, columns: Int) async {
    let rehearsal = Rehearsal(
      home: .arguments(.tea, .pro), rows: height,
      pros: ReadyService { _ in Self.reasons(1...90) }, columns: columns)
    for command in ["show", "more", "more"] {
      let lines = await rehearsal.written(by: command).split(separator: "\n")
      #expect(lines.count < height)
      #expect(lines.last?.contains(": `more` shows the next") == true)
    }
  }

  @Test("says when a page fails, once, and `more` tries it again")
  func failedPage() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...18)) { await $0.appear() }
    _ = stage.written()
    await stage.fail { await $0.more() }
    #expect(stage.written() == ScreenOnStage.alert)
    await stage.answer(Self.reasons(1...18)) { await $0.more() }
    #expect(stage.written() == rows(8...15) + more("8 to 15 of 18"))
  }

  @Test("shows nothing of a page that nobody waits for any more")
  func cancelledPage() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...18)) { await $0.appear() }
    _ = stage.written()
    let page = await stage.ask { await $0.more() }
    page.cancel()
    await page.value
    let left = await stage.ask { await $0.more() }
    stage.screen.disappear()
    await left.value
    #expect(stage.written() == "")
    await stage.screen.appear()
    #expect(stage.written() == title + rows(1...7) + more("1 to 7 of 18"))
  }

  @Test("tells what has changed of what was shown, and nothing of what was not")
  func live() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    _ = stage.written()
    await stage.answer(Self.reasons(1...41)) { await $0.update() }
    #expect(stage.written() == "")
    await stage.answer(Self.reasons(2...41)) { await $0.update() }
    #expect(stage.written().hasPrefix("Changed: Pros of Tea\ngone: 1  reason 1\n"))
    await stage.answer(Self.reasons(1...41)) { await $0.update() }
    #expect(stage.written().hasPrefix("Changed: Pros of Tea\nadded: 1  reason 1\n"))
    await stage.screen.more()
    #expect(stage.written() == rows(8...15) + more("8 to 15 of 41"))
  }

  /// The pros that are these words.
  private func pros(_ texts: [String]) -> AI {
    AI(title: "Tea", advantages: texts, disadvantages: [])
  }

  @Test("stays alive when it shrinks to other rows, and when it grows again")
  func shrinks() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    _ = stage.written()
    await stage.answer(pros(["z"])) { await $0.update() }
    #expect(stage.written().contains("\nadded: 1  z\n"))
    await stage.answer(pros(["z", "z2"])) { await $0.update() }
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 2  z2\n")
    await stage.answer(Self.reasons(1...40)) { await $0.update() }
    let returned = stage.written()
    #expect(returned.contains("\nadded: 10  reason 10\nand 2 more changes: "))
    #expect(returned.hasSuffix("\n" + more("1 to 10 of 40")))
  }

  @Test("tells when the last row that was shown returns")
  func lastReturns() async {
    let stage = ScreenOnStage(rows: 11)
    let (all, few) = ((1...40).map { "reason \($0)" }, (1...40).filter { $0 != 7 })
    await stage.answer(pros(all)) { await $0.appear() }
    _ = stage.written()
    await stage.answer(pros(few.map { "reason \($0)" })) { await $0.update() }
    #expect(stage.written() == "Changed: Pros of Tea\ngone: 7  reason 7\n")
    await stage.answer(pros(all)) { await $0.update() }
    #expect(stage.written() == "Changed: Pros of Tea\nadded: 7  reason 7\n")
  }

  @Test("is followed to its end however far it grows, if that was shown", arguments: [true, false])
  func grows(atEnd: Bool) async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...3)) { await $0.appear() }
    _ = stage.written()
    for count in 4...40 {
      let new = atEnd ? (4...count).map { "reason \($0)" } : []
      let between = atEnd ? [] : (4...count).map { "reason \($0)" }
      let all = ["reason 1"] + between + ["reason 2", "reason 3"] + new
      await stage.answer(pros(all)) { await $0.update() }
      let place = atEnd ? count : count - 2
      #expect(stage.written().hasPrefix("Changed: Pros of Tea\nadded: \(place)  reason \(count)\n"))
    }
    await stage.screen.more()
    #expect(stage.written() == "Everything is shown already\n")
  }

  @Test("has lost no row that others have only pushed out of the window")
  func pushed() async {
    let stage = ScreenOnStage(rows: 11)
    let old = ["a", "b", "c", "d"]
    await stage.answer(pros(old)) { await $0.appear() }
    _ = stage.written()
    let new = (1...17).map { "reason \($0)" }
    await stage.answer(pros(new + old)) { await $0.update() }
    #expect(stage.written().hasSuffix("\nand 7 more changes: `show` shows all\n"))
    await stage.screen.more()
    #expect(stage.written().hasPrefix("Pros of Tea\n1  reason 1\n"))
    await stage.answer(pros(["first"] + new + old)) { await $0.update() }
    #expect(!stage.written().contains("gone"))
  }

  @Test("keeps for the next screen what was added and not told")
  func appended() async {
    let stage = ScreenOnStage(rows: 24)
    await stage.answer(Self.reasons(1...3)) { await $0.appear() }
    _ = stage.written()
    await stage.answer(Self.reasons(1...43)) { await $0.update() }
    #expect(
      stage.written() == "Changed: Pros of Tea\n"
        + (4...13).map { "added: \($0)  reason \($0)\n" }.joined() + more("4 to 13 of 43"))
    #expect(stage.screen.hasMore)
    await stage.screen.more()
    #expect(stage.written().hasPrefix("14  reason 14\n"))
  }

  @Test("is followed still after a refresh that failed")
  func failedRefresh() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    await stage.fail { await $0.refresh() }
    _ = stage.written()
    await stage.answer(Self.reasons(2...40)) { await $0.update() }
    #expect(stage.written().hasPrefix("Changed: Pros of Tea\ngone: 1  reason 1\n"))
  }

  @Test("tells first what has changed since, when the next rows don't follow on those shown")
  func changedBetween() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    _ = stage.written()
    let page = Task { await stage.screen.more() }
    for call in 2...3 { await stage.service.calls.answer(Self.reasons(0...40), to: call) }
    await page.value
    #expect(
      stage.written() == """
        Changed: Pros of Tea
        added: 1  reason 0
        7 other rows have a new number: `show` shows all

        """ + (9...15).map { "\($0)".padding(to: 15) + "reason \($0 - 1)\n" }.joined()
        + more("9 to 15 of 41"))
  }

  @Test("waits for what is being fetched again, and goes on behind that", arguments: [40, 39])
  func moreWhileLoading(count: Int) async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    await stage.answer(Self.reasons(1...40)) { await $0.more() }
    stage.screen.disappear()
    stage.screen.serviceChanged()
    _ = stage.written()
    let coming = await stage.ask { await $0.appear() }
    let next = (1...2).map { _ in Task { await stage.screen.more() } }
    await Task.yield()
    let now = Self.reasons((41 - count)...40)
    for call in 3...5 { await stage.service.calls.answer(now, to: call) }
    await coming.value
    for task in next { await task.value }
    // The first row that was shown last, by another number if one before it has gone.
    let start = count - 32
    let numbered = { (numbers: Range<Int>) in
      numbers.map { "\($0)".padding(to: 30) + "reason \($0 + 40 - count)\n" }.joined()
    }
    let ends = [0, 7, 15, 23].map { start + $0 }
    let pages = zip(ends, ends.dropFirst()).map {
      numbered($0..<$1) + more("\($0) to \($1 - 1) of \(count)")
    }
    #expect(stage.written() == title + pages.joined())
  }

  @Test("goes on behind the rows that were shown when it is come back to, whichever have gone")
  func shorterMeanwhile() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    for _ in 1...2 { await stage.answer(Self.reasons(1...40)) { await $0.more() } }
    stage.screen.disappear()
    stage.screen.serviceChanged()
    _ = stage.written()
    let left = pros(([1] + Array(15...40)).map { "reason \($0)" })
    await stage.answer(left) { await $0.appear() }
    // It had shown 16 to 23.
    #expect(
      stage.written() == title + (3...9).map { "\($0)   reason \($0 + 13)\n" }.joined()
        + more("3 to 9 of 27"))
  }

  @Test("takes over the person's own edits without a word")
  func adopted() async {
    let stage = ScreenOnStage(rows: 11)
    await stage.answer(Self.reasons(1...40)) { await $0.appear() }
    _ = stage.written()
    await stage.answer(Self.reasons(2...40)) {
      await $0.adopt([
        DecisionChange(
          of: "tea", from: Decision(title: "Tea", options: [Self.reasons(1...40)]),
          to: Decision(title: "Tea", options: [Self.reasons(2...40)]))
      ])
    }
    #expect(stage.written() == "")
    await stage.screen.more()
    #expect(
      stage.written() == (7...14).map { "\($0)".padding(to: 14) + "reason \($0 + 1)\n" }.joined()
        + more("7 to 14 of 39"))
  }

  @Test("knows only at its end how many decisions there are beside other files")
  func decisions() async {
    let entries = (1...12).map { DecisionEntry(key: "d\($0)", title: "Decision \($0)") }
    let readme = DecisionEntry(key: "readme", title: "README.md", isDecision: false)
    let rehearsal = Rehearsal(
      home: .decisions, rows: 11,
      decisions: ReadyDecisions(entries: entries + [readme]) { _ in .drink })
    #expect(await rehearsal.written(by: "show").hasSuffix("7  Decision 7\n" + more("1 to 7 of 12")))
    #expect(
      await rehearsal.written(by: "more").hasSuffix(
        "12  Decision 12\nLeft out: 1 file that is no decision (README.md)\n"))
  }
}

extension String {
  /// The cells that a number takes in a list that ends with `last`.
  fileprivate func padding(to last: Int) -> String {
    self + String(repeating: " ", count: "\(last)".count + 2 - count)
  }
}
