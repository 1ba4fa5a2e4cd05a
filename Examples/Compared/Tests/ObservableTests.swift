import ReactiveHybridTesting
import Testing

@testable import Compared

@Suite("On @Observable")
@MainActor
struct ObservableTests {
  private let service = HandService()

  @Test("the newest answer is shown, even if an older one arrives later")
  func newest() async {
    let chores = ObservableChores(service)
    let older = Task { await chores.search("") }
    await service.searches.arrival(of: 1)
    let newer = Task { await chores.search("milk") }
    await service.searches.answer([Chore(title: "milk")], to: 2)
    await service.searches.answer([], to: 1)
    await older.value
    await newer.value
    #expect(chores.shown.chores == [Chore(title: "milk")])
  }

  @Test("a second screen counts what is added")
  func count() async {
    let chores = ObservableChores(service)
    let count = ObservableCount(service, following: chores)
    let adding = Task { await chores.add("milk") }
    for call in 1...2 { await service.searches.answer([Chore(title: "milk")], to: call) }
    await adding.value
    #expect(count.count == 1)
  }
}
