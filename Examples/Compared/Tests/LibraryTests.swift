import ReactiveHybrid
import ReactiveHybridTesting
import Testing

@testable import Compared

@Suite("On the library")
@MainActor
struct LibraryTests {
  private let service = HandService()

  @Test("the newest answer is shown, even if an older one arrives later")
  func newest() async {
    let chores = LibraryChores(service)
    let older = Task { await chores.list.fetch() }
    await service.searches.arrival(of: 1)
    chores.search("milk")
    let newer = Task { await chores.list.fetch() }
    await service.searches.answer([Chore(title: "milk")], to: 2)
    await service.searches.answer([], to: 1)
    #expect(await [older.value, newer.value] == [.cancelled, .done])
    #expect(chores.list.content.value.response == [Chore(title: "milk")])
  }

  @Test("a second screen counts what is added")
  func count() async {
    let chores = LibraryChores(service)
    let count = LibraryCount(service, following: chores)
    count.appear()
    await chores.add("milk")
    await service.searches.answer([Chore(title: "milk")])
    await count.settle()
    #expect(count.content.value.response == 1)
  }
}
