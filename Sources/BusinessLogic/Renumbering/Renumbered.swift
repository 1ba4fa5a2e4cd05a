import ReactiveHybrid

/// Which decisions to move to other numbers.
package enum NumberWish: Sendable, Hashable {
  /// The decision with this key, to a number, or to the next free one.
  case move(String, to: Int?)
  /// All whose numbers a revision has for other decisions, to the next free numbers.
  case against(String)
}

/// What a move of decisions to other numbers has changed, and what it has left.
package struct Renumbered: Sendable, Hashable, Codable {
  package struct Move: Sendable, Hashable, Codable {
    package let from: String
    package let to: String

    package init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// A line that a move leaves.
  package struct Place: Sendable, Hashable, Codable {
    package let path: String
    package let line: Int
    package let text: String

    /// Creates a place; `text` may end with the CR of a CRLF.
    package init(path: String, line: Int, text: String) {
      (self.path, self.line) = (path, line)
      self.text = text.hasSuffix("\r") ? String(text.dropLast()) : text
    }
  }

  package var moves: [Move] = []
  /// The new key of each decision whose key differs, by the old one.
  package var keys: [String: String] = [:]
  /// The number of lines that were changed, and the names of their files.
  package var lines = 0
  package var files: [String] = []
  /// The paths of the files whose index has new rows, separated by commas; `nil` without one.
  package var index: String?
  /// The lines of decisions that may mean a moved one, too.
  package var doubts: [Place] = []
  /// The lines of other files that refer to a moved decision.
  package var elsewhere: [Place] = []
  /// The paths of the decisions that stay, because their names have no number.
  package var unnumbered: [String] = []
  /// Why `elsewhere` isn't known; `nil` if it is.
  package var trouble: String?

  /// The revision that has no number of a new decision, if that is why nothing moves.
  package var revision: String?

  package init() {}
}

/// A service's answer to a move of decisions to other numbers.
package struct RenumberAnswer: Sendable, Hashable, Codable {
  package let done: Renumbered
  package let edits: [EditAnswer]

  package init(_ done: Renumbered, _ edits: [EditAnswer]) {
    (self.done, self.edits) = (done, edits)
  }
}

extension EditingWorker {
  /// Moves decisions to other numbers. A key may lack its leading zeros.
  func renumber(_ wish: NumberWish) async throws -> Edited {
    var wish = wish
    if case .move(let name, let number) = wish {
      wish = .move(try await decisions.getDecisions().named(name).key, to: number)
    }
    let answer = try await service.renumber(wish)
    return Edited(.renumber(answer.done), answer.edits)
  }
}

extension EditingViewModel {
  package func renumber(_ wish: NumberWish) async -> Answer {
    await make { [worker = store.worker] in try await worker.renumber(wish) }
  }
}
