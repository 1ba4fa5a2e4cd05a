import Decisions
import ReactiveHybrid

extension ViewModel {
  /// A function that returns the response for a decision with this key, from the current response;
  /// `nil` if the decision doesn't concern it.
  package typealias Update = (Decision, _ key: String, Response?) -> WorkerResult<Response>?

  /// Follows the store of a seat, and returns itself. Without `update`, each edit may concern it.
  package func following(_ seat: Seat, updating update: Update? = nil) -> Self {
    follow(seat.store.changes, besides: seat.store.writing) { change, response in
      switch change?.event {
      case nil: .nothing
      case .news, .newsOf: .news
      case .doubt, .failedLate: .doubt
      case .edited(let edited):
        seat.effect(of: edited, change?.isWatched == true, on: response, update)
      }
    }
    return self
  }

  /// Follows the store of a seat as the view of one decision, and returns itself.
  package func following(_ seat: Seat, as view: DecisionView<Response>) -> Self {
    following(seat) { decision, key, _ in view.response(to: decision, called: key) }
  }
}

extension Seat {
  /// Returns the effect of an edit on a view model of this seat that has this response.
  @MainActor
  fileprivate func effect<Response>(
    of edited: Edited, _ isWatched: Bool, on response: Response?,
    _ update: ViewModel<Response>.Update?
  ) -> Effect<Response> {
    let isKnown = edited.author == author && !edited.isNews
    let unknown: Effect<Response> = isKnown ? .doubt : .news
    guard let update else { return unknown }
    var (before, after): (WorkerResult<Response>?, WorkerResult<Response>?)
    for change in edited.changes {
      // A decision that has come or gone changes more than its own views.
      guard let old = change.before, let new = change.after else { return unknown }
      before = update(old, change.key, (try? before?.get()) ?? response) ?? before
      after = update(new, change.key, (try? after?.get()) ?? response) ?? after
    }
    guard let after else { return isWatched ? .nothing : .doubt }
    // A fetch may have returned the late edit already: don't compare with the state before it.
    if edited.isLate, after == response.map({ .success($0) }) { before = nil }
    return .known(
      before: before, after: after, isKnown ? .edited : .changed, isFresh: isWatched)
  }
}
