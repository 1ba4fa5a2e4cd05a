import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid
import TestSupport
import Testing
import Threads

@testable import UI

@Suite("Changes of one decision on disk", .timeLimit(.minutes(1)))
struct NewsTests {
  @Test(
    "are fetched by the pages of that decision and by no page of another",
    arguments: [
      "/0007", "/0007/green-tea", "/0007/text", "/0007/compare", "/0007/source",
      "/0007/green-tea/pros", "/0007/green-tea/pros/1",
    ])
  func pages(path: String) async throws {
    let calls = Locked(0)
    let rehearsal = Rehearsal(
      home: .decisions,
      decisions: ReadyDecisions(entries: [DecisionEntry(key: "0007", title: "Which")]) { _ in
        calls.withLock { $0 += 1 }
        return .drink
      },
      pros: ReadyService { _ in
        calls.withLock { $0 += 1 }
        return .greenTea
      })
    let route = try Route(path: path)
    await rehearsal.session.router.go(to: route)
    let screen = try #require(rehearsal.session.router.screen)
    #expect(rehearsal.session.router.route == route && screen.shown != nil)
    let before = calls.withLock { $0 }
    rehearsal.session.store.publish(.newsOf(["0008"]))
    await screen.settle()
    #expect(calls.withLock { $0 } == before)
    rehearsal.session.store.publish(.newsOf(["0007"]))
    await screen.settle()
    #expect(calls.withLock { $0 } > before)
  }
}
