import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let use = Command(
    "use", "[PATH]", completes: [.file], summary: "Open another folder or file, or the demo",
    example: ["use docs/decisions"],
    help: [
      "PATH is a Markdown file with pros and cons, a folder of such files, or a repository: "
        + "`use docs/decisions`. Without PATH, the demo opens. The `undo` history doesn't carry over. "
        + "Edits that are not in a file are discarded only if you agree. In a script, after `use` fails, "
        + "edits and exports are refused until another `use` succeeds."
    ], action: opening)

  private static let opening: Action = { (session, _, words) throws(CommandError) in
    let path = words.isAtEnd ? nil : try words.path("path")
    guard session.edits.mayDiscardEdits(by: "Enter `use`") else { return .done }
    let next = try await session.open(.path(path), session.wantsWatch)
    let outcome = await next.router.go(to: next.home)
    if outcome == .done {
      session.tour.end()
      session.successor = next
    } else {
      next.close()
    }
    return outcome
  }

  static let about = Command(
    "about", summary: "Show the version, the folder, the branch and the services",
    help: ["Add its output to a bug report."]
  ) { session, isJSON in
    let branch = await session.inquiry.branches().current.map { ("branch", $0) }
    let watching = ("watching", session.isLive ? "on" : "off")
    let facts = session.facts + [branch, watching].compactMap(\.self)
    if isJSON { return session.say(Sheet(facts: facts)) }
    let services = session.table(of: await session.services())
    return session.say(session.table(facts.map { ($0.name, "\($0.value)") }) + services)
  }
}

extension Session {
  package enum Target: Sendable {
    case path(String?)
    /// The same decisions, with a recording of the session in a new file.
    case recording(String)
  }

  /// A function that opens a session; `watches` says whether it shows changes automatically.
  package typealias Opening =
    (_ target: Target, _ watches: Bool) async throws(CommandError) -> Session

  func table(_ rows: [(name: String, text: Text)]) -> [Text] {
    rows.map { name, text in
      terminal.isPlain ? "\(name): \(text)" : "\(Text(name).padded(to: 10))\(text)"
    }
  }
}
