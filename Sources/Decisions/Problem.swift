/// A problem in a decision file.
public struct Problem: Sendable, Hashable, Codable {
  package let line: Int
  /// The description, worded to follow `path:line: `.
  package let message: String
  /// Whether the file is certainly wrong or unreadable. Otherwise, the problem is a remark.
  package let isError: Bool

  /// `nil` in a recording of version 1.0.
  package let kind: Kind?

  package var isConflict: Bool { kind == .conflict }

  private enum CodingKeys: String, CodingKey {
    case line, message, isError
    case kind = "name"
  }

  /// What a check finds. The raw value is the name that flags, comments and exports use.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case conflict
    case unreadable
    case unfinishedEdit = "unfinished-edit"
    case duplicateNumber = "duplicate-number"
    case unknownChoice = "unknown-choice"
    /// Labels such as `Chosen option:` choose several options.
    case severalChoices = "several-choices"
    case repeatedChoice = "repeated-choice"
    case danglingSuccessor = "dangling-successor"
    case successorCycle = "successor-cycle"
    /// Sentences choose several options.
    case jointChoice = "joint-choice"
    case missingChoice = "missing-choice"
    case noArguments = "no-arguments"
    case repeatedSection = "repeated-section"
    case repeatedField = "repeated-field"
    case brokenLink = "broken-link"
    case unnamedSuccessor = "unnamed-successor"
    case noDecision = "no-decision"
    case unknownName = "unknown-name"
    case staleIndex = "stale-index"
    case takenNumber = "taken-number"

    package var isError: Bool { facts.isError }
    /// What is wrong with a file that has it.
    package var meaning: String { facts.meaning }

    private var facts: (isError: Bool, meaning: String) {
      switch self {
      case .conflict: (true, "a merge has left a conflict here")
      case .unreadable: (true, "the file or subfolder can't be read")
      case .unfinishedEdit: (true, "an edit of several files was cut short")
      case .duplicateNumber: (true, "another file in the folder has the same number")
      case .unknownChoice: (true, "the chosen option isn't in the list of options")
      case .severalChoices: (true, "several options are chosen: expected one")
      case .repeatedChoice: (true, "an option is chosen twice, for different reasons")
      case .danglingSuccessor: (true, "the status names a successor that doesn't exist")
      case .successorCycle: (true, "the successors form a cycle")
      case .staleIndex: (true, "the index differs from the decisions")
      case .takenNumber: (true, "another branch has the number (--against)")
      case .jointChoice: (false, "several options are chosen, so none is marked as chosen")
      case .missingChoice: (false, "the status is accepted, but no choice is recorded")
      case .noArguments: (false, "an option has no arguments")
      case .repeatedSection: (false, "a section is there twice")
      case .repeatedField: (false, "a field, such as the status, is stated twice")
      case .brokenLink: (false, "a link leads to no file")
      case .unnamedSuccessor: (false, "the status doesn't name the decision that supersedes it")
      case .noDecision: (false, "the file has no pros and cons, options, outcome or status")
      case .unknownName: (false, "a comment ignores a problem that doesn't exist")
      }
    }
  }

  /// Creates a problem. The message defaults to the meaning of its kind.
  package init(line: Int, _ kind: Kind, _ message: String? = nil) {
    (self.line, self.kind, isError) = (line, kind, kind.isError)
    self.message = message ?? kind.meaning
  }
}

/// A comment that exempts lines or the file from a problem: `<!-- proscons ignore broken-link -->`.
package struct Exemption: Sendable, Hashable, Codable {
  /// The line of the comment, from 1.
  package let line: Int
  /// The name of the problem as written; `nil` if the comment isn't one of these.
  package let name: String?
  /// The last line that it covers; `nil` for the whole file.
  package let end: Int?

  package init(line: Int, _ name: String?, upTo end: Int? = nil) {
    (self.line, self.name, self.end) = (line, name, end)
  }

  fileprivate func exempts(_ problem: Problem) -> Bool {
    name == problem.kind?.rawValue && name != nil
      && (end.map { (line...$0).contains(problem.line) } ?? true)
  }
}

extension [Exemption] {
  /// Returns whether a comment exempts the file, or the line, from a problem.
  package func exempts(_ problem: Problem) -> Bool { contains { $0.exempts(problem) } }
}

extension Decision {
  package func exempts(_ problem: Problem) -> Bool { exemptions?.exempts(problem) ?? false }
}
