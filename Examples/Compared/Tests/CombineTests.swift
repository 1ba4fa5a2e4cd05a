import OpenCombine
import ReactiveHybridTesting
import Testing

@testable import Compared

@Suite("On OpenCombine")
@MainActor
struct CombineTests {
  private let service = HandService()

  @Test("the newest answer is shown, even if an older one arrives later")
  func newest() async {
    let chores = CombineChores(service)
    chores.search("")
    await service.searches.arrival(of: 1)
    chores.search("milk")
    await service.searches.answer([], to: 1)
    await service.searches.answer([Chore(title: "milk")], to: 2)
    // The older answer is published to nobody, so a test can't wait for it: it comes first here.
    for await shown in chores.state.values where !shown.isLoading { break }
    #expect(chores.state.value.chores == [Chore(title: "milk")])
  }

  @Test("a second screen counts what is added")
  func count() async {
    let chores = CombineChores(service)
    let count = CombineCount(service, following: chores)
    chores.search("")
    await service.searches.answer([], to: 1)
    chores.add("milk")
    for call in 2...3 { await service.searches.answer([Chore(title: "milk")], to: call) }
    for await counted in count.state.values where counted.count != nil { break }
    #expect(count.state.value.count == 1)
  }
}
