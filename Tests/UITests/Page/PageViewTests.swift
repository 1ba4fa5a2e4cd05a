import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("A long list at a terminal", .timeLimit(.minutes(5)))
struct PageViewTests {
  private let title = "Pros of Tea\n"
  private let stage = ScreenOnStage(rows: 11)

  private func rehearsal(of count: Int, rows: Int = 11) -> Rehearsal {
    Rehearsal(
      home: .arguments(.tea, .pro), rows: rows,
      pros: ReadyService { _ in .tea((1...count).map { "reason \($0)" }) })
  }

  private func reasons(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "reason \($0)" } }

  private func rows(_ numbers: ClosedRange<Int>) -> String {
    let width = "\(numbers.upperBound)".count + 2
    return numbers.map { number in
      "\(number)" + String(repeating: " ", count: width - "\(number)".count) + "reason \(number)\n"
    }.joined()
  }

  private func more(_ range: String) -> String { "\(range): `more` shows the next\n" }

  @Test("is shown one screen at a time")
  func pages() async {
    let rehearsal = rehearsal(of: 18)
    #expect(await rehearsal.written(by: "more") == title + rows(1...7) + more("1 to 7 of 18"))
    #expect(await rehearsal.written(by: "more") == rows(8...15) + more("8 to 15 of 18"))
    #expect(await rehearsal.written(by: "more") == rows(16...18))
    #expect(await rehearsal.written(by: "more") == "No more rows\n")
    #expect(await self.rehearsal(of: 8).written(by: "show") == title + rows(1...8))
  }

  @Test("continues where it was left, and begins at the top when it is shown again")
  func again() async {
    let rehearsal = rehearsal(of: 18)
    for command in ["show", "more", "cons"] { await rehearsal.run(command) }
    #expect(await rehearsal.written(by: "back") == title + rows(8...14) + more("8 to 14 of 18"))
    for command in ["more", "cons"] { await rehearsal.run(command) }
    let end = "15 to 18 of 18: `show` begins at the top\n"
    #expect(await rehearsal.written(by: "back") == title + rows(15...18) + end)
    for command in ["show", "refresh"] {
      #expect(await rehearsal.written(by: command) == title + rows(1...7) + more("1 to 7 of 18"))
    }
  }

  @Test("shows the beginning of a huge row, and the whole of it alone or to other programs")
  func hugeRow() async {
    let huge = String(repeating: "very long ", count: 500_000)
    func rehearsal(rows: Int?) -> Rehearsal {
      Rehearsal(
        home: .arguments(.tea, .pro), rows: rows, pros: ReadyService { _ in .tea([huge, "short"]) })
    }
    let terminal = rehearsal(rows: 24)
    let list = await terminal.written(by: "show")
    #expect(list.hasSuffix("… (5000 kB more: `open 1` shows all)\n2  short\n"))
    #expect(list.utf8.count < 24 * 80)
    #expect(await terminal.written(by: "open 1").utf8.count > 4_900_000)
    #expect(await rehearsal(rows: nil).written(by: "show").utf8.count > 4_900_000)
  }

  @Test("counts the lines that a row takes on the terminal")
  func wraps() async {
    let long = Array(repeating: String(repeating: "long words ", count: 10), count: 9)
    let rehearsal = Rehearsal(
      home: .arguments(.tea, .pro), rows: 11, pros: ReadyService { _ in .tea(long) })
    #expect(await rehearsal.written(by: "show").hasSuffix("\n" + more("1 to 3 of 9")))
  }

  @Test("never fills a low screen, so that no pager takes it", arguments: [4, 5, 6, 7, 24])
  func low(height: Int) async {
    let rehearsal = rehearsal(of: 90, rows: height)
    for command in ["show", "more", "more"] {
      let lines = await rehearsal.written(by: command).split(separator: "\n")
      #expect(lines.count < height)
      #expect(lines.last?.contains(": `more` shows the next") == true)
    }
  }

  @Test("fetches the next rows, and again after that failed")
  func fetchesMore() async {
    let service = HandAnsweredDecisions()
    let rehearsal = Rehearsal(home: .decisions, rows: 11, decisions: service)
    let entries = (1...12).map { DecisionEntry(key: "d\($0)", title: "Decision \($0)") }
    let readme = DecisionEntry(key: "readme", title: "README.md", isDecision: false)
    func written(by command: String, failing: Bool = false) async -> String {
      let call = service.lists.count + 1
      let written = Task { await rehearsal.written(by: command) }
      if failing {
        await service.lists.fail(Breakdown(), at: call)
      } else {
        await service.lists.answer(entries + [readme], to: call)
      }
      return await written.value
    }
    #expect(await written(by: "show").hasSuffix("7  Decision 7\n" + more("1 to 7 of 12")))
    #expect(await written(by: "more", failing: true) == ScreenOnStage.alert)
    #expect(
      await written(by: "more").hasSuffix(
        "12  Decision 12\nSkipped 1 other file: README.md\n"))
  }

  @Test("reports what has changed of the rows that were shown, and of no others")
  func live() async {
    await stage.answer(.tea(reasons(1...40))) { await $0.appear() }
    #expect(await stage.update(reasons(1...41)) == "")
    let (gone, back) = (await stage.update(reasons(2...41)), await stage.update(reasons(1...41)))
    #expect(gone.hasPrefix("Changed: Pros of Tea\ngone: 1  reason 1\n"))
    #expect(back.hasPrefix("Changed: Pros of Tea\nadded: 1  reason 1\n"))
    _ = await stage.screen.fetch(.more)
    #expect(stage.written() == rows(8...15) + more("8 to 15 of 41"))
  }

  @Test("is followed to its end however far it grows, if that was shown")
  func grows() async {
    await stage.answer(.tea(reasons(1...3))) { await $0.appear() }
    for count in 4...40 {
      #expect(
        await stage.update(reasons(1...count))
          == "Changed: Pros of Tea\nadded: \(count)  reason \(count)\n")
    }
    _ = await stage.screen.fetch(.more)
    #expect(stage.written() == "No more rows\n")
  }

  @Test("keeps for the next screen what was added and not told")
  func appended() async {
    await stage.answer(.tea(reasons(1...3))) { await $0.appear() }
    #expect(
      await stage.update(reasons(1...43)).hasSuffix("13  reason 13\n" + more("4 to 13 of 43")))
    #expect(stage.stage.hasMore)
    _ = await stage.screen.fetch(.more)
    #expect(stage.written().hasPrefix("14  reason 14\n"))
  }

  @Test("shrinks to other rows, and grows again")
  func shrinks() async {
    await stage.answer(.tea(reasons(1...40))) { await $0.appear() }
    #expect(await stage.update(["z"]).contains("\nadded: 1  z\n"))
    #expect(await stage.update(["z", "z2"]) == "Changed: Pros of Tea\nadded: 2  z2\n")
    #expect(await stage.update(reasons(1...40)).contains("\nadded: 8  reason 8\n"))
  }

  @Test("continues behind the rows that were shown, whichever have gone meanwhile")
  func shorterMeanwhile() async {
    await stage.answer(.tea(reasons(1...40))) { await $0.appear() }
    for _ in 1...2 { _ = await stage.screen.fetch(.more) }
    stage.screen.disappear()
    stage.store.publish(.doubt)
    _ = stage.written()
    await stage.answer(.tea(["reason 1"] + reasons(15...40))) { await $0.appear() }
    #expect(stage.written().hasPrefix(title + "3   reason 16\n"))
  }

  @Test("continues behind the rows that the user's own edit has moved")
  func edited() async {
    await stage.answer(.tea(reasons(1...40))) { await $0.appear() }
    _ = stage.written()
    stage.edit(reasons(1...40), reasons(2...40))
    #expect(stage.written() == "6 other rows have a new number: `show` shows all\n")
    _ = await stage.screen.fetch(.more)
    #expect(stage.written().hasPrefix("7   reason 8\n"))
  }
}
