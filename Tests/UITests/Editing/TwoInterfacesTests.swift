import BusinessLogic
import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import UI

/// The program's prompt and a small interface of the test, on one store.
@Suite("Two interfaces")
struct TwoInterfacesTests {
  let rehearsal = Rehearsal()
  let page: EditingViewModel

  init() {
    page = EditingViewModel(Seat(Author("page"), at: rehearsal.session.store))
  }

  @Test("hear each edit once, with its author, and no edit of their own as another's")
  func edits() async {
    var heard: [String] = []
    let binding = rehearsal.session.store.changes.bind(tellingCurrent: false) { change in
      if case .edited(let edited)? = change?.event { heard.append(edited.author.name) }
    }
    defer { withExtendedLifetime(binding) {} }
    await rehearsal.run("show")
    rehearsal.output.clear()
    _ = await page.edit(decision: "tea", .setStatus("accepted"))
    #expect(rehearsal.output.all == "page: Status of tea: accepted\n")
    #expect(await rehearsal.written(by: "status open") == "Status of tea: open\n")
    #expect(heard == ["page", "prompt"])
  }

  @Test("share a draft, and each undoes its own edits in it")
  func draft() async throws {
    await rehearsal.run("show")
    rehearsal.output.clear()
    #expect(try await page.draft()?.get().author == Author("page"))
    #expect(rehearsal.output.all.hasPrefix("page: "))
    #expect(await rehearsal.written(by: "status open") == "Status of tea: open\n")
    #expect(await page.undo() == nil)
    #expect(await rehearsal.written(by: "undo") == "Undone: Status of tea: open\n")
  }
}
