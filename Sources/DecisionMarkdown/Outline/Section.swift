import Decisions

/// A heading, or a line that serves as one, and everything up to the next.
struct Section: Sendable, Equatable {
  enum Owner: Sendable, Equatable {
    /// The section has no arguments.
    case nobody
    case document
    /// The option with the title of the section at this index.
    case option(Int)
    /// The option in the item above.
    case listed
    /// No option: the arguments are consequences of the choice.
    case consequences
  }

  /// The line of the heading; -1 above the first heading.
  var line: Int
  /// The bytes of the heading; of a paragraph with a bold beginning only that.
  var title = 0..<0
  /// 1 to 6; ``boldLevel`` for a bold line; 0 above the first heading.
  var level: Int
  /// The index of the section around it.
  var parent: Int?
  var role: SectionRole
  var words: [String]
  /// Whether the words are only the option that a heading is about: `Pros and cons of Postgres`.
  var isSubject = false
  /// Whether its items are only text: options beside those of the document, or arguments of none.
  var isLeftOut = false
  /// Whether it gives the verdict on the option around it.
  var isVerdict = false
  /// The section before it on the same level that isn't one of a side.
  var sibling: Int?
  var owner = Owner.nobody
  /// The side of all items without a mark.
  var side: Side?
  /// Whether its first paragraph is an argument, and the rest is its details.
  var isOneArgument = false

  var hasArguments = false
  /// Whether a label, a sign or an argument is below no item.
  var hasOuterMarks = false
  /// Whether it has items or a table.
  var hasItems = false
  /// Whether it has paragraphs.
  var hasText = false
  /// Whether a sentence introduces pros or cons: `It has two drawbacks:`
  var introducesSides = false
  var listsOptions = false
  /// Whether it is an option, even a bold line without arguments.
  var isTitle = false
  var hasLabels = false
  /// Whether it has a table with the pros and cons of one option.
  var isWeighedInTable = false
  /// The sides that sections below it have, and those that more than one has.
  var sides: SideSet = [], repeatedSides: SideSet = []
  /// The sides of the signs in it.
  var signs: SideSet = []
  /// The sides of the labels and of the explicit arguments in it.
  var stated: SideSet = []

  /// Notes what the mark of a line says of the section.
  mutating func note(_ mark: Mark, isOuter: Bool) {
    if mark.hasSide, isOuter { hasOuterMarks = true }
    if mark.tellsReason, mark.kind == .explicit { tellsReason = true }
    guard !mark.tellsReason, !mark.hasSubject else { return }
    switch mark.kind {
    case .explicit:
      hasArguments = true
      judges = judges || mark.judges
      stated.insert(SideSet(mark.side))
    case .label:
      hasLabels = true
      stated.insert(SideSet(mark.side))
    case .sign: signs.insert(SideSet(mark.side))
    case .none, .reset: break
    }
  }

  /// What sections directly beside each other have in common.
  struct Group: Hashable {
    let parent: Int?
    let level: Int
  }

  var group: Group { Group(parent: parent, level: level) }

  var hasSides: Bool { !sides.isEmpty }
  var isDivided: Bool { hasSides || hasLabels }
  /// Whether it has an item such as `Good, because …`.
  var judges = false
  /// Whether a line gives the reason for a verdict: `Rejected because it is slow`.
  var tellsReason = false

  /// Whether an argument is stated in it by its words, or a pro and a con in any way.
  var weighs: Bool {
    judges || sides.union(signs).union(stated).isSuperset(of: .opposites)
  }
  /// Whether the items have arguments below them, and nothing else has any.
  var hasOnlyDetails: Bool { argues && !hasOuterMarks && !hasSides }
  var argues: Bool { hasArguments || isDivided }

  /// Whether its heading names a remedy for cons: `Mitigation` below `Drawbacks`.
  var answersCons: Bool { SectionWords.answerCons(words) }

  /// Returns whether it is text of the decision: its own, or below a heading such as `Rules` in it.
  func tellsDecision(in sections: [Section]) -> Bool {
    guard role == .unknown else { return role == .outcome && !owner.isOption }
    return owner == .consequences
      && parent.map { sections[$0].tellsDecision(in: sections) } == true
  }

  /// Whether its heading compares something without a word for options or sides: `Details`.
  var isDiscussion: Bool { role == .comparison && !SectionWords.namesOptions(words) }

  var part: Decision.Section.Part {
    switch role {
    case .title, .name, .status, .date: .head
    case .context: .context
    case .drivers: .drivers
    case .outcome: .outcome
    default: line < 0 ? .head : .other
    }
  }

  /// The level of a bold line, which divides a section of any heading.
  static let boldLevel = 7
}

/// A set of sides as bits: a `Set` would make copies of sections slow.
struct SideSet: OptionSet, Sendable {
  let rawValue: UInt32

  /// A pro and a con.
  static let opposites: SideSet = [SideSet(.pro), SideSet(.con)]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ side: Side) { self.init(rawValue: 1 << UInt32(side.index)) }

  var count: Int { rawValue.nonzeroBitCount }
}

/// The role of a section, given by its heading.
enum SectionRole: Sendable, Hashable {
  case title
  /// `## Title`, with the document's title below it.
  case name
  case status
  case date
  case context
  case drivers
  /// The list of options, or the parent of their sections.
  case options
  /// `Pros and Cons of the Options`, `Evaluation`: sections of options, or plain arguments.
  case comparison
  /// `Option 2 …`
  case option
  case side(Side)
  /// `Why not Kafka?`: reasons against the option that it names.
  case rejection
  case outcome
  /// With a side if the heading names one.
  case consequences(Side?)
  /// Links, notes, validation and the like.
  case other
  /// Any other words. They may be the title of an option.
  case unknown

  /// The side that the heading names.
  var side: Side? {
    switch self {
    case .side(let side): side
    case .consequences(let side): side
    default: nil
    }
  }

  /// Whether the heading names a side: `Drawbacks`.
  var isOfSide: Bool {
    if case .side = self { true } else { false }
  }
}
