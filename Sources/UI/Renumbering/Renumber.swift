import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let renumber = Command(
    "renumber", "NUMBER [NEW] | --against [REV]",
    completes: [.flags([againstWord: .branch], or: .anyDecision)],
    summary: "Move a decision to another number, with all references",
    example: ["renumber 7"],
    help: [
      "The decision gets the next free number, or NEW: in its file name, its title, the links and references "
        + "to it in the folder's decisions and README.md, and each file with its index. `undo` takes all of it back.",
      "Only what certainly means the decision is changed, such as `[0007](0007-queue.md)`, ADR-0007 or "
        + "`superseded by 0007`. What may mean it, too, and what other files of the repository say is listed.",
      "--against moves all decisions of the branch whose numbers REV has for other decisions, to numbers "
        + "that are free on both sides: `renumber --against origin/main`. \(againstHelp)",
      "Where two decisions have the number, name the file: `renumber 0007-use-redis.md`. Translations and "
        + "appendices move with their decision. A file whose name has no number stays, and is named.",
    ]
  ) { (session, _, words) throws(CommandError) in
    if let revision = try words.takeRevision() {
      try words.end()
      return Outcome(await session.editing.renumber(.against(revision)))
    }
    let decision = try words.decision()
    let number = words.isAtEnd ? nil : try words.number("new number", in: 1...Int(Int32.max))
    try words.end()
    return Outcome(await session.editing.renumber(.move(decision, to: number)))
  }

  static let againstWord = "--against"

  static let againstHelp =
    "Without REV, it is the target of a pull request in GitHub's workflows: origin/$GITHUB_BASE_REF."
}

extension Words {
  /// Returns a number or the name of a decision's file: the words up to one that ends in `.md`. Quotes
  /// around the name don't count.
  fileprivate mutating func decision() throws(CommandError) -> String {
    var words = self
    while !isReserved(remainder), let word = words.next()?.lowercased() {
      guard word.hasSuffix(".md") || word.hasSuffix(".md\"") else { continue }
      let name = remainder[..<words.remainder.startIndex].trimmed
      self = words
      return FileNames.path(String(name)) { nil }
    }
    return String(try next("number"))
  }

  /// Removes `--against` and its revision; returns the revision, or the target of a pull request, if
  /// the flag was there.
  mutating func takeRevision() throws(CommandError) -> String? {
    try take(Command.againstWord) { words throws(CommandError) in try words.revision() }
  }

  private mutating func revision() throws(CommandError) -> String {
    var words = self
    // `check --against FILE`
    let isFile = words.next()?.lowercased().hasSuffix(".md") == true
    if !isAtEnd, !isReserved(remainder), !isFile { return String(try next("revision")) }
    guard let target = variable("GITHUB_BASE_REF") else {
      throw CommandError(
        "compare with which branch? GITHUB_BASE_REF, which names the target of a pull request, isn't "
          + "set. Name it, such as `--against origin/main`; if this clone lacks it, run git fetch "
          + "origin main:refs/remotes/origin/main; write the name of the target branch for main"
      )
    }
    return "origin/\(target)"
  }
}
