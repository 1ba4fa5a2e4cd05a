import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("A store with two interfaces", .timeLimit(.minutes(1)))
struct DecisionStoreTests {
  let service = HandAnsweredEditing(heedsCancellation: false)
  let clock = ManualClock()
  let store: DecisionStore
  let prompt: EditingViewModel
  let web: EditingViewModel
  let published: Record
  let binding: Binding

  /// What the store tells, in a few words.
  @MainActor final class Record {
    var lines: [String] = []

    func note(_ change: Change?) {
      switch change?.event {
      case nil: break
      case .edited(let edited):
        lines.append("\(edited.author.name) \(edited.kind)\(edited.isLate ? " late" : "")")
      case .failedLate(let failure, let author):
        lines.append("\(author.name) failed late: \(failure.reason?.description ?? "cancelled")")
      case .news: lines.append("news")
      case .newsOf(let keys): lines.append("news of \(keys.joined(separator: ", "))")
      case .doubt: lines.append("doubt")
      }
    }
  }

  init() {
    let worker = EditingWorker(service, decisions: ReadyDecisions { _ in .drink })
    let store = DecisionStore(worker: worker, clock: clock)
    let published = Record()
    (self.store, self.published) = (store, published)
    prompt = EditingViewModel(Seat(Author("prompt"), at: store))
    web = EditingViewModel(Seat(Author("web"), at: store))
    binding = store.changes.bind { published.note($0) }
  }

  private func status(_ words: String, by editing: EditingViewModel, of key: String = "0007")
    -> Task<Outcome, Never>
  {
    Task { Outcome(await editing.edit(decision: key, .setStatus(words))) }
  }

  private func done(_ words: String, by editing: EditingViewModel, of key: String = "0007") async {
    let edit = status(words, by: editing, of: key)
    await service.calls.answer(service.calls.count + 1, to: service.calls.count + 1)
    _ = await edit.value
  }

  private func undone(_ number: Int? = nil, by editing: EditingViewModel) async -> Outcome? {
    let next = service.calls.count + 1
    let undo = Task { await editing.undo(number) }
    await service.calls.answer(0, to: next)
    return await undo.value.map { Outcome($0) }
  }

  @Test("tells each edit once, with its author, and each interface only how its own ended")
  func authors() async {
    await done("accepted", by: prompt)
    await done("rejected", by: web)
    store.publish(.news)
    #expect(published.lines == ["prompt made", "web made", "news"])
    #expect(prompt.content.value.response?.author == Author("prompt"))
    #expect(web.content.value.response?.author == Author("web"))
  }

  @Test("tells each interface the edits of all, also of a draft, and changes on disk, once each")
  func everything() async {
    let (files, page) = (HandFedStates(), Record())
    let watching = WatchingViewModel(files, notifying: store)
    let binding = store.changes.bind { page.note($0) }
    defer { withExtendedLifetime(binding) {} }
    await watching.start(afterShowing: false)
    await files.isWatched(by: 1)
    await done("accepted", by: prompt)
    files.send(changes: 1)
    await store.changes.wait { $0?.event == .news }
    // In the words of this record, a draft that is opened is made, too.
    #expect(await web.draft().map { Outcome($0) } == .done)
    await done("rejected", by: web)
    #expect(await undone(by: web) == .done)
    #expect(published.lines == ["prompt made", "news", "web made", "web made", "web undone"])
    #expect(page.lines == published.lines)
    watching.stop()
  }

  @Test("lets each undo and redo its own last step")
  func ownSteps() async {
    await done("accepted", by: prompt, of: "0001")
    await done("rejected", by: web, of: "0002")
    #expect(await undone(by: prompt) == .done)
    #expect(await web.redo() == nil)
    #expect(prompt.content.value.response?.receipts.map(\.key) == ["0001"])
    await done("open", by: web, of: "0002")
    let redo = Task { await prompt.redo() }
    await service.calls.answer(0, to: service.calls.count + 1)
    #expect(await redo.value.map { Outcome($0) } == .done)
    #expect(published.lines.suffix(3) == ["prompt undone", "web made", "prompt redone"])
  }

  @Test("undoes a step by its handle, and no step that it doesn't know, or twice")
  func handles() async throws {
    await done("accepted", by: prompt, of: "0001")
    let number = try #require(prompt.content.value.response?.number)
    await done("rejected", by: prompt, of: "0002")
    #expect(await undone(number, by: web) == .done)
    for unknown in [number, 99] {
      #expect(await web.undo(unknown) == .failure(.refused(Reason(CantUndo.unknown))))
    }
    #expect(service.calls.count == 3)
  }

  @Test("names the latest step of the same file, which has to be undone first")
  func covered() async throws {
    await done("accepted", by: prompt)
    await done("open", by: web)
    await done("rejected", by: web)
    let outcome = await prompt.undo()
    let reason = CantUndo.isCovered(
      .edit(.setStatus("accepted"), of: "0007"), by: .edit(.setStatus("rejected"), of: "0007"),
      of: Author("web"))
    #expect(outcome == .failure(.refused(Reason(reason))))
  }

  @Test("opens one draft for all, also if two ask at once")
  func drafts() async {
    async let first = prompt.draft()
    async let second = web.draft()
    #expect(await [first, second].compactMap { $0.map { Outcome($0) } } == [.done])
    #expect(store.isDrafting)
    #expect(await prompt.draft() == nil)
  }

  @Test("takes nothing from the other when one cancels")
  func cancelled() async {
    let first = status("accepted", by: prompt)
    await service.calls.arrival()
    let second = status("rejected", by: web)
    await store.writing.wait { $0.waiting.count == 1 }
    second.cancel()
    #expect(await second.value == .cancelled)
    await service.calls.answer(1)
    #expect(await first.value == .done)
    #expect(published.lines == ["prompt made"])
  }

  @Test("gives the prompt back while a disk stalls, and tells what was written after all")
  func late() async {
    let edit = status("accepted", by: prompt)
    await service.calls.arrival()
    edit.cancel()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    #expect(await edit.value == .cancelled)
    #expect(prompt.lateWrite != nil && published.lines == [])
    await service.calls.answer(1)
    await store.writing.wait { $0.state == .idle }
    #expect(published.lines == ["prompt made late"])
    #expect(prompt.content.value.response == nil)
    #expect(await undone(by: prompt) == .done)
  }

  @Test("tells a write that was given up and not made, and why")
  func lateFailure() async {
    let edit = status("accepted", by: prompt)
    await service.calls.arrival()
    edit.cancel()
    await clock.someoneSleeps()
    clock.advance(by: .milliseconds(200))
    _ = await edit.value
    await service.calls.fail(Breakdown())
    await store.writing.wait { $0.state == .idle }
    #expect(published.lines == ["prompt failed late: \(Breakdown())"])
    #expect(await prompt.undo() == nil)
  }
}
