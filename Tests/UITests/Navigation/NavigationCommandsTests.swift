import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

@Suite("The commands that move")
struct NavigationCommandsTests {
  let rehearsal = Rehearsal(home: .decisions)
  var here: String { rehearsal.session.router.route.description }

  @Test("open goes to a row of the list, by number or name")
  func open() async {
    #expect(
      await rehearsal.written(by: "open 7") == "What to drink\nChosen: Green tea\n"
        + "1  Tea  (2 pros, 1 con, total +1)\n2  Green tea  (1 pro, 1 con, total 0, chosen, trails Tea by 1)\n"
    )
    #expect(here == "/0007")
    #expect(await rehearsal.run("open green tea"))
    #expect(here == "/0007/green-tea")
    #expect(
      await rehearsal.written(by: "open con 1") == "1  Bitter\ncon 1 of 1, Green tea\nweight 1\n")
    #expect(here == "/0007/green-tea/cons/1")
    _ = await (rehearsal.run("up"), rehearsal.run("up"), rehearsal.run("open 1"))
    #expect(here == "/0007/tea")
  }

  @Test(
    "open takes a whole title for that row, though it is a part of another, or reads like a row")
  func openWhole() async {
    let redis = Decision(
      title: "Cache",
      options: ["Redis Cluster", "Redis", "Pro 1", "Con 7: dear"].map {
        AI(title: $0, advantages: ["Fast"], disadvantages: [])
      })
    let rehearsal = Rehearsal(home: .decision("c"), decisions: ReadyDecisions { _ in redis })
    await rehearsal.run("open redis")
    #expect(rehearsal.session.router.route.description == "/c/redis")
    await rehearsal.run("back")
    #expect(await !rehearsal.run("open red"))
    #expect(
      rehearsal.output.errors
        == "error: \"red\" matches 2 rows: name one by its number (1, 2)\n")
    await rehearsal.run("open pro 1")
    #expect(rehearsal.session.router.route.description == "/c/pro-1")
    await rehearsal.run("open pro 1")
    #expect(rehearsal.session.router.route.description == "/c/pro-1/pros/1")
    await rehearsal.run("go /c")
    await rehearsal.run("open con 7")
    #expect(rehearsal.session.router.route.description == "/c/con-7-dear")
  }

  @Test("open stays where there is no such row, or none at all")
  func openNothing() async {
    #expect(
      await rehearsal.written(by: "open 3")
        == "error: there is no row 3: the rows are 1, 0007\n")
    #expect(here == "/")
    await rehearsal.run("go /0007/tea")
    #expect(
      await rehearsal.written(by: "open Pro 9")
        == "error: there is no row pro 9: the rows are pro 1, pro 2, con 1\n")
    await rehearsal.run("go /tea/pros/1")
    #expect(
      await rehearsal.written(by: "open 1")
        == "error: no rows to open here: `up` leads to the list\n")
  }

  @Test("lead to no row of a decision without options, which is told with the way to one")
  func noOptions() async {
    let decisions = ReadyDecisions(entries: []) { _ in Decision(title: "Tea", options: []) }
    let rehearsal = Rehearsal(decisions: decisions)
    let output = await rehearsal.written(by: "open 1")
    #expect(output.hasSuffix("\nerror: no rows to open here: `option add TITLE` adds an option\n"))
  }

  @Test("go goes to a route, absolute or seen from here")
  func go() async {
    await rehearsal.run("go /tea/pros")
    #expect(await rehearsal.written(by: "go ../cons") == "Cons of Tea\n1  Slow\n")
    await rehearsal.run("go ..")
    #expect(here == "/tea")
  }

  @Test("back and forward go along the trail, home to its beginning")
  func along() async {
    await rehearsal.run("go /tea")
    await rehearsal.run("pros")
    #expect(await rehearsal.written(by: "back") == "Tea\n1  pros  (2)\n2  cons  (1)\n")
    #expect(await rehearsal.written(by: "forward") == "Pros of Tea\n1  Warm\n2  Cheap\n")
    #expect(await rehearsal.written(by: "forward").hasPrefix("error: there is no later place"))
    #expect(await rehearsal.written(by: "home") == "Decisions\n1     Tea\n0007  What to drink\n")
  }
}
