import Decisions
import ReactiveHybrid

/// The view model of pros.
public typealias ProsViewModel = ViewModel<ArgumentList<Pros>>

package typealias ConsViewModel = ViewModel<ArgumentList<Cons>>

extension ViewModel {
  /// Creates the view model of one side of `topic`; it fails without arguments, unless it `mayBeEmpty`.
  public convenience init<S>(
    worker: ArgumentsWorker<S>, topic: TopicID, mayBeEmpty: Bool = false
  ) where Response == ArgumentList<S> {
    self.init { _ in
      ArgumentList(try await worker.topic(topic, mayBeEmpty: mayBeEmpty), of: topic)
    }
  }
}

extension DecisionView {
  package static func arguments<S>(_ id: TopicID) -> Self where Response == ArgumentList<S> {
    Self(id.decision) { decision in
      ArgumentList(try decision.topic(id.option).withArguments(on: S.self), of: id)
    }
  }
}

/// The arguments of one side of a topic, as rows.
public struct ArgumentList<S: Sided>: Sendable, Equatable {
  package let listing: Listing
  package let weights: [Int]

  init(_ topic: Topic, of id: TopicID) {
    let arguments = topic.arguments(on: S.side)
    weights = arguments.map(\.weight)
    let rows = zip(1..., arguments).map { number, argument in
      Listing.Row(
        number: .position(number), text: argument.text,
        remark: remark(onWeight: argument.weight), place: .argument(id, S.side, number))
    }
    listing = Listing(title: S.side.heading(of: topic.title), rows: rows)
  }
}

func remark(onWeight weight: Int) -> String {
  weight == 1 ? "" : "weight \(weight)"
}
