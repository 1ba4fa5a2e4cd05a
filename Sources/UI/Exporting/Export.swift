import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  /// The names of the formats, without their flags.
  private static let formats = [ExportFormat.json, .html, .markdown, .csv].map(\.rawValue)

  private static let following: [String: [WordKind]] = [
    "json": [.filterOrFile], "html": [.filterOrFile], "markdown": [.filterOrFile],
    "csv": [.flags(["--raw": nil], or: .filterOrFile)],
    "index": [.flags(["--for": .verb(["agents": [.filterOrFile]])], or: .file)],
  ]

  static let export = Command(
    "export", "FORMAT [FIELD:VALUE…] [FILE]",
    completes: [.verb(following)],
    summary: "Export the decision, or all of them", example: ["export json"],
    help: [
      "FORMAT is json, html, markdown, csv or index.",
      "With FILE, it writes that file, which must not exist yet.",
      "FIELD:VALUE selects from all decisions, as in `list`: `export csv state:accepted title:queue`. If "
        + "there is none, the command fails. A word without a field is FILE.",
      "html is one page with everything, for people with a browser: a table of the decisions, a timeline, and "
        + "each decision with its options side by side. It sorts, filters and searches; \"Try other weights\" shows "
        + "which option would lead, and gives the lines that weigh so here. It needs no network and no other file. "
        + "The address of a place ends with its route: `decisions.html#/0007/redis`.",
      "markdown is one table that compares the options, for a pull request.",
      "csv has a row for each argument, and one for an option or a decision without arguments, by RFC 4180, "
        + "with a header row. A text that a spreadsheet would run as a formula begins with an "
        + "apostrophe; `export csv --raw` leaves it as it is. The last column is true in a merge conflict, "
        + "with the arguments of both versions.",
      "index writes the table of all decisions into the folder's README.md, or into FILE, and `undo` takes "
        + "it back. The table stands between `<!-- proscons index -->` and "
        + "`<!-- /proscons index -->`, each alone on its line; all other text stays. A missing file is "
        + "created. `check` gives an error when the table is stale, also in a Markdown file of a folder above, "
        + "up to the root of the repository.",
      "index --for agents prints a line of at most 400 characters for each decision: number, title, state, "
        + "what was chosen, and what wasn't, with the heaviest con.",
      "json is for other programs: an object with",
      "  version    1; raised if the meaning of a key changes",
      "  decisions  a list of objects, in file order, with",
      "    file, title     texts; the file's path as it was given to this program",
      "    number          a whole number; status, date, chosen, context, outcome: texts; each may be null",
      "    state           undecided, accepted, rejected, superseded, deprecated or other, also of a file "
        + "that can't be read; undecided: true or false",
      "    successor       null, or file (a path) and number of the decision that the status names, "
        + "each of which may be null",
      "    deciders, consulted, informed, tags, drivers: texts",
      "    options         title, chosen (true or false), arguments, notes (texts), total",
      "    conflict        true in a merge conflict: the arguments are those of both versions, chosen and "
        + "each total null",
      "    consequences    arguments that are no option's; remarks: texts that take no side",
      "    sections        all other text: heading, level, option (each may be null) and blocks, which "
        + "have kind (paragraph, list, table, code), line and text",
      "    problems        line and message of what was not understood",
      "  and an argument has side (\(Side.allCases.map(\.rawValue).joined(separator: ", "))), text, details (texts), weight, and line, which "
        + "counts from 1 and may be null.",
      "New keys may be added; ignore unknown keys.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let word = String(try words.next((formats + ["index"]).alternatives)).lowercased()
    var named = ExportFormat(rawValue: word)
    if word == "index" {
      guard try words.skipReader() else { return try await session.writeIndex(&words) }
      named = .digest
    } else if !formats.contains(word) {
      throw CommandError((formats + ["index"]).expected(insteadOf: word))
    }
    let format = named == .csv && words.take("--raw") ? .rawCSV : named
    let exports = session.scenes.workers.exports
    let selection: ExportSelection =
      if let filter = try words.filterBeforeRest() {
        .filter(filter)
      } else if let key = session.router.route.topic?.decision {
        .decision(key)
      } else {
        .all
      }
    if !words.isAtEnd {
      if DecisionFilter(words.remainder).terms.contains(where: { $0.field != nil }) {
        throw CommandError(
          "FIELD:VALUE must come before FILE, as in `export csv state:accepted decisions.csv`")
      }
      let path = try words.path("file")
      return Outcome(
        await session.editing.make { try await exports.export(format, of: selection, to: path) })
    }
    let viewModel = ViewModel { _ in try await exports.export(format, of: selection) }
    let outcome = await session.document(viewModel, "export") { Page($0) }
    if outcome == .negative {
      session.terminal.report("No decision matches: `list` shows them all")
    }
    return outcome
  }
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
  fileprivate func writeIndex(_ words: inout Words) async throws(CommandError) -> Outcome {
    if try words.filterBeforeRest() != nil {
      throw CommandError(
        "the index is of all decisions: only `export index --for agents` takes FIELD:VALUE")
    }
    let path = words.isAtEnd ? nil : try words.path("file")
    let worker = scenes.workers.editing
    return Outcome(await editing.make { try await worker.writeIndex(to: path) })
  }
}

nonisolated extension Page {
  package init(_ exported: Exported) {
    self.init(document: exported.text) { Text($0, of: exported.format) }
    isNegative = exported.isNegative
  }
}

nonisolated extension Text {
  fileprivate init(_ line: String, of format: ExportFormat) {
    switch format {
    case .json: self.init(json: line)
    // A reference to the character, so that a browser still reads the same text.
    case .html: self.init(line) { "&#x\(String($0.value, radix: 16));" }
    default: self.init(line)
    }
  }
}
