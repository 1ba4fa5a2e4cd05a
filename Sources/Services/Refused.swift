import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import SystemPackage

extension Refused {
  /// A draft is open, which holds edits of decisions only.
  static let draftIsOpen = Refused("A draft is open, and this can't be part of it", .endDraft)

  static let hasNoFiles = Refused("These decisions have no files", .openOther)

  /// A single file is open, so there is no folder for a new one.
  static func notAFolder(_ path: FilePath) -> Refused {
    Refused("\(path) is a single decision", .openFolder)
  }

  /// The name of the file has no number, or a date in its place.
  static func hasNoNumber(_ path: FilePath) -> Refused {
    Refused("The file name of \(path) has no number: rename the file")
  }

  /// The author's earlier edits of a file conflict with changes by others.
  static func superseded(_ text: SourceText) -> Refused {
    Refused(
      "Nothing was proposed: earlier edits of \(text.key) conflict with changes made since, so the "
        + "user has to keep or drop them first")
  }

  /// Nobody of this name has left a proposal that isn't in use.
  static func noProposal(_ author: String) -> Refused { Refused("\"\(author)\" proposes nothing") }
}

/// Declared here because DecisionMarkdown doesn't depend on workers.
extension EditRefusal: Refusal {
  /// `false` for a merge conflict: the edit may succeed once you have resolved it.
  public var isFinal: Bool {
    if case .isInConflict = self { false } else { true }
  }
}

extension EditRefusal: Remediable {
  package var remedy: Remedy? {
    if case .isNoOption = self { .makeOption } else { nil }
  }
}
