/// A service that can edit copies of its decisions before it keeps the edits.
///
/// While a draft is open, edits and reads use the copies, with what others change meanwhile in other
/// lines.
package protocol DraftWorkerProtocol: Sendable {
  /// Opens a draft, and returns the edits of the one that it resumes: the newest that an earlier
  /// session has left, or what others have proposed. Throws if there is no such proposal, or if one of
  /// its edits needs another one.
  func beginDraft(of proposal: ProposalPart?) async throws -> [EditAnswer]

  /// Writes the edits of the draft to the decisions, to all or none, and closes it. Merges them with
  /// the changes that others have made since. Each answer has the change from what the screens
  /// showed: the draft's copy for a merge, the present decision for a proposal.
  ///
  /// Throws if others have changed the same lines. With `rest`, drops the edits that conflict with these
  /// changes, or need one that does, and writes the others; throws if there are none. The answer for a
  /// deleted decision has a change to nothing.
  func keep(rest: Bool) async throws -> KeptDraft

  /// Closes the draft, and returns the changes that restore the originals. Discards its edits, or
  /// leaves them to a later session.
  func endDraft(leaving: Bool) async -> [DecisionChange]

  /// Discards what others have proposed. Returns the keys of the decisions that it changes. Throws if
  /// there is no such proposal, or if an edit that stays needs one of these.
  func drop(_ proposal: ProposalPart) async throws -> [String]

  /// Returns the drafts that others have left for the user to keep or drop, by author.
  func proposals() async -> [Proposal]
}

/// What became of a draft that was kept.
package struct KeptDraft: Sendable, Codable {
  package let answers: [EditAnswer]
  /// The edits that weren't written.
  package let dropped: [DecisionChange]

  package init(_ answers: [EditAnswer], dropped: [DecisionChange] = []) {
    (self.answers, self.dropped) = (answers, dropped)
  }
}

/// A draft that another program has left for the user to keep or drop.
package struct Proposal: Sendable, Hashable, Codable {
  /// The name to keep or drop it by.
  package let author: String
  /// When it was opened: `2026-11-25 20:31`.
  package let begun: String
  /// The edits, in their order, each with the decisions that it changes.
  package let edits: [[DecisionChange]]
  /// Why the edits can't be read; `nil` if they can.
  package let trouble: String?

  package init(
    author: String, begun: String, edits: [[DecisionChange]], trouble: String? = nil
  ) {
    (self.author, self.begun, self.edits, self.trouble) = (author, begun, edits, trouble)
  }
}

/// What somebody proposes, or some edits of it.
package struct ProposalPart: Sendable, Hashable, Codable, CustomStringConvertible {
  package let author: String
  /// The numbers of the edits, from 1; empty for all.
  package let edits: [Int]

  package init(of author: String, edits: [Int] = []) { (self.author, self.edits) = (author, edits) }

  /// The author and the numbers, as a command names them: `claude 2 3`.
  package var description: String { ([author] + edits.map(String.init)).joined(separator: " ") }
}

/// A draft that a session has left without keeping or dropping it.
package struct LeftDraft: Sendable, Hashable {
  /// The edited files, relative to the opened folder.
  package let files: [String]
  /// When it was opened: `2026-11-25 20:31`.
  package let begun: String
  /// Who proposes it; `nil` for the user's own.
  package let author: String?
  /// A hash of its author and of its edits, with those that were kept or dropped.
  package let version: Int

  package init(files: [String], begun: String, author: String? = nil, version: Int = 0) {
    (self.files, self.begun, self.author, self.version) = (files, begun, author, version)
  }
}
