import BusinessLogic
import DecisionMarkdown
import Decisions
import ReactiveHybrid
import SystemPackage

enum RequestRefusal: Refusal, Remediable, Equatable, CustomStringConvertible {
  /// A draft is open, which holds edits of decisions only.
  case draftIsOpen
  /// Others have changed what the draft, or somebody's proposal, edits, at these places.
  case draftIsStale([String], of: ProposalPart? = nil)
  /// The file of an opened decision no longer exists. The title is the last one read.
  case gone(FilePath, title: String)
  /// A single file is open, so there is no folder for a new one.
  case notAFolder(FilePath)
  case keyIsTaken(String)
  /// Another decision has the number.
  case numberIsTaken(String, by: FilePath)
  /// The name of the file has no number, or a date in its place.
  case hasNoNumber(FilePath)
  /// The decisions are in memory.
  case hasNoFiles
  /// The file has no place for an index.
  case hasNoIndex(FilePath)
  /// Nobody of this name has left a proposal that isn't in use.
  case noProposal(String)
  /// A proposal of so many edits has no edit of this number.
  case noEdit(Int, of: Int)
  /// An edit of a proposal can't be made without these others.
  case needsEdits([Int], of: Int)
  /// The arguments of this side come from the service of this name.
  case isExchanged(Side, by: String)

  var isFinal: Bool { if case .draftIsStale = self { false } else { true } }

  var description: String { words.description }

  var remedy: Remedy? { words.remedy }

  private var words: (description: String, remedy: Remedy?) {
    switch self {
    case .draftIsOpen: ("A draft is open, and this can't be part of it", .endDraft)
    case .draftIsStale(let places, let part):
      (
        "Nothing was written, because of changes by another program: "
          + places.joined(separator: "; "),
        .dropDraft(part)
      )
    case .gone(let path, let title):
      ("\"\(title)\" no longer exists at \(path)", .listDecisions)
    case .notAFolder(let path): ("\(path) is a single decision", .openFolder)
    case .hasNoIndex(let path):
      (
        "\(path) has no place for the index: write \(IndexPlace.start) and \(IndexPlace.end), each "
          + "alone on its line, where it belongs", nil
      )
    case .noProposal(let author): ("\"\(author)\" proposes nothing", nil)
    case .noEdit(let number, let count):
      ("There is no edit \(number): the proposal has \(count)", nil)
    case .needsEdits(let others, let edit):
      (
        "Edit \(edit) needs edit \(others.map(String.init).joined(separator: ", ")): give both numbers",
        nil
      )
    case .hasNoFiles: ("The demo has no files", .openOther)
    case .keyIsTaken(let key):
      ("There is a decision \"\(key)\" already: give another title", nil)
    case .isExchanged(let side, let name):
      ("The \(side.name) come from \(name), and can't be edited here", nil)
    case .numberIsTaken(let number, let path):
      ("The number \(number) is taken: \(path) has it", nil)
    case .hasNoNumber(let path): ("The file name of \(path) has no number: rename the file", nil)
    }
  }
}

/// Declared here because DecisionMarkdown doesn't depend on workers.
extension EditRefusal: Refusal {
  /// `false` for a merge conflict: the edit may succeed once you have resolved it.
  public var isFinal: Bool {
    if case .isInConflict = self { false } else { true }
  }
}

extension EditRefusal: Remediable {
  /// `.makeOption` if the arguments belong to no option.
  public var remedy: Remedy? {
    if case .isNoOption = self { .makeOption } else { nil }
  }
}
