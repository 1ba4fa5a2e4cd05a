import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  /// The names of the formats, without their flags.
  private static let formats = ExportFormat.allCases.map(\.rawValue).filter { !$0.contains(" ") }

  static let export = Command(
    "export", "FORMAT [FILE]",
    completes: [.oneOf(formats), .file],
    summary: "Export the decision, or all of them", example: ["export json"],
    help: [
      "FORMAT is json, markdown or csv.",
      "With FILE, it writes that file, which must not exist yet.",
      "markdown is one table that compares the options, for a pull request.",
      "csv has a row for each argument, by RFC 4180, with a header row. A text that a "
        + "spreadsheet would run as a formula begins with an apostrophe; `export csv --raw` leaves it "
        + "as it is.",
      "json is for other programs: an object with",
      "  version    1; raised if the meaning of a key changes",
      "  decisions  a list of objects, in file order, with",
      "    file, title     texts; the file's path as it was given to this program",
      "    number          a whole number; status, date, chosen, context, outcome: texts; each may be null",
      "    drivers         texts",
      "    options         title, chosen (true or false), arguments, notes (texts)",
      "    consequences    arguments that are no option's; remarks: texts that take no side",
      "    sections        all other text: heading, level, option (each may be null) and blocks, which "
        + "have kind (paragraph, list, table, code), line and text",
      "    problems        line and message of what was not understood",
      "  and an argument has side (pro, con, neutral), text, details (texts), weight, and line, which "
        + "counts from 1 and may be null.",
      "New keys may be added; ignore unknown keys.",
    ]
  ) { (session, context, words) throws(CommandError) in
    var word = String(try words.next("json, markdown or csv"))
    if words.skip("--raw") { word += " --raw" }
    guard let format = ExportFormat(rawValue: word.lowercased()) else {
      throw CommandError(
        "expected json, markdown or csv, not \"\(word)\"",
        nearestTo: word, among: formats)
    }
    let path = words.isAtEnd ? nil : try words.path("file")
    return await session.export(
      .decisions(format, of: session.router.route.topic?.decision, to: path))
  }
}

extension Session {
  /// Shows an exported document, which no command refers to later.
  func export(_ request: ExportRequest) async -> Outcome {
    let export = ViewModel<Exported>(worker: scenes.workers.exports, request: request)
    let screen = answer(export, "export", page: Page.init)
    defer { screen.disappear() }
    return await screen.appear()
  }
}
