/// The parts of a file that a check needs.
struct CheckedFile: Sendable {
  let path: String
  let number: Int?

  /// The problems of the file and the gaps in its decision.
  let problems: [Problem]

  /// The link in the status to the decision that supersedes this one, if any.
  let successor: Link?

  init(_ file: LibraryFile) {
    path = file.path
    number = file.number
    problems = file.decision.gaps + file.problems
    let decision = file.decision
    successor = decision.links.first { $0.line == decision.statusLine && decision.isSuperseded }
  }
}
