import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let diff = Command(
    "diff", "[--json] [REV]", completes: [.oneOf(["HEAD", jsonWord])],
    summary: "List what has changed since a revision in git",
    help: [
      "REV is a commit, a branch or a tag, such as main or HEAD~3; HEAD unless you name one. In a draft, "
        + "`diff` alone lists what the draft has changed. At / it "
        + "compares all decisions, at a decision only that one: what was added, removed, reworded or "
        + "weighed, and how status, choice and lead moved.",
      "The files on disk are compared, committed or not. `open N` opens a decision.", jsonHelp,
    ]
  ) { (session, context, words) throws(CommandError) in
    let isJSON = words.skip(jsonWord)
    let revision = words.isAtEnd ? nil : String(try words.next("revision"))
    try words.end()
    let since = revision ?? (session.isDrafting ? nil : "HEAD")
    let changes = ViewModel<Differences>(
      worker: session.scenes.workers.library, since: since,
      of: session.router.route.topic?.decision)
    return await session.answer(
      with: changes, "changes", asJSON: isJSON, sheet: { Sheet($0) })
  }
}
