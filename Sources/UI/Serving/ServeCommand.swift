import BusinessLogic
import Prompt

/// Shows the decisions of a session in browsers.
package protocol Pages: AnyObject {
  var areShown: Bool { get }

  /// Begins to show decisions. Returns the address to open; throws the reason if nobody can connect.
  func show(_ library: DecisionsWorker, in store: DecisionStore) async throws -> String

  /// Shows the decisions of the next session, if any are shown.
  func follow(_ library: DecisionsWorker, in store: DecisionStore) async

  func close() async
}

extension Command {
  static let serve = Command(
    "serve", summary: "Show the decisions live in your browser",
    help: [
      "Open the address in a browser on this machine. The pages change with each edit, whoever makes "
        + "it, and you can add, weigh, choose and undo there; `What if` opens a draft, which `keep` or "
        + "`drop` ends here, too. The pages follow `use`, and end with the session, or when `record` begins. Without a prompt, "
        + "`proscons PATH serve` does the same."
    ]
  ) { session throws(CommandError) in
    guard session.stage.log == nil else {
      throw CommandError("a recording has no edits of a page: `record off` ends it")
    }
    guard let pages = session.pages else {
      throw CommandError("a script can't serve: `proscons PATH serve` does")
    }
    do {
      return session.say(
        "\(try await pages.show(session.scenes.workers.decisions, in: session.store))")
    } catch {
      throw CommandError("can't serve: \(String(describing: error))")
    }
  }
}
