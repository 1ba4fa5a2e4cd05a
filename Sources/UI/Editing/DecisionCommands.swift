import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid
import Threads

extension Command {
  static let choose = Command(
    "choose", "OPTION [because WHY]", completes: [.option], summary: "Record the chosen option",
    example: ["choose Redis because we already run it"],
    help: ["OPTION is its number or a part of its title: `choose postgres because it scales`."]
  ) { (session, context, words) throws(CommandError) in
    let key = try await context.topic(for: "choose").decision
    let option = try words.rest("option", before: "because")
    let why = words.skip("because") ? try words.rest("reason") : nil
    return try await context.edit(option: option, of: key) { .choose($0, because: why) }
  }

  static let status = Command(
    "status", "[WORD]",
    completes: [.oneOf(["proposed", "accepted", "rejected", "deprecated"])],
    summary: "Set the status, or show it", example: ["status accepted"],
    help: [
      "You can use any words; proposed, accepted, rejected and deprecated are usual. accepted and rejected set "
        + "the date, too, to today, where the file keeps a day or has an empty place for one; `undo` reverts both. "
        + "A status with | or > needs `--` before it, as in `status -- a | b`."
    ]
  ) { (session, context, words) throws(CommandError) in
    if words.isAtEnd { return try await session.answer("status") { $0.standing } }
    // `status accepted | head` is more likely a redirection than a status with that text.
    if let index = Redirection.index(in: words.remainder) {
      throw words.unexpected(words.remainder[index...], as: "text")
    }
    let status = try words.rest("status")
    return try await context.edit(for: "status", .setStatus(status))
  }

  static let date = Command(
    "date", "[DAY]", completes: [.oneOf(["today"])], summary: "Set the date, or show it",
    example: ["date 2026-01-31"], help: ["DAY is a day such as 2026-01-31, or today."]
  ) { (session, context, words) throws(CommandError) in
    if words.isAtEnd {
      return try await session.answer("date", "DAY") { $0.date.map { "Date: \($0)" } }
    }
    let word = try words.next("day")
    try words.end()
    let day = word == "today" ? session.stage.read("day", WallClock.date()) : String(word)
    guard day.isDay else {
      throw CommandError("expected a day such as 2026-01-31, or today, not \"\(word)\"")
    }
    return try await context.edit(for: "date", .setDate(day))
  }

  static let supersede = Command(
    "supersede", "NUMBER", completes: [.decision],
    summary: "Mark decision NUMBER as superseded by this one", example: ["supersede 1"],
    help: [
      "Go to the newer decision, and name the older one: at /0012, `supersede 7` makes the status of "
        + "0007 `superseded by 0012`, and adds `Supersedes 0007` to 0012. `undo` reverts both."
    ]
  ) { (session, context, words) throws(CommandError) in
    let old = String(try words.next("number of the older decision"))
    try words.end()
    let key = try await context.topic(for: "supersede").decision
    return Outcome(await session.editing.supersede(old, by: key))
  }

  static let option = Command(
    "option", "add|rename|remove …",
    completes: [.oneOf(["add", "rename", "remove"]), .option],
    summary: "Add, rename or remove an option", example: ["option add Kafka"],
    help: [
      "  option add TITLE", "  option rename N TITLE", "  option remove N",
      "N is the number of the option, or its title. The chosen option can't be removed.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let verb = try words.next("add, rename or remove")
    let key = try await context.topic(for: "option").decision
    switch verb {
    case "add":
      let title = try words.rest("title")
      return await session.edit(key, .addOption(title: title))
    case "rename":
      let option = try await context.option(of: key, &words)
      let title = try words.rest("title")
      return try await context.edit(option: option, of: key) { .renameOption($0, title: title) }
    case "remove":
      return try await context.edit(option: words.rest("option"), of: key) { .removeOption($0) }
    default:
      throw CommandError(["add", "rename", "remove"].expected(insteadOf: verb))
    }
  }

  static let context = Command(
    "context", "[TEXT]", summary: "Set the context of the decision, or show it",
    example: ["context Orders must survive a crash"],
    help: ["TEXT replaces the first paragraph of the context."]
  ) { (session, context, words) throws(CommandError) in
    if words.isAtEnd {
      return try await session.answer("context") { $0.context.map { "Context: \($0)" } }
    }
    let text = try words.rest("text")
    return try await context.edit(for: "context", .setContext(text))
  }

  static let driver = Command(
    "driver", "TEXT", summary: "Add a decision driver", example: ["driver No message is lost"],
    help: ["A driver is a goal that the decision should serve."]
  ) { (session, context, words) throws(CommandError) in
    let text = try words.rest("text")
    return try await context.edit(for: "driver", .addDriver(text))
  }

  static let consequence = Command(
    "consequence", "[SIDE] TEXT", completes: [.oneOf(Side.allCases.map(\.quality))],
    summary: "Add a consequence of the choice", example: ["consequence good No new server"],
    help: [
      "SIDE is \(Side.allCases.map(qualities).alternatives). Without SIDE the consequence is a remark."
    ]
  ) { (session, context, words) throws(CommandError) in
    var rest = words
    let word = rest.next()?.lowercased()
    let side = Side.allCases.first { $0.quality == word || $0.rawValue == word }
    if side != nil { words = rest }
    let text = try words.rest("text")
    return try await context.edit(for: "consequence", .addConsequence(side, text: text))
  }

  private nonisolated static func qualities(_ side: Side) -> String {
    side.quality == side.rawValue ? side.quality : "\(side.quality) (or \(side.rawValue))"
  }

  static let new = Command(
    "new", "TITLE [--as FORM]",
    completes: [.flags(["--as": .oneOf(DecisionForm.allCases.map(\.rawValue))], or: .text)],
    summary: "Create a decision and open it", example: ["new Which queue to use"],
    help: [
      "It is a file with the next free number, in the open folder: `new Which database to use` may create "
        + "0007-which-database-to-use.md. It begins with a status, a date and the title; `context`, "
        + "`driver`, `option add`, `add`, `choose` and `consequence` add the sections. `undo` removes it.",
      "Its form is that of the last three decisions of the folder, if they share one of these; else "
        + "MADR 4.0. FORM is another:",
      "   madr                MADR 4.0: status and date in front matter",
      "   madr2               MADR 2: status and date as bullets",
      "   nygard              sections Status, Context, Decision and Consequences",
    ]
  ) { (session, context, words) throws(CommandError) in
    let title = try words.rest("title", before: "--as")
    if let flag = title.split(separator: " ").first(where: { $0.hasPrefix("--as=") }) {
      throw words.unexpected(flag)
    }
    var form: DecisionForm?
    if words.skip("--as") {
      let name = try words.next("form")
      form = DecisionForm(rawValue: String(name))
      if form == nil {
        throw CommandError(DecisionForm.allCases.map(\.rawValue).expected(insteadOf: name))
      }
    }
    try words.end()
    let answer = await session.editing.create(title: title, as: form)
    guard let key = try? answer.get().createdKey else { return Outcome(answer) }
    return await session.router.go(to: .decision(key))
  }

  static let save = Command(
    "save", "FILE", completes: [.file], summary: "Write the decision as a new Markdown file",
    example: ["save ../copy.md"],
    help: [
      "It is copied byte for byte. The folder must exist, the file must not: `save ~/decisions/0001-tea.md`."
    ]
  ) { (session, context, words) throws(CommandError) in
    let path = try words.path("file")
    let key = try await context.topic(for: "save").decision
    return Outcome(await session.editing.save(key, to: path))
  }
}

extension Session {
  /// Shows what `command` sets, as the decision has it.
  func answer(
    _ command: String, _ argument: String = "TEXT", _ words: (Decision) -> String?
  ) async throws(CommandError) -> Outcome {
    guard let outline = await inquiry.outline(of: try topic(for: command).decision) else {
      throw CommandError("can't read the decision: `refresh` shows the reason")
    }
    let none: Text = "No \(command) is set: `\(command) \(argument)` sets it"
    return say(words(outline.decision).map { Text($0) } ?? none)
  }
}
