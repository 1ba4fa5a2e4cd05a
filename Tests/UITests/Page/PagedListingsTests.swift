import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("A long list that is answered all at once", .timeLimit(.minutes(5)))
struct PagedListingsTests {
  /// Two decisions with many arguments, notes and problems.
  private nonisolated struct Shelf: DecisionsWorkerProtocol {
    static func decision(_ number: Int) -> Decision {
      Decision(
        title: "Database \(number)",
        options: ["PostgreSQL", "SQLite"].map { title in
          Topic(title: title, arguments: (1...9).map { Argument(.pro, "reason \($0)") })
        }, remarks: (1...11).map { "remark \($0)" },
        problems: (1...9).map { Problem(line: $0, .noArguments, "odd \($0)") })
    }

    let numbers: Locked<[Int]>

    func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] {
      numbers.withLock { $0 }.map { number in
        pass.digest(
          LibraryFile(
            key: "000\(number)", path: "\(number).md", number: number,
            decision: Self.decision(number)))
      }
    }
  }

  private func rehearsal(rows: Int?) -> Rehearsal {
    Rehearsal(
      home: .decision("0001"), rows: rows, decisions: ReadyDecisions { _ in Shelf.decision(1) },
      library: Shelf(numbers: Locked([1, 2])))
  }

  /// What stands on one screen after the other, without the lines that say that there is more.
  private func screens(of command: String, rows: Int) async -> [[Substring]] {
    let rehearsal = rehearsal(rows: rows)
    var screens = [await rehearsal.written(by: command)]
    while screens.last?.contains("`more` shows the next") == true, screens.count < 40 {
      screens.append(await rehearsal.written(by: "more"))
    }
    return screens.map { screen in
      screen.split(separator: "\n").filter { !$0.contains("`more` shows the next") }
    }
  }

  private static let headings = ["Database ", "Not understood:"]

  @Test(
    "is shown one screen after the other, without a gap or a repeat",
    arguments: ["why reason", "find reason", "search reason", "check", "notes"])
  func pages(command: String) async {
    let whole = await rehearsal(rows: nil).written(by: command).split(separator: "\n")
    for height in [11, 14] {
      let screens = await screens(of: command, rows: height)
      #expect(screens.count > 1)
      #expect(screens.allSatisfy { $0.count <= height - 2 })
      func words(_ lines: [Substring]) -> [[Substring]] { lines.map { $0.split(separator: " ") } }
      // A screen that begins below a heading says that heading again.
      let repeated = screens.enumerated().flatMap { place, lines in
        let isRepeated = place > 0 && Self.headings.contains { lines.first?.hasPrefix($0) == true }
        let heading = isRepeated ? lines.first : nil
        let earlier = screens.prefix(place).joined()
        return heading.map(earlier.contains) == true ? Array(lines.dropFirst()) : lines
      }
      #expect(words(repeated) == words(whole))
    }
  }

  @Test("opens rows that were not shown", arguments: ["why reason", "find reason"])
  func opens(command: String) async {
    let rehearsal = rehearsal(rows: 11)
    await rehearsal.run(command)
    await rehearsal.run("open 36")
    #expect(rehearsal.session.router.route.description == "/0002/sqlite/pros/9")
  }

  @Test("says that everything is shown, and fails to open what isn't there")
  func end() async {
    let rehearsal = rehearsal(rows: 60)
    await rehearsal.run("why reason")
    #expect(await rehearsal.written(by: "more") == "No more rows\n")
    #expect(await rehearsal.written(by: "open 37").contains("there is no row 37"))
  }

  @Test("is denied as a whole, and its next screens are not")
  func denied() async {
    let rehearsal = rehearsal(rows: 11)
    #expect(await !rehearsal.run("check --strict"))
    #expect(await rehearsal.run("more"))
  }

  @Test(
    "tells of what was seen only what has changed, and takes no decision's row for another's",
    arguments: ["check", "why reason", "find reason"])
  func changed(command: String) async {
    let numbers = Locked([1, 2])
    let rehearsal = Rehearsal(home: .decisions, rows: 11, library: Shelf(numbers: numbers))
    await rehearsal.run(command)
    rehearsal.output.clear()
    numbers.withLock { $0 = [2] }
    rehearsal.session.store.publish(.doubt)
    _ = await rehearsal.session.router.answer?.fetch(.update)
    let changes = rehearsal.output.all.split(separator: "\n").dropFirst()
    #expect(changes.contains { $0.hasPrefix("gone: ") })
    #expect(!changes.contains { $0.hasPrefix("added: ") })
    #expect(!changes.contains { $0.hasPrefix("changed: ") && !$0.contains("match") })
  }
}
