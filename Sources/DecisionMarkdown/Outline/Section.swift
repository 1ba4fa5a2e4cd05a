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
  /// Whether it lists options beside those of the document, or has arguments of nobody: they are text.
  var isLeftOut = false
  /// The section before it on the same level that isn't one of a side.
  var sibling: Int?
  var owner = Owner.nobody
  /// The side of all items without a mark.
  var side: Side?

  var hasArguments = false
  /// Whether it has items or a table.
  var hasItems = false
  /// Whether it has paragraphs.
  var hasText = false
  /// Whether a section of consequences is directly below it.
  var hasConsequences = false
  var listsOptions = false
  var hasLabels = false
  /// The number of sections of each side below it.
  var sides = SIMD4<Int32>()
  /// The number of signs of each side in it.
  var signs = SIMD4<Int32>()
  /// The number of labels and of explicit arguments of each side in it.
  var stated = SIMD4<Int32>()

  /// What sections directly beside each other have in common.
  struct Group: Hashable {
    let parent: Int?
    let level: Int
  }

  var group: Group { Group(parent: parent, level: level) }

  var hasSides: Bool { sides.different > 0 }
  var isDivided: Bool { hasSides || hasLabels }
  /// Whether it has an item such as `Good, because …`.
  var judges = false

  /// Whether an argument is stated in it by its words, or a pro and a con in any way.
  var weighs: Bool {
    let all = sides &+ signs &+ stated
    return judges || all[.pro] > 0 && all[.con] > 0
  }
  var argues: Bool { hasArguments || isDivided }

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

/// How often each side occurs. A dictionary would make copies of sections slow.
extension SIMD4<Int32> {
  subscript(side: Side) -> Int32 {
    get { self[side.place] }
    set { self[side.place] = newValue }
  }

  var different: Int { (0..<3).count { self[$0] > 0 } }
}

extension Side {
  /// The index of the side in lists of words and signs.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
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
  case outcome
  /// With a side if the heading names one.
  case consequences(Side?)
  /// Links, notes, validation and the like.
  case other
  /// Any other words. They may be the title of an option.
  case unknown
}
