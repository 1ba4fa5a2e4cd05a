import Decisions

/// The parts of a file that a check needs.
struct CheckedFile: Sendable {
  let path: String
  let number: Int?

  /// The path of the folder, with its trailing slash.
  var folder: Substring { path.lastIndex(of: "/").map { path[...$0] } ?? "" }
  let problems: [Problem]
  /// The link in the status to the decision that supersedes this one, if any.
  let successor: Link?
  /// The line of the status, or 1; `nil` if another decision supersedes this one.
  let currentLine: Int?
  /// The files that this one says it supersedes, relative to its folder.
  let predecessors: [String]

  init(_ file: LibraryFile) {
    let decision = file.decision
    (path, number) = (file.path, file.number)
    problems = decision.gaps + file.problems
    successor = decision.successor
    currentLine = decision.state == .superseded ? nil : decision.statusLine ?? 1
    // Most decisions have no links, and many sections.
    let blocks = decision.links.isEmpty ? [] : decision.sections.flatMap(\.blocks)
    let claims = blocks.filter { $0.text.prefix(11).lowercased() == "supersedes " }.map(\.line)
    predecessors = decision.links.compactMap { link in
      if claims.contains(link.line), case .file(let name) = link.target { name } else { nil }
    }
  }
}

extension Decision {
  /// The problems for information that is missing.
  var gaps: [Problem] {
    missingChoice
      + options.filter(\.arguments.isEmpty).map { option in
        Problem(line: option.line ?? 1, "the option \"\(option.title)\" has no arguments")
      }
  }

  /// An accepted decision doesn't name its option. With only one option, it need not.
  private var missingChoice: [Problem] {
    guard toldState == .accepted, options.count > 1, chosen == nil, !isInConflict,
      !problems.contains(where: { [.unknownChoice, .severalChoices].contains($0.kind) })
    else { return [] }
    return [Problem(line: statusLine ?? 1, "the status is accepted, but no choice is recorded")]
  }
}
