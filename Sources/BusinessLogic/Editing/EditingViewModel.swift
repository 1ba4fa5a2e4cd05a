import Decisions
import ReactiveHybrid

/// Makes the edits of a session, undoes and redoes them.
@MainActor
package final class EditingViewModel {
  package var content: Box<Content<Edited>> { owner.box }
  private var owner = Owner(Content<Edited>())

  private let worker: EditingWorker
  private var history = EditHistory()

  /// The history from before the draft; `nil` without a draft.
  private var outside: EditHistory?

  /// The number of edits that have succeeded or failed. Cancelled edits don't count.
  package private(set) var outcomes = 0

  private typealias Work = @Sendable (EditingWorker) async throws -> Edited

  private let isLasting: Bool

  /// The decisions whose edits are lost when the session ends.
  package var unsaved: [String] { isLasting ? [] : (outside ?? history).unsaved }

  /// Creates the view model of a session without edits; `isLasting` if edits are stored in files.
  package init(worker: EditingWorker, isLasting: Bool = true) {
    self.worker = worker
    self.isLasting = isLasting
  }

  /// Reports the changes of its content to `trace`, under `name`.
  package func follow(_ trace: Trace, as name: String) { owner.trace = (trace, name) }

  package func edit(
    _ topic: TopicID, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    await self.edit(optionOf: topic.decision, edit) { try $0.place(of: topic.option) }
  }

  /// Edits the option with this number, title or unique part of the title.
  package func edit(
    option name: String, of key: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit
  ) async -> Outcome {
    await self.edit(optionOf: key, edit) { try $0.place(called: name) }
  }

  private func edit(
    optionOf key: String, _ edit: @escaping @Sendable (OptionPlace) -> Edit,
    at place: @escaping @Sendable (Decision) throws -> Int
  ) async -> Outcome {
    await make { try await $0.make(edit($0.option(of: key, place)), of: key) }
  }

  package func edit(decision key: String, _ edit: Edit) async -> Outcome {
    await make { try await $0.make(edit, of: key) }
  }

  package func supersede(_ old: String, by new: String) async -> Outcome {
    await make { try await $0.supersede(old, by: new) }
  }

  package func create(title: String) async -> Outcome {
    await make { try await $0.create(title: title) }
  }

  package func save(_ key: String, to path: String) async -> Outcome {
    await run {
      try await $0.save(key, to: path)
    } then: { _ in
      history.save(key)
    }
  }

  /// Undoes the last step; returns `nil` if there is none.
  package func undo() async -> Outcome? { await take(history.last, .undone) }

  /// Redoes the step that was undone last; returns `nil` if there is none.
  package func redo() async -> Outcome? { await take(history.next, .redone) }

  private func take(_ entry: EditHistory.Entry?, _ way: Edited.Way) async -> Outcome? {
    guard let entry else { return nil }
    return await run {
      try await $0.take(entry, way)
    } then: { _ in
      if way == .undone { history.undo() } else { history.redo() }
    }
  }

  package var isDrafting: Bool { outside != nil }

  package var drafted: [String] { isDrafting ? history.unsaved : [] }

  /// Opens a draft with its own history; returns `nil` if one is open.
  package func draft() async -> Outcome? {
    guard !isDrafting else { return nil }
    return await run {
      try await $0.beginDraft()
    } then: { _ in
      (outside, history) = (history, EditHistory())
    }
  }

  /// Keeps the edits of the draft as one step; returns `nil` without a draft.
  package func keep() async -> Outcome? {
    guard let before = outside else { return nil }
    return await run {
      try await $0.keepDraft()
    } then: {
      (outside, history) = (nil, before)
      add($0)
    }
  }

  /// Drops the draft; returns `nil` without one.
  package func drop() async -> Outcome? {
    guard let before = outside else { return nil }
    return await run {
      await $0.dropDraft()
    } then: { _ in
      (outside, history) = (nil, before)
    }
  }

  /// The key of the decision that the last edit created, or whose creation it undid or redid; `nil`
  /// after any other edit.
  package var createdKey: String? {
    if case .create(_, let key)? = content.value.response?.deed { key } else { nil }
  }

  package func location(
    of topic: TopicID, side: Side? = nil, number: Int? = nil
  ) async throws(WorkerFailure) -> (path: String, line: Int) {
    try await WorkerFailure.translating { @Sendable [worker] in
      try await worker.location(of: topic, side: side, number: number)
    }
  }

  package func alertShown() {
    owner.alertShown()
  }

  private func add(_ edited: Edited) {
    let receipts = edited.receipts.filter(\.hasChanged)
    guard !receipts.isEmpty else { return }
    history.add(EditHistory.Entry(deed: edited.deed, receipts: receipts))
  }

  private func make(_ work: @escaping Work) async -> Outcome { await run(work, then: add) }

  private func run(_ work: @escaping Work, then remember: (Edited) -> Void) async -> Outcome {
    owner.loading()
    do throws(WorkerFailure) {
      var edited = try await WorkerFailure.translating { @Sendable [worker] in
        // The edit may have been cancelled while it was queued.
        try Task.checkCancellation()
        return try await work(worker)
      }
      outcomes += 1
      remember(edited)
      edited.number = outcomes
      owner.answered(edited, .edited)
      return .done
    } catch .cancelled {
      // Drop the result of the previous edit.
      owner.change(to: Content())
      return .cancelled
    } catch {
      outcomes += 1
      owner.failed(error)
      return .failed(error)
    }
  }
}
