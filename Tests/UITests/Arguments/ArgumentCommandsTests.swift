import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("pros, cons and show")
struct ArgumentCommandsTests {
  let rehearsal = Rehearsal()

  @Test("pros and cons show the sides of the topic one is at", .bug(id: "seed 18"))
  func sides() async {
    #expect(await rehearsal.written(by: "pros") == "Pros of Tea\n1  Warm\n2  Cheap\n")
    #expect(await rehearsal.written(by: "cons") == "Cons of Tea\n1  Slow\n")
    #expect(rehearsal.session.router.route == .arguments(.tea, .con))
  }

  @Test("neutral raises an alert where there are none", .bug(id: "seed 12"))
  func neutral() async {
    #expect(await !rehearsal.run("neutral"))
    #expect(
      rehearsal.output.all == "Alert: No neutral arguments found: `add neutral TEXT` adds one\n")
  }

  @Test("show shows an argument in full, from its list or from another argument")
  func show() async {
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: "show 2") == "2  Cheap\npro 2 of 2, Tea\nweight 1\n")
    #expect(await rehearsal.written(by: "show 1") == "1  Warm\npro 1 of 2, Tea\nweight 1\n")
  }

  @Test("show has no argument of a number that there is not")
  func noNumber() async {
    await rehearsal.run("pros")
    for number in ["0", "3", "-1", "\(Int.min)"] {
      #expect(
        await rehearsal.written(by: "show \(number)")
          == "error: there is no row \(number): the rows are 1, 2\n")
    }
    #expect(await !rehearsal.run("go 3"))
    #expect(
      rehearsal.output.errors.hasSuffix(
        "Alert: There is no pro 3: \"Tea\" has 2 pros\n"))
  }

  @Test("show shows a row as open does, but stays")
  func stays() async {
    let warm = "1  Warm\npro 1 of 2, Tea\nweight 1\n"
    #expect(await rehearsal.written(by: "show pro 1") == warm)
    #expect(await rehearsal.written(by: "show 2") == "Cons of Tea\n1  Slow\n")
    #expect(await rehearsal.written(by: "where") == "/tea\n")
  }
}
