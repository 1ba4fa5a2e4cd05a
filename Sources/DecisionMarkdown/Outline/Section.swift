import BusinessLogic

/// A heading, or a line that serves as one, and what stands below it up to the next.
struct Section: Sendable, Equatable {
  /// To whom the arguments of a section belong.
  enum Owner: Sendable, Equatable {
    /// To nobody known: the section is no place of arguments.
    case nobody
    /// To the document as a whole.
    case document
    /// To the option whose title is that of the section at this place.
    case option(Int)
    /// To the option that the item above them names.
    case listed
    /// To no option: they are what follows from the choice.
    case consequences
  }

  /// The place of the heading's line; -1 for what stands above the first.
  var line: Int
  /// 1 to 6; ``boldLevel`` for a bold line; 0 above the first heading.
  var level: Int
  /// The section around it, by its place; `nil` at the top.
  var parent: Int?
  var role: SectionRole
  var words: [String]
  /// Whether the words are only the end of the heading, what it says the pros and cons of.
  var isSubject = false
  /// The nearest section before it on the same level that isn't one of a side.
  var sibling: Int?
  var owner = Owner.nobody
  /// The side of all items without one of their own.
  var side: Side?

  /// Arguments that say so themselves stand in it.
  var hasArguments = false
  /// A section of consequences stands directly below it.
  var hasConsequences = false
  /// Items that name options stand in it.
  var listsOptions = false
  /// Labels of sides stand in it.
  var hasLabels = false
  /// How many sections of each side stand below it.
  var sides = SideCounts()
  /// How many signs of each side stand in it.
  var signs = SideCounts()

  /// Sections of one side stand below it.
  var hasSides: Bool { sides.different > 0 }

  /// Bold lines divide a section of any real heading.
  static let boldLevel = 7
}

/// How often each side occurs. A section is copied at each of its lines, which a dictionary makes slow.
struct SideCounts: Sendable, Equatable {
  private var pros = 0
  private var cons = 0
  private var neutrals = 0

  subscript(side: Side) -> Int {
    get {
      switch side {
      case .pro: pros
      case .con: cons
      case .neutral: neutrals
      }
    }
    set {
      switch side {
      case .pro: pros = newValue
      case .con: cons = newValue
      case .neutral: neutrals = newValue
      }
    }
  }

  /// How many sides occur.
  var different: Int { min(pros, 1) + min(cons, 1) + min(neutrals, 1) }
}
