import BusinessLogic

/// Decisions as JSON: the contract with other programs.
///
/// ```json
/// {
///   "decisions" : [
///     {
///       "chosen" : "PostgreSQL",
///       "consequences" : [ … arguments … ],
///       "date" : "2024-01-31",
///       "file" : "docs/decisions/0007-database.md",
///       "number" : 7,
///       "outcome" : "Chosen option: PostgreSQL, because it scales.",
///       "options" : [
///         {
///           "arguments" : [
///             { "details" : [], "line" : 21, "side" : "pro", "text" : "it scales", "weight" : 3 }
///           ],
///           "chosen" : true,
///           "notes" : [],
///           "title" : "PostgreSQL"
///         }
///       ],
///       "problems" : [ { "line" : 4, "message" : "…" } ],
///       "remarks" : [],
///       "sections" : [
///         {
///           "blocks" : [ { "kind" : "paragraph", "line" : 40, "text" : "An audit in May." } ],
///           "heading" : "Confirmation",
///           "level" : 3,
///           "option" : null
///         }
///       ],
///       "status" : "accepted",
///       "title" : "Which database"
///     }
///   ],
///   "version" : 1
/// }
/// ```
///
/// - `version` increases when a key is removed or changes its meaning. New keys don't change it, so
///   readers must ignore unknown keys.
/// - `file` is the path as given to this program, or the key of a decision in memory.
/// - `number`, `status`, `date`, `chosen`, `outcome` and `line` are always present, and `null`
///   without a value. `chosen` is the title of the chosen option, `outcome` the first paragraph of
///   the outcome.
/// - `notes` belong to an option, `remarks` to the decision and its consequences. Neither supports
///   a side.
/// - `sections` contain all other text, as written: `kind` is `paragraph`, `list`, `table` or
///   `code`, and `\n` separates the lines of a block. Text above the first heading has the
///   `heading` `null` and the level 0; a bold line that serves as a heading has level 7. `option`
///   is the title of the option that the section describes, or `null`.
/// - `side` is `pro`, `con` or `neutral`; `weight` is an integer from 0, usually 1; lines count
///   from 1.
/// - An unreadable file has no options, and a reason in `problems`.
/// - The keys are sorted, and lists keep the order of the files. The same decisions give the same
///   bytes at any time and on any machine. Characters that could control a terminal are written as
///   `\uXXXX`.
enum JSONDocument {
  /// The version of the format.
  static let version = 1

  /// Returns the document, with a final newline.
  static func text(of files: [LibraryFile]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("decisions") { $0.list(files) { $0.decision(of: $1) } }
      json.member("version") { $0.value(version) }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONText {
  fileprivate mutating func decision(of file: LibraryFile) {
    let decision = file.decision
    object { json in
      json.member("chosen") { $0.text(decision.chosen.map { decision.options[$0].title }) }
      json.member("consequences") { $0.list(decision.consequences) { $0.argument($1) } }
      json.member("context") { $0.text(decision.context) }
      json.member("date") { $0.text(decision.date) }
      json.member("drivers") { $0.list(decision.drivers) }
      json.member("file") { $0.text(file.path) }
      json.member("number") { $0.value(file.number) }
      json.member("options") {
        $0.list(Array(decision.options.enumerated())) {
          $0.option($1.element, isChosen: $1.offset == decision.chosen)
        }
      }
      json.member("outcome") { $0.text(decision.outcome) }
      json.member("problems") { $0.list(file.problems) { $0.problem($1) } }
      json.member("remarks") { $0.list(decision.remarks) }
      json.member("sections") {
        $0.list(decision.sections) {
          $0.section($1, of: $1.option.map { decision.options[$0].title })
        }
      }
      json.member("status") { $0.text(decision.status) }
      json.member("title") { $0.text(decision.title) }
    }
  }

  private mutating func option(_ option: Topic, isChosen: Bool) {
    let isLine = option.arguments.isEmpty
    object(isLine: isLine) { json in
      json.member("arguments", isOnLine: isLine) { $0.list(option.arguments) { $0.argument($1) } }
      json.member("chosen", isOnLine: isLine) { $0.value(isChosen) }
      json.member("notes", isOnLine: isLine) { $0.list(option.notes) }
      json.member("title", isOnLine: isLine) { $0.text(option.title) }
    }
  }

  private mutating func section(_ section: Decision.Section, of option: String?) {
    object { json in
      json.member("blocks") {
        $0.list(section.blocks) { json, block in
          json.object(isLine: true) { json in
            json.member("kind", isOnLine: true) { $0.text(block.kind.rawValue) }
            json.member("line", isOnLine: true) { $0.value(block.line) }
            json.member("text", isOnLine: true) { $0.text(block.text) }
          }
        }
      }
      json.member("heading") { $0.text(section.heading) }
      json.member("level") { $0.value(section.level) }
      json.member("option") { $0.text(option) }
    }
  }

  private mutating func argument(_ argument: Argument) {
    object(isLine: true) { json in
      json.member("details", isOnLine: true) { $0.list(argument.details) }
      json.member("line", isOnLine: true) { $0.value(argument.line) }
      json.member("side", isOnLine: true) { $0.text(argument.side.rawValue) }
      json.member("text", isOnLine: true) { $0.text(argument.text) }
      json.member("weight", isOnLine: true) { $0.value(argument.weight) }
    }
  }

  private mutating func problem(_ problem: Problem) {
    object(isLine: true) { json in
      json.member("line", isOnLine: true) { $0.value(problem.line) }
      json.member("message", isOnLine: true) { $0.text(problem.message) }
    }
  }
}
