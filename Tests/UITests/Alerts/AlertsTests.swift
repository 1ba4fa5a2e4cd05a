import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Alerts", .bug(id: "seed 19"))
struct AlertsTests {
  @Test("are told on the terminal they were given, and kept in order")
  func raised() {
    let output = RecordedOutput()
    let alerts = Alerts(on: Terminal(output), time: { "14:03:22" })
    alerts.raise("Server is down", at: .arguments(.tea, .pro))
    alerts.raise("Boom", at: .decisions)
    #expect(output.errors == "Alert: Server is down\nAlert: Boom\n")
    #expect(output.answers == "")
    #expect(
      alerts.raised == [
        Alert(message: "Server is down", origin: .arguments(.tea, .pro), time: "14:03:22"),
        Alert(message: "Boom", origin: .decisions, time: "14:03:22"),
      ])
  }

  @Test("are told once of the same trouble on the way from one screen to another")
  func onTheWay() {
    let output = RecordedOutput()
    let alerts = Alerts(on: Terminal(output), time: { "" })
    alerts.raise("Boom", at: .decisions)
    alerts.commandBegins()
    alerts.raise("Boom", at: .decision("tea"))
    alerts.raise("Boom", at: .option(.tea))
    alerts.raise("Boom", at: .decision("tea"))
    #expect(alerts.raised.map(\.origin) == [.decisions, .decision("tea"), .decision("tea")])
    #expect(output.errors == "Alert: Boom\nAlert: Boom\nAlert: Boom\n")
    alerts.raise("Boom", at: .decision("tea"), mentioned: true)
    #expect(alerts.raised.count == 3)
    alerts.commandBegins()
    alerts.raise("Boom", at: .decision("tea"), mentioned: true)
    #expect(alerts.raised.count == 4)
  }

  @Test("are told once by `open`, which tries to fetch what is opened all the same")
  func open() async {
    let isDown = Locked(false)
    let rehearsal = Rehearsal(
      decisions: ReadyDecisions { _ in
        if isDown.withLock({ $0 }) { throw Breakdown() }
        return .drink
      })
    await rehearsal.run("show")
    isDown.withLock { $0 = true }
    rehearsal.session.store.publish(.doubt)
    #expect(await rehearsal.written(by: "open 1") == "Alert: Server is down\n")
    #expect(rehearsal.session.router.route == .option(TopicID(decision: "tea", option: "tea")))
  }

  @Test("of one session are none of another's")
  func sessions() {
    let one = Rehearsal()
    let other = Rehearsal()
    one.stage.alerts.raise("Boom", at: .decisions)
    #expect(one.session.alerts.raised.count == 1)
    #expect(other.session.alerts.raised.isEmpty)
    #expect(other.output.all == "")
  }

  @Test("are listed with their time and their origin")
  func listed() async {
    let rehearsal = Rehearsal(pros: ReadyService { _ in throw Breakdown() })
    await rehearsal.run("pros")
    await rehearsal.run("go /coffee")
    #expect(
      await rehearsal.written(by: "alerts") == """
        1  12:00:00  /tea/pros  Server is down
        2  12:00:00  /coffee  There is no decision "coffee": `go /` lists the decisions

        """)
  }
}
