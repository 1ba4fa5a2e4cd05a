import BusinessLogic
import Decisions
import Presentation
import ReactiveHybrid

extension Reason {
  /// The text of an alert: the facts of the error, and the command that may help.
  var words: String {
    guard let remedy = (error as? any Remediable)?.remedy else { return sentence }
    return description + (description.hasSuffix("?") ? " " : ": ") + remedy.words
  }
}

extension Remedy {
  fileprivate var words: String {
    switch self {
    case .listDecisions: "`go /` lists the decisions"
    case .lookAgain: "`show` shows the current state"
    case .endDraft: "`keep` or `drop` ends the draft"
    case .dropDraft(let part, let hasRest):
      (hasRest ? "`keep\(Self.name(part)) rest` writes all other edits; " : "")
        + "`drop\(Self.name(part))` discards \(Self.edits(of: part))"
    case .makeOption: "`option add` makes one"
    case .makeArgument(let side): "`add \(side.rawValue) TEXT` adds one"
    case .openOther: "`use` opens another folder or file"
    case .makeReadable: "make it readable (chmod u+r), then `refresh`"
    case .fixFile: "fix that, then `refresh`"
    case .openMarkdown: "`use` opens a Markdown file, or a folder with *.md files"
    case .shorten: "make it shorter, then try again"
    case .createDecision: "`new` creates a decision here, `use` opens another folder or file"
    case .writeLists: "write lists under the headings \"Pros\" and \"Cons\", then `refresh`"
    case .convert: "convert it, for example with iconv -f latin1 -t utf-8, then `refresh`"
    case .convertLineEnds: "convert it, for example with tr '\\r' '\\n', then `refresh`"
    case .chooseName: "choose another name"
    case .makeFolder: "create the folder first, or choose another path"
    case .fixAndRetry: "fix that, then try again"
    case .openTarget: "`use` opens that file for editing"
    case .replaceWithCopy: "replace it with a copy, then try again"
    case .waitAndRetry: "wait for the other program, then try again"
    case .deleteFile: "delete it, then try again"
    case .finish: "any edit there, or a start at a terminal, completes or reverses it"
    case .openFolder: "`use` opens its folder, where this is possible"
    }
  }

  private static func name(_ part: ProposalPart?) -> String { part.map { " \($0)" } ?? "" }

  private static func edits(of part: ProposalPart?) -> String {
    switch part?.edits.count {
    case nil: "all edits of the draft"
    case 0: "all edits"
    case 1: "that edit"
    default: "those edits"
    }
  }
}
