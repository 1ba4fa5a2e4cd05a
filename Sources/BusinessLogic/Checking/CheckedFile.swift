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
  /// The comments that exempt the file, or a line, from a problem.
  let exemptions: [Exemption]

  init(_ file: LibraryFile) {
    let decision = file.decision
    (path, number) = (file.path, file.number)
    problems = decision.gaps + decision.unknownNames + file.problems
    successor = decision.successor
    currentLine = decision.state == .superseded ? nil : decision.statusLine ?? 1
    predecessors = (decision.predecessors ?? []).compactMap { link in
      if case .file(let name) = link.target { name } else { nil }
    }
    exemptions = decision.exemptions ?? []
  }
}

extension Decision {
  /// The problems for information that is missing.
  var gaps: [Problem] {
    missingChoice
      + options.filter { $0.arguments.isEmpty }.map { option in
        Problem(
          line: option.line ?? 1, .noArguments, "the option \"\(option.title)\" has no arguments")
      }
  }

  /// An accepted decision doesn't name its option. With only one option, it need not.
  private var missingChoice: [Problem] {
    let failed: [Problem.Kind?] = [.unknownChoice, .severalChoices, .jointChoice]
    guard toldState == .accepted, let statusLine, options.count > 1, chosen == nil, !isInConflict,
      !problems.contains(where: { failed.contains($0.kind) })
    else { return [] }
    return [Problem(line: statusLine, .missingChoice)]
  }

  /// The problems of comments that are meant to ignore a problem, but name none.
  fileprivate var unknownNames: [Problem] {
    let names = Problem.Kind.allCases.map(\.rawValue)
    return (exemptions ?? []).compactMap { comment in
      guard let name = comment.name else {
        return Problem(
          line: comment.line, .unknownName,
          "expected \"proscons ignore NAME\" or \"proscons ignore-file NAME\" in this comment")
      }
      guard !names.contains(name) else { return nil }
      let near = suggestion(for: name, among: names)
      return Problem(line: comment.line, .unknownName, "no problem is called \"\(name)\"\(near)")
    }
  }
}
