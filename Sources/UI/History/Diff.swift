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
      with: changes, "changes", asJSON: isJSON, page: { Page($0, on: $1) }, sheet: { Sheet($0) })
  }
}

nonisolated extension Page {
  package init(_ differences: Differences, on paper: Paper) {
    let since = differences.since
    heading = "Changes \(since)"
    guard !differences.decisions.isEmpty else {
      foot = [Row(.role("all clear"), "No changes \(since)")]
      return
    }
    title = heading.map { $0.styled(.heading) }
    rows = Rows(
      differences.decisions.map { item in
        let lines = item.deltas.map { "   \($0.words)" as Text }
        return Row(
          item.key.allSatisfy(\.isNumber) ? item.key : "",
          Row.ID(owner: "decision", text: item.key), name: item.title, route: .decision(item.key),
          said: lines.map(\.safe).joined(separator: "\n")
        ) { ["\(item.key, .number)  \(item.title)"] + lines }
        .wrapped(on: paper, indent: 5)
      })
  }
}
