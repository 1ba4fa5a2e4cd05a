/// What a check looks at in a file.
struct CheckedFile: Sendable {
  /// The path of the file, as ``LibraryFile`` has it.
  let path: String

  /// The number that people know its decision by; `nil` if it has none.
  let number: Int?

  /// What is wrong with the file itself, and what its decision leaves open.
  let problems: [Problem]

  /// Where its status says which decision has taken its place, if it does.
  let successor: Link?

  init(_ file: LibraryFile) {
    path = file.path
    number = file.number
    problems = file.decision.gaps + file.problems
    let decision = file.decision
    successor = decision.links.first { $0.line == decision.statusLine && decision.isSuperseded }
  }
}
