import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A view model", .timeLimit(.minutes(5)))
struct ViewModelTests {
  let service = HandAnsweredService<Pros>()
  let pros: ProsViewModel

  init() {
    pros = ProsViewModel(worker: ProsWorker(service), topic: .tea)
  }

  /// One fetch, the `number`th call of the service, from asking to its end.
  private func fetch(_ number: Int, _ result: Result<AI, Breakdown>) async {
    let fetch = Task { await pros.fetch() }
    switch result {
    case .success(let topic): await service.calls.answer(topic, to: number)
    case .failure(let error): await service.calls.fail(error, at: number)
    }
    await fetch.value
  }

  @Test("tells that it is loading, then the response: two changes", .bug(id: "seed 9"))
  func success() async {
    let record = ContentRecord(of: pros)
    await fetch(1, .success(.tea))
    #expect(record.contents.map(\.isLoading) == [false, true, false])
    #expect(record.contents.last?.response?.rows.map(\.text) == ["Warm", "Cheap"])
  }

  @Test("tells a failure in one change", .bug(id: "seed 1"))
  func failure() async {
    let record = ContentRecord(of: pros)
    await fetch(1, .failure(Breakdown()))
    #expect(record.contents.count == 3)
    #expect(record.messages == ["Server is down"])
    #expect(record.contents.last?.status == false)
  }

  @Test("tells each failure once, the second as well as the first", .bug(id: "seed 1"))
  func twoFailures() async {
    let record = ContentRecord(of: pros)
    await fetch(1, .failure(Breakdown("First")))
    await fetch(2, .failure(Breakdown("Second")))
    #expect(record.messages == ["First", "Second"])
  }

  @Test("tells the same failure again when it happens again", .bug(id: "seed 1"))
  func sameFailureTwice() async {
    let record = ContentRecord(of: pros)
    await fetch(1, .failure(Breakdown()))
    await fetch(2, .failure(Breakdown()))
    #expect(record.messages == ["Server is down", "Server is down"])
  }

  @Test("keeps nothing of what there was when there is nothing any more")
  func emptied() async {
    await fetch(1, .success(.tea))
    await fetch(2, .success(AI(title: "Tea", arguments: [])))
    #expect(pros.content.value.message == "No pros found")
    #expect(pros.content.value.response == nil)
    #expect(!pros.content.value.isEarlier)
  }

  @Test("is well again after a success that follows a failure", .bug(id: "seed 2"))
  func successAfterFailure() async {
    await fetch(1, .failure(Breakdown()))
    await fetch(2, .success(.tea))
    #expect(pros.content.value.status)
    #expect(pros.content.value.message == nil)
    #expect(!pros.content.value.isEarlier)
  }

  @Test("keeps the rows of an earlier success through a failure, and marks them")
  func failureAfterSuccess() async {
    await fetch(1, .success(.tea))
    await fetch(2, .failure(Breakdown()))
    #expect(pros.content.value.response?.rows.map(\.text) == ["Warm", "Cheap"])
    #expect(pros.content.value.isEarlier)
  }

  @Test(
    "takes an answer without arguments for a failure with the seed's words", .bug(id: "seed 12"))
  func empty() async {
    await fetch(1, .success(AI(title: "Tea", arguments: [])))
    #expect(pros.content.value.message == "No pros found")
  }

  @Test("forgets an alert that was shown: who binds later isn't told it", .bug(id: "seed 3"))
  func alertShown() async {
    await fetch(1, .failure(Breakdown()))
    pros.alertShown()
    #expect(ContentRecord(of: pros).messages.isEmpty)
  }
}
