import BusinessLogic
import Decisions
import Prompt
import ReactiveHybrid

extension Command {
  static let check = Command(
    "check", "[--strict]", completes: [.oneOf(["--strict"])],
    summary: "Report problems in all decisions",
    help: [
      "Each problem is a line in the format of compilers: `path:line: error: message` or "
        + "`path:line: remark: message`.",
      "Errors: a duplicate number, an unknown chosen option or several, one for two reasons, a missing "
        + "successor, a cycle of successors, a merge conflict, an unreadable file or subfolder.",
      "Remarks: accepted decisions without a choice, options without arguments, a section or field that is "
        + "there twice, broken links, a status that doesn't name the successor, and text that was not "
        + "understood.",
      "After an error, the command fails, and a script ends with status 1: "
        + "`proscons docs/decisions check`. With --strict, remarks fail, too.",
      "If two branches edit different arguments of one list, git reports a conflict. `proscons --merge` "
        + "resolves it as git's merge driver. To set it up, run "
        + "`git config merge.proscons.driver 'proscons --merge %O %A %B'`, and add a line "
        + "`docs/decisions/*.md merge=proscons` to .gitattributes.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let isStrict = words.skip("--strict")
    try words.end()
    let findings = ViewModel<Findings>(
      worker: session.scenes.workers.library, isStrict: isStrict)
    return await session.router.answer(with: session.answer(findings, "check", page: Page.init))
  }
}

nonisolated extension Page {
  /// Creates the page of the problems in all decisions, in the format of compiler diagnostics.
  package init(_ findings: Findings, on paper: Paper) {
    heading = "Problems"
    rows = Rows(findings.rows.count) { range, _ in
      findings.rows[range].map { row in
        let problem = row.problem
        // A problem is identified by its text, since its line number can change.
        return Row("", Row.ID(owner: row.path, text: problem.message), name: "") {
          let kind: Text = problem.isError ? "\("error:", .error)" : "remark:"
          return ["\("\(row.path):\(problem.line):", .heading) \(kind) \(problem.message)"]
        }
      }
    }
    foot = findings.allClear.map { [Row(.role("all clear"), Text($0))] } ?? []
    if findings.hasConflict {
      foot += Self.notes(
        ["`proscons --merge` resolves most of these conflicts: see `help check`"], unread: 0)
    }
    isNo = findings.hasFailed
  }
}
