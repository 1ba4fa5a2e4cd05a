/// One question and the options to answer it, as one decision file keeps them.
public struct Decision: Sendable, Hashable {
  /// What it is called.
  public let title: String

  /// Where it stands, in the file's own word: `accepted`, `superseded by 0012`; `nil` if unsaid.
  public let status: String?

  /// The line of its file that tells the status, from 1; `nil` if none does.
  public let statusLine: Int?

  /// When it was last decided, as written, usually `YYYY-MM-DD`; `nil` if unsaid.
  public let date: String?

  /// What can be chosen, in the file's order. A plain list of pros and cons is one topic.
  public let options: [Topic]

  /// The place in ``options`` of the one that was chosen; `nil` if none is, or none is recognised.
  public let chosen: Int?

  /// What the question arose from, on one line; `nil` if unsaid.
  public let context: String?

  /// What was decided, in the words of the outcome's first paragraph; `nil` if unsaid.
  public let outcome: String?

  /// What the decision should serve, a line each.
  public let drivers: [String]

  /// What follows from the choice; counted as no option's arguments.
  public let consequences: [Argument]

  /// Remarks among the outcome and the consequences that take no side, a line each.
  public let remarks: [String]

  /// What its file says besides all of that, as written, in the order of the file.
  public let sections: [Section]

  /// What the lines of its file say around all of that: headings, labels, markers such as `Good,
  /// because`, comments. Searched, never shown.
  public let markup: [Markup]

  /// Where it points to other decisions.
  public let links: [Link]

  /// What was seen in the file and not understood.
  public let problems: [Problem]

  /// Whether it says nothing at all: no option, no consequence, not even where it stands.
  public var isEmpty: Bool {
    options.isEmpty && consequences.isEmpty && remarks.isEmpty && outcome == nil && status == nil
  }

  /// Whether the status says that another decision has taken its place.
  public var isSuperseded: Bool {
    let words = (status ?? "").lowercased().split { !$0.isLetter }
    return words.contains("superseded") || words.contains("replaced")
  }

  /// Creates a decision.
  public init(
    title: String, status: String? = nil, statusLine: Int? = nil, date: String? = nil,
    options: [Topic], chosen: Int? = nil, context: String? = nil,
    outcome: String? = nil, drivers: [String] = [],
    consequences: [Argument] = [], remarks: [String] = [], sections: [Section] = [],
    markup: [Markup] = [], links: [Link] = [], problems: [Problem] = []
  ) {
    self.title = title
    self.status = status
    self.statusLine = statusLine
    self.date = date
    self.options = options
    self.chosen = chosen
    self.context = context
    self.outcome = outcome
    self.drivers = drivers
    self.consequences = consequences
    self.remarks = remarks
    self.sections = sections
    self.markup = markup
    self.links = links
    self.problems = problems
  }
}
