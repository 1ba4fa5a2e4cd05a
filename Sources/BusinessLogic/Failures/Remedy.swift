import Decisions

/// A suggestion for the user after an error. The user interface adds the command.
package enum Remedy: Sendable, Hashable, Codable {
  case listDecisions
  case lookAgain
  case endDraft
  /// Drop the draft or what somebody proposes, or keep the rest that doesn't conflict.
  case dropDraft(ProposalPart?, hasRest: Bool)
  case makeOption
  case makeArgument(Side)
  case openOther
  case makeReadable
  case fixFile
  case openMarkdown
  case shorten
  case createDecision
  case writeLists
  case convert
  case convertLineEnds
  case chooseName
  case makeFolder
  case fixAndRetry
  case openTarget
  case replaceWithCopy
  case waitAndRetry
  case openFolder
  case deleteFile
  case finish
}

package protocol Remediable: Error {
  var remedy: Remedy? { get }
}
