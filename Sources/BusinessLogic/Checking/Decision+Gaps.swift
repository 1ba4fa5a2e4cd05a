extension Decision {
  /// What it ought to say and doesn't.
  var gaps: [Problem] {
    missingChoice
      + options.filter(\.arguments.isEmpty).map { option in
        Problem(line: option.line ?? 1, "the option \"\(option.title)\" has no arguments")
      }
  }

  /// It was accepted, and nobody can tell which option. With one option there is nothing to tell.
  private var missingChoice: [Problem] {
    guard isAccepted, options.count > 1, chosen == nil,
      !problems.contains(where: {
        [Problem.unknownChoice, Problem.severalChoices]
          .contains($0.message)
      })
    else { return [] }
    return [Problem(line: statusLine ?? 1, "the status is accepted, but no choice is recorded")]
  }

  /// Whether the status begins with the word, which leaves out `not accepted` and the template's
  /// `{proposed | accepted | …}`.
  private var isAccepted: Bool {
    guard let status else { return false }
    return status.lowercased().prefix { $0.isLetter } == "accepted"
  }
}
