import ReactiveHybrid

/// A change of the decisions of a session, as its ``DecisionStore`` publishes it.
package struct Change: Sendable, Equatable {
  package enum Event: Sendable, Equatable {
    /// One of the session's interfaces has made, undone or redone a step.
    case edited(Edited)
    /// A write of this author that was given up has failed after all.
    case failedLate(WorkerFailure, of: Author)
    /// Decisions have changed on disk, perhaps by this session's own edit: nobody knows which.
    case news
    /// Other programs have changed the files of the decisions with these keys, and no others; none if
    /// the files that changed are as this session has left them.
    case newsOf([String])
    /// Decisions may have changed, for example because a service failed.
    case doubt
  }

  /// Counts the changes, so that two of the same event differ.
  package let number: Int
  package let event: Event

  /// Whether every change by others is published, because the files are watched.
  package let isWatched: Bool
}

extension Change.Event {
  /// The event in a few words, for a trace.
  var words: String {
    switch self {
    case .edited(let edited): "edited by \(edited.author.name)\(edited.isLate ? ", late" : "")"
    case .failedLate(_, let author): "not written, after \(author.name) gave it up"
    case .news: "decisions have changed on disk"
    case .newsOf([]): "own edits have reached the disk"
    case .newsOf(let keys): "changed on disk: \(firstFive(of: keys))"
    case .doubt: "decisions may have changed"
    }
  }
}

/// The name of one of the interfaces of a session, such as the prompt.
package struct Author: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}
