import Decisions
import ReactiveHybrid
import TestSupport
import Testing

@testable import BusinessLogic

@MainActor @Suite("The view model of edits", .timeLimit(.minutes(5)))
struct EditingViewModelTests {
  let service = HandAnsweredEditing()
  let editing: EditingViewModel

  init() {
    let decisions = ReadyDecisions { _ in .drink }
    editing = EditingViewModel(worker: EditingWorker(service, decisions: decisions))
  }

  private func add(_ text: String, option: String? = "1") -> Task<Void, Never> {
    Task {
      _ = await editing.edit(
        decision: "0007", .add(.pro, text: text, to: .named(option)))
    }
  }

  private func added(_ text: String) -> Action {
    .edit(.add(.pro, text: text, to: OptionPlace.seen(number: 1, title: "Tea")), of: "0007")
  }

  @Test("says nothing of the last edit when the next one is cancelled")
  func cancelledLater() async {
    let edit = add("Warm")
    await service.calls.answer(1)
    await edit.value
    var contents: [Content<Edited>] = []
    let binding = editing.content.bind { contents.append($0) }
    contents = []
    let cancelled = add("Cold")
    await service.calls.arrival(of: 2)
    cancelled.cancel()
    await cancelled.value
    withExtendedLifetime(binding) {
      #expect(contents.map(\.isLoading) == [true, false])
      #expect(contents.last?.response == nil)
    }
  }

  @Test("says that nothing has changed where nothing has, and has nothing to take back then")
  func unchanged() async {
    let decisions = ReadyDecisions { _ in .drink }
    let service = ReadyEditing(changes: false)
    let editing = EditingViewModel(worker: EditingWorker(service, decisions: decisions))
    _ = await editing.edit(decision: "7", .setStatus("open"))
    #expect(editing.content.value.response?.hasChanged == false)
    #expect(await editing.undo() == nil)
  }

  @Test("lets no decision supersede itself, whatever it is called", arguments: ["0007", "7"])
  func itself(name: String) async {
    let entries = ["0003", "0007"].map { DecisionEntry(key: $0, title: "Drink") }
    let decisions = ReadyDecisions(entries: entries) { _ in .drink }
    let editing = EditingViewModel(worker: EditingWorker(ReadyEditing(), decisions: decisions))
    _ = await editing.supersede(name, by: "7")
    #expect(
      editing.content.value.message?.description
        == "Decision 0007 would supersede itself: 0007 → 0007")
    editing.alertShown()
    for older in ["3", "0003"] {
      _ = await editing.supersede(older, by: "7")
      #expect(
        editing.content.value.response?.action == .supersede(old: "0003", by: "0007"))
    }
  }

  @Test("takes back and makes again what succeeded, not what failed")
  func undo() async throws {
    #expect(await editing.undo() == nil)
    let failed = add("Cold")
    await service.calls.fail(Breakdown(), at: 1)
    await failed.value
    #expect(await editing.undo() == nil)
    let edit = add("Warm")
    await service.calls.answer(1, to: 2)
    await edit.value
    let undo = Task { await editing.undo() }
    await service.calls.answer(0, to: 3)
    #expect(try await undo.value?.get().kind == .undone)
    let redo = Task { await editing.redo() }
    await service.calls.answer(0, to: 4)
    #expect(try await redo.value?.get().kind == .redone)
  }

  @Test("shows nothing of an edit that was cancelled while it waited")
  func cancelled() async {
    let edit = add("Warm")
    await service.calls.arrival()
    edit.cancel()
    await edit.value
    #expect(editing.content.value.message == nil)
    #expect(!editing.content.value.isLoading)
  }

  @Test("stays loading while an edit runs, even if a waiting one is cancelled")
  func cancelledWaiting() async {
    let first = add("Warm")
    await service.calls.arrival()
    let second = add("Cold")
    await editing.store.writing.wait { !$0.waiting.isEmpty }
    second.cancel()
    await second.value
    #expect(editing.content.value.isLoading)
    await service.calls.answer(1)
    await first.value
    #expect(editing.content.value.answer?.action == added("Warm"))
  }

  @Test("goes away with nobody left to listen")
  func goesAway() async {
    weak var gone: EditingViewModel?
    do {
      let viewModel = EditingViewModel(
        worker: EditingWorker(service, decisions: ReadyDecisions { _ in .drink }))
      // A task may hold what it captured a little longer than it works.
      let edit = Task { [weak viewModel] in
        _ = await viewModel?.edit(decision: "tea", .setStatus("x"))
      }
      await service.calls.fail(Breakdown())
      await edit.value
      gone = viewModel
    }
    #expect(gone == nil)
  }
}
