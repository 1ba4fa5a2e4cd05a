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
    weights = topic.arguments(on: S.side).map(\.weight)
    listing = Listing(
      title: S.side.heading(of: topic.title),
      rows: Listing.Row.arguments(of: topic, called: id, on: S.side))
  }
}

extension Listing.Row {
  /// Returns the rows of the arguments on one side of a topic.
  static func arguments(of topic: Topic, called id: TopicID, on side: Side) -> [Self] {
    zip(1..., topic.arguments(on: side)).map { number, argument in
      Self(
        number: .position(number), text: argument.text,
        remark: BusinessLogic.remark(onWeight: argument.weight),
        place: .argument(id, side, number))
    }
  }
}

func remark(onWeight weight: Int) -> String {
  weight == 1 ? "" : "weight \(weight)"
}
