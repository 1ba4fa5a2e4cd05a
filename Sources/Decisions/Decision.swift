/// A question with the options to answer it, as in one decision file.
public struct Decision: Sendable, Hashable, Codable {
  package let title: String
  /// The status as written: `accepted`, `superseded by 0012`; `nil` if missing.
  package let status: String?
  /// The line of the status in the file, from 1; `nil` if missing.
  package let statusLine: Int?
  /// The state that the status tells. Without a status, the one that the outcome tells instead of a
  /// choice, as `Not decided yet.` and `Rejected.` do; else `nil`.
  package let toldState: State?
  /// The decision that the status names as the one that supersedes this one.
  package let successor: Link?
  /// The date of the last decision as written, usually `YYYY-MM-DD`; `nil` if missing.
  package let date: String?
  /// The options, in the order of the file. A plain list of pros and cons is one option.
  package var options: [Topic]
  /// The index in ``options`` of the chosen option; `nil` if none is chosen or recognised, or in a
  /// merge conflict.
  package let chosen: Int?
  /// The context of the question, on one line; `nil` if missing.
  package let context: String?
  /// The people and the tags of the head, by the role of their field.
  package let names: [NameField: [String]]?
  /// The first paragraph of the outcome, with what it announces; `nil` if missing.
  package let outcome: String?
  package let drivers: [String]
  /// The consequences of the choice. They count for no option.
  package let consequences: [Argument]
  /// The notes in the outcome and the consequences, a line each. They take no side.
  package let remarks: [String]
  /// All other text of the file, as written, in the order of the file.
  package let sections: [Section]

  /// The markup of the file: headings, labels, markers such as `Good, because`, comments. Searched
  /// but never shown.
  package let markup: [Markup]
  package let links: [Link]
  /// The links to the decisions that this one says it supersedes.
  package let predecessors: [Link]?
  /// The problems of the text, without those that a comment exempts, but with conflicts.
  package private(set) var problems: [Problem]
  package let exemptions: [Exemption]?

  /// Whether there is no option, consequence, remark, outcome or status.
  package var isEmpty: Bool {
    options.isEmpty && consequences.isEmpty && remarks.isEmpty && outcome == nil && status == nil
  }

  /// Whether the file has a merge conflict, so that its text is that of two versions.
  package var isInConflict: Bool { problems.contains(where: \.isConflict) }

  /// Whether the decision is its own only option, as in the document's example.
  package var isTopic: Bool { options.count == 1 && options[0].title == title }

  /// The state of the decision: what its status tells; without a status, accepted if a choice is
  /// recorded, or an outcome where no options are compared.
  package var state: State {
    toldState ?? (chosen != nil || options.count < 2 && outcome != nil ? .accepted : .undecided)
  }

  package init(
    title: String, status: String? = nil, statusLine: Int? = nil, toldState: State? = nil,
    successor: Link? = nil, date: String? = nil, options: [Topic], chosen: Int? = nil,
    context: String? = nil, names: [NameField: [String]]? = nil, outcome: String? = nil,
    drivers: [String] = [],
    consequences: [Argument] = [], remarks: [String] = [], sections: [Section] = [],
    markup: [Markup] = [], links: [Link] = [], predecessors: [Link]? = nil,
    problems: [Problem] = [], exemptions: [Exemption]? = nil
  ) {
    self.title = title
    self.status = status
    self.statusLine = statusLine
    self.toldState = toldState
    self.successor = successor
    self.date = date
    self.options = options
    self.chosen = chosen
    self.context = context
    self.names = names
    self.outcome = outcome
    self.drivers = drivers
    self.consequences = consequences
    self.remarks = remarks
    self.sections = sections
    self.markup = markup
    self.links = links
    self.predecessors = predecessors
    self.problems = problems
    self.exemptions = exemptions
    // A conflict is one whatever a comment says: there are two versions of the text.
    if exemptions != nil { self.problems = problems.filter { $0.isConflict || !exempts($0) } }
  }
}
