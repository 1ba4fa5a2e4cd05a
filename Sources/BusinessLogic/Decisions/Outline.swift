import Decisions

/// What commands can name in a decision: found without a screen, and without an alert.
package struct Outline: Sendable {
  package let decision: Decision
  fileprivate let key: String

  /// The options; none for a decision with only its own topic.
  package var options: [Listing.Row] {
    decision.isTopic ? [] : Listing(of: decision, called: key).rows
  }

  /// The items of the decision itself, in the order of its page.
  package var items: [(kind: DecisionItem.Kind, text: String)] {
    decision.drivers.map { (.driver, $0) }
      + decision.consequences.map { (.consequence($0.side), $0.text) }
      + decision.remarks.map { (.remark, $0) }
  }

  /// Returns the rows at a place of the decision. Throws if there is no such place.
  package func rows(at place: Place) throws -> [Listing.Row] {
    switch place {
    case .decision: return Listing(of: decision, called: key).rows
    case .option(let id):
      return try Listing(ofOption: decision.index(of: id.option), called: id, in: decision).rows
    case .arguments(let id, let side):
      return Listing.Row.arguments(of: try decision.topic(id.option), called: id, on: side)
    case .notes(let id):
      return zip(1..., try NoteList(in: decision, of: id.option).notes).map { number, note in
        Listing.Row(number: .position(number), text: note, place: place)
      }
    case .argument(let id, let side, let number):
      _ = try ArgumentDetail(number, on: side, of: decision.topic(id.option))
    case .text(_, let number): _ = try DecisionPage(section: number, of: decision)
    }
    return []
  }

  /// Returns the options that the user calls `name`, which may have to be whole.
  package func options(called name: String, wholly isWhole: Bool) -> [Listing.Row] {
    let options = options
    return options.isEmpty
      ? [] : decision.indices(called: name, wholly: isWhole).map { options[$0] }
  }

  /// Returns the topic with the short name of its option instead of a number or a title; unchanged
  /// if there is no such option.
  fileprivate func named(_ id: TopicID) -> TopicID {
    guard let option = id.option, !decision.isTopic,
      let index = (try? decision.index(of: option)) ?? (try? decision.index(called: option))
    else { return id }
    return TopicID(decision: key, option: decision.optionNames[index])
  }
}

/// What commands ask about decisions: without a screen, and without an alert.
@MainActor
package struct Inquiry {
  private let worker: DecisionsWorker
  private let store: DecisionStore

  package init(_ worker: DecisionsWorker, at store: DecisionStore) {
    (self.worker, self.store) = (worker, store)
  }

  /// Returns the outline of a decision; `nil` if the service fails or the command is cancelled.
  package func outline(of key: String) async -> Outline? {
    try? await store.ask { [worker] in
      Outline(decision: try await worker.whole(key), key: key)
    }.get()
  }

  /// Returns the list of all decisions; `nil` if the service fails or the command is cancelled.
  package func list() async -> DecisionList? {
    try? await store.ask { [worker] in
      try DecisionList(await worker.decisions(upTo: nil), in: nil)
    }.get()
  }

  /// Returns the branches and tags to compare with; none if the command is cancelled.
  package func branches() async -> Branches {
    (try? await store.ask { [worker] in await worker.branches() }.get()) ?? Branches()
  }

  /// Returns the topic with the key of its decision and the short name of its option, so that each
  /// has one name.
  package func canonical(_ id: TopicID) async -> TopicID {
    let key = await store.ask { [worker] in await worker.key(of: id.decision) }
    let id = TopicID(decision: (try? key.get()) ?? id.decision, option: id.option)
    return id.option == nil ? id : await outline(of: id.decision)?.named(id) ?? id
  }
}
