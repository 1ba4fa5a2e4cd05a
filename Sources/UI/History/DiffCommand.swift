import BusinessLogic
import ReactiveHybrid

extension Command {
  static let diff = Command(
    "diff", "[REV]", completes: [.oneOf(["HEAD"])],
    summary: "List what has changed since a revision in git", example: "diff",
    help: [
      "REV is a commit, a branch or a tag, such as main or HEAD~3; HEAD unless you name one. In a draft, "
        + "`diff` alone lists what the draft has changed. At / it "
        + "compares all decisions, at a decision only that one: what was added, removed, reworded or "
        + "weighed, and how status, choice and lead moved.",
      "The files on disk are compared, committed or not. `open N` opens a decision.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let revision = words.next().map(String.init)
    try words.end()
    let since = revision ?? (session.isDrafting ? nil : "HEAD")
    let decision = session.router.route.topic?.decision
    return await session.ask(.diff(DiffRequest(since: since, of: decision)))
  }
}
