import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let check = Command(
    "check", "[--json] [--against [REV]] [FILE…] [--ignore NAME] [--strict]",
    completes: [
      .flags(
        [
          jsonWord: nil, againstWord: .branch, "--strict": nil,
          "--ignore": .oneOf(Problem.Kind.allCases.map(\.rawValue)),
        ], or: .file)
    ],
    summary: "Report problems in all decisions",
    help: [
      "Each problem is a line in the format of compilers, with its name at the end: "
        + "`path:line: error: message [name]` or `path:line: remark: message [name]`.",
      "FILE is relative to the working folder. Only these files and the indexes of the folder are checked, and their "
        + "numbers are compared with those beside them. Files that are no decisions are left out.",
      "After an error, the command fails, and a script ends with status 1: "
        + "`proscons docs/decisions check`. With --strict, remarks fail, too.",
      "--ignore leaves out the problems of a name; it is repeatable. In a file, "
        + "`<!-- proscons ignore NAME -->` does so for its line or the one below it, and "
        + "`<!-- proscons ignore-file NAME -->` for the file.",
      "With --against, it is an error if REV, such as origin/main, has a number or a file name that is new on "
        + "this branch for another decision. \(againstHelp)",
      jsonHelp,
      "Errors:",
    ] + meanings(isError: true) + ["Remarks:"] + meanings(isError: false) + [
      "If two branches edit different arguments of one list, git reports a conflict. `proscons --merge` "
        + "resolves it as git's merge driver. To set it up, run "
        + "`git config merge.proscons.driver 'proscons --merge %O %A %B'`, and add a line "
        + "`docs/decisions/*.md merge=proscons` to .gitattributes."
    ]
  ) { (session, context, words) throws(CommandError) in
    let (isJSON, isStrict) = (words.take(jsonWord), words.take("--strict"))
    let revision = try words.takeRevision()
    var (ignored, paths) = (Set<Problem.Kind>(), [String]())
    let reading = { (words: inout Words) throws(CommandError) in
      try kind(called: words.next("name of a problem"))
    }
    while let kind = try words.take("--ignore", reading) { ignored.insert(kind) }
    while !words.isAtEnd { paths.append(try words.file()) }
    let findings = ViewModel<Findings>(
      worker: session.scenes.workers.decisions, of: paths.isEmpty ? nil : paths, against: revision,
      isStrict: isStrict, ignoring: ignored)
    if paths.isEmpty, session.stage.isScript, !session.store.isLasting {
      session.terminal.report("This checks the demo: `proscons . check` checks the decisions here")
    }
    return await session.answer(
      with: findings, "check", asJSON: isJSON,
      notes: { findings in
        (findings.hasConflict
          ? ["`proscons --merge` resolves most of these conflicts: see `help check`"] : [])
          + (findings.hasCollision
            ? ["`renumber --against \(revision ?? "")` moves these decisions"] : [])
          + findings.indexes.map {
            "`export index \($0)` writes the index between its comments"
          }
          + (findings.twin.map { ["`renumber \($0)` moves that one to the next free number"] } ?? [])
      },
      sheet: { Sheet($0) })
  }

  private static func kind(called name: Substring) throws(CommandError) -> Problem.Kind {
    if let kind = Problem.Kind(rawValue: String(name)) { return kind }
    throw CommandError(
      "no problem is called \"\(name)\", see `help check`", nearestTo: name,
      among: Problem.Kind.allCases.map(\.rawValue))
  }

  /// The rows of a table of the problems and what they mean.
  private static func meanings(isError: Bool) -> [String] {
    Problem.Kind.allCases.filter { $0.isError == isError }.map { kind in
      let padding = String(repeating: " ", count: 20 - kind.rawValue.count)
      return "   \(kind.rawValue)\(padding)\(kind.meaning)"
    }
  }
}
