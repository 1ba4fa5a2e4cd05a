import Decisions
import ReactiveHybrid

/// Makes the edits of one interface of a session, undoes and redoes them.
///
/// Each method returns the result of its edit. The box shows the result of the last one; the store
/// publishes every edit to all interfaces.
@MainActor
package final class EditingViewModel {
  package var content: Box<Content<Edited>> { owner.box }
  private let owner = Owner(Content<Edited>())

  /// The number of edits that callers await.
  private var awaited = 0

  private let author: Author
  let store: DecisionStore

  /// The result of an edit: the edit that was made, or the reason why it failed.
  package typealias Answer = WorkerResult<Edited>

  typealias Work = @Sendable (EditingWorker) async throws -> Edited

  /// The decisions whose edits are lost when the session ends.
  package var unsaved: [String] {
    store.isLasting ? [] : (store.outside ?? store.history).unsaved
  }

  /// The number of the write that was cancelled but may still be made; `nil` if there is none.
  package var lateWrite: Int? {
    if case .late(let number) = store.writing.value.state { number } else { nil }
  }

  package init(_ seat: Seat) {
    (author, store) = (seat.author, seat.store)
  }

  package func follow(_ trace: Trace, as name: String) {
    owner.follow(trace, as: name)
    store.writer.follow(trace, as: name)
  }

  package func edit(decision key: String, _ edit: Edit) async -> Answer {
    await make { try await $0.make(edit, of: key) }
  }

  package func supersede(_ old: String, by new: String) async -> Answer {
    await make { try await $0.supersede(old, by: new) }
  }

  package func create(title: String, as form: DecisionForm? = nil) async -> Answer {
    await make { try await $0.create(title: title, as: form) }
  }

  package func save(_ key: String, to path: String) async -> Answer {
    let work: Work = { try await $0.save(key, to: path) }
    return await run({ _ in work }, then: { store, _ in store.history.save(key) })
      ?? .failure(.cancelled)
  }

  /// Makes a write of another worker, such as an export.
  package func make(_ write: @escaping @Sendable () async throws -> Edited) async -> Answer {
    await make { _ in try await write() }
  }

  /// Undoes the last step of this interface, or the step with this number; returns `nil` if there
  /// is none to undo.
  package func undo(_ number: Int? = nil) async -> Answer? {
    await take(.undone, number)
  }

  /// Redoes the step of this interface that was undone last; returns `nil` if there is none.
  package func redo() async -> Answer? { await take(.redone) }

  private func take(_ kind: Edited.Kind, _ number: Int? = nil) async -> Answer? {
    var taken: Edited?
    return await run {
      do throws(CantUndo) {
        guard let step = try $0.history.step(kind, by: author, number) else { return nil }
        taken = step
        return { try await $0.take(step, kind) }
      } catch {
        return { _ in throw error }
      }
    } then: { store, _ in
      if let taken { store.history.take(taken, kind) }
    }
  }

  package func location(
    of topic: TopicID, side: Side? = nil, number: Int? = nil
  ) async throws(WorkerFailure) -> (path: String, line: Int) {
    try await store.ask { [worker = store.worker] in
      try await worker.location(of: topic, side: side, number: number)
    }.get()
  }

  package func alertShown() {
    owner.change { $0.alertShown() }
  }

  private func make(_ work: @escaping Work) async -> Answer {
    await run({ _ in work }, then: { $0.history.add($1) }) ?? .failure(.cancelled)
  }

  /// Makes a write when its turn has come; returns `nil` if there is nothing to do then.
  func run(
    _ prepare: (DecisionStore) -> Work?,
    then remember: @escaping @MainActor (DecisionStore, Edited) -> Void
  ) async -> Answer? {
    awaited += 1
    defer { awaited -= 1 }
    owner.change { $0.loading() }
    let (store, author) = (store, author)
    let result: Answer? = await store.writer.run {
      guard case .writing(let number) = store.writing.value.state, let work = prepare(store)
      else { return nil }
      return { [worker = store.worker] in
        var edited = try await worker.write(work)
        (edited.number, edited.author) = (number, author)
        return edited
      }
    } completion: { [owner] result, isLate in
      switch result {
      case .success(var edited):
        store.outcomes += 1
        edited.isLate = isLate
        remember(store, edited)
        if !isLate { owner.change { $0.answered(edited, .edited) } }
        store.publish(.edited(edited))
      case .failure(.cancelled) where !isLate: break
      case .failure(let failure):
        store.outcomes += 1
        if !isLate { owner.change { $0.failed(failure) } }
        store.publish(isLate ? .failedLate(failure, of: author) : .doubt)
      }
    }
    // Drop the result of the previous edit, unless another one goes on.
    if awaited == 1, Outcome(result ?? .failure(.cancelled)) == .cancelled {
      owner.change(to: Content())
    }
    return result
  }
}
