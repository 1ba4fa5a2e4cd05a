extension Command {
  static let check = Command(
    "check", "[--strict]", completes: [.oneOf(["--strict"])],
    summary: "Report problems in all decisions", example: "check",
    help: [
      "Each problem is a line in the format of compilers: `path:line: error: message` or "
        + "`path:line: remark: message`.",
      "Errors: a duplicate number, an unknown chosen option or several, a missing successor, a cycle of "
        + "successors, a merge conflict, an unreadable file.",
      "Remarks: accepted decisions without a choice, options without arguments, broken links, and text "
        + "that was not understood.",
      "After an error, the command fails, and a script ends with status 1: "
        + "`proscons docs/decisions check`. With --strict, remarks fail, too.",
      "git sees a conflict where two branches edit different arguments of one list. `proscons --merge` "
        + "merges them, once you have set it up in the repository: "
        + "`git config merge.proscons.driver 'proscons --merge %O %A %B'`, and a line "
        + "`docs/decisions/*.md merge=proscons` in .gitattributes.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let word = words.next()
    try words.end()
    guard word == nil || word == "--strict" else {
      throw CommandError("expected --strict, not \"\(word ?? "")\"")
    }
    return await session.ask(.check(isStrict: word != nil))
  }
}
