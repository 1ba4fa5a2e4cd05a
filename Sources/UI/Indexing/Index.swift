import BusinessLogic
import ReactiveHybrid

extension Command {
  static let indexHelp = [
    "index writes the table of all decisions into the folder's README.md, or into FILE, and `undo` takes "
      + "it back. The table stands between `<!-- proscons index -->` and "
      + "`<!-- /proscons index -->`, each alone on its line; all other text stays. A missing file is "
      + "created. `check` gives an error when the table is stale, also in a Markdown file of a folder above, "
      + "up to the root of the repository.",
    "index --for agents prints a line of at most 400 characters for each decision: number, title, state, "
      + "what was chosen, and what wasn't, with the heaviest con.",
  ]
}

extension Words {
  /// Skips `--for agents`; returns whether it was there.
  mutating func skipReader() throws(CommandError) -> Bool {
    guard skip("--for") else { return false }
    let reader = try next("reader: agents")
    guard reader == "agents" else { throw CommandError("expected agents, not \"\(reader)\"") }
    return true
  }
}

extension Session {
  /// Writes the index of all decisions to the file that `words` name, or to that of the folder.
  func writeIndex(_ words: inout Words) async throws(CommandError) -> Outcome {
    if try words.filterBeforeRest() != nil {
      throw CommandError(
        "the index is of all decisions: only `export index --for agents` takes FIELD:VALUE")
    }
    let path = words.isAtEnd ? nil : try words.path("file")
    let worker = scenes.workers.editing
    return Outcome(await editing.make { try await worker.writeIndex(to: path) })
  }
}
