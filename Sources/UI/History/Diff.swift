import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let markdownWord = "--markdown"

  static let diff = Command(
    "diff", "[--json] [--markdown] [REV]",
    completes: [.flags([jsonWord: nil, markdownWord: nil], or: .revision)],
    summary: "List what has changed since a revision in git",
    help: [
      "REV is a commit, a branch or a tag, such as main or HEAD~3; HEAD unless you name one. In a draft, "
        + "`diff` alone lists what the draft has changed. At / it "
        + "compares all decisions, at a decision only that one: what was added, removed, reworded or "
        + "weighed, and how status, choice and lead moved.",
      "`diff main...` compares with the commit where the branch left main, so that later commits of main "
        + "don't count. `diff A..B` compares two revisions, HEAD where one is missing, and `diff A...B` B with the "
        + "commit where it left A; the files on disk don't matter then.",
      "Otherwise the files on disk are compared, committed or not. `open N` opens a decision.",
      "With --markdown, the answer is Markdown for a pull request: the status and the "
        + "ranking before and after, what has changed, and which weight would turn a new ranking, with links to "
        + "lines if the remote origin is at GitHub, GitLab, Gitea or Forgejo.", jsonHelp,
    ]
  ) { (session, context, words) throws(CommandError) in
    let isJSON = words.take(jsonWord)
    let isMarkdown = words.take(markdownWord)
    if isJSON, isMarkdown {
      throw CommandError("expected \(jsonWord) or \(markdownWord), not both")
    }
    let revision = words.isAtEnd ? nil : String(try words.next("revision"))
    try words.end()
    let since = revision ?? (session.store.isDrafting ? nil : "HEAD")
    let decisions = session.scenes.workers.decisions
    let key = session.router.route.topic?.decision
    let changes = ViewModel { _ in
      try await decisions.differences(
        between: since.map { Revisions($0) }, of: key, addressed: isJSON || isMarkdown)
    }
    if isMarkdown {
      return await session.document(changes, "changes") {
        Page(document: $0.markdown) { Text($0) }
      }
    }
    return await session.answer(
      with: changes, "changes", asJSON: isJSON,
      notes: { differences in
        guard differences.lack?.hasFork == true, let revisions = differences.revisions else {
          return []
        }
        return ["`diff \(revisions.earlier)...` leaves them out"]
      },
      sheet: { Sheet($0) })
  }
}
