import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let add = Command(
    "add", sides.dropFirst().reduce(sides[0]) { "\($0)|\($1)" } + " TEXT",
    completes: [.oneOf(sides)],
    summary: "Add an argument to the option", example: ["add pro It is fast"],
    help: [
      "The rest of the line is the text; it needs no quotes. A text or a file name that begins with `--`, `|` or "
        + "`>` needs `--` before it, in any command but `+`, `-` and `~`: `add pro -- --force is gone`. So does a "
        + "file name that begins with `&`, `;` or `<`."
    ]
  ) { (session, context, words) throws(CommandError) in
    let side = try Self.side(try words.next(sides.alternatives))
    let text = try words.rest("text")
    let topic = try await context.topic(for: "add")
    return await session.edit(
      topic.decision, .add(side, text: text, to: .named(topic.option)))
  }

  static let edit = Command(
    "edit", "[-e] [N] [TEXT]", completes: [.row], summary: "Change the text of row N",
    example: ["edit 1 It is very fast"],
    help: [
      "Without TEXT, the current text comes to the prompt to be edited there. With -e it opens in your "
        + "editor ($VISUAL, else $EDITOR, else vi), and is saved when the editor exits.",
      rowHelp,
      "At an argument's own place, such as /ai/pros/1, this command and `remove`, `move` and `weigh` mean "
        + "that argument, and take no N.",
      "`edit -e` without a number opens the file of the decision, at the line where you are. `undo` "
        + "doesn't undo what your editor changes there.",
    ]
  ) { (session, context, words) throws(CommandError) in
    var opens = words.skip("-e")
    if opens, words.isAtEnd { return try await UserEditor.editFile(for: context) }
    let row = try await context.rewording(&words)
    if words.remainder == "-e" { opens = words.skip("-e") }
    guard opens else {
      if words.isAtEnd {
        session.prefill = "\(context.line.trimmed) \(words.typed(row.text))"
        return .done
      }
      return await session.edit(row.key, row.edit(try words.rest("text")))
    }
    try words.end()
    guard let textEditor = session.textEditor else {
      throw CommandError("an editor needs a terminal: type the text after N")
    }
    guard let text = try await textEditor.rewrite(row.text) else {
      return session.say("Nothing changed")
    }
    let outcome = await session.edit(row.key, row.edit(text))
    // Without this, a failure would lose the text of the editor.
    if outcome != .done {
      let command = context.line.split(separator: " ").filter { $0 != "-e" }
        .joined(separator: " ")
      session.prefill = Pasted.typable("\(command) \(words.typed(text))")
    }
    return outcome
  }

  static let remove = Command(
    "remove", "[N]", completes: [.row], summary: "Remove row N and its details",
    example: ["remove 2"], help: [rowHelp]
  ) { (session, context, words) throws(CommandError) in
    let row = try await context.row(&words)
    try words.end()
    let place = context.route
    let outcome = await session.edit(row.topic.decision, .remove(row.item))
    return await session.follow(place, after: outcome)
  }

  static let move = Command(
    "move", "[N] TO", completes: [.row, .row], summary: "Move row N to number TO in its list",
    example: ["move 2 1"], help: [rowHelp]
  ) { (session, context, words) throws(CommandError) in
    let row = try await context.row(&words)
    let target = try words.number("new number", in: 1...Int(Int32.max))
    try words.end()
    try context.expectSameRow(target)
    let place = context.route
    let outcome = await session.edit(row.topic.decision, .move(row.item, to: target))
    return await session.follow(place, after: outcome)
  }

  static let weigh = Command(
    "weigh", "[N] W", completes: [.row], summary: "Give argument N the weight W",
    example: ["weigh 1 3"],
    help: [
      rowHelp,
      "A weight is a whole number from 0. The default weight is 1; `weigh N 1` removes the mark from "
        + "the file.",
      "`weigh 1 3 # it is fast` changes nothing if argument 1 says something else by now. The lines that "
        + "a page of `export html` gives are of this form.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let row = try await context.row(&words)
    let weight = try words.number("weight", in: Argument.weights)
    if words.skip("#") { try row.item.expect(words.rest()) }
    try words.end()
    return await session.edit(row.topic.decision, .weigh(row.item, weight))
  }

  private static let rowHelp =
    "N is the number in front of the row, on the page or in the last answer, such as that of `find`. Where a page "
    + "shows several kinds of rows, the kind comes first: `weigh pro 1 4`, `remove "
    + "con 2`, `edit driver 2 TEXT`. The kinds are \(sides.joined(separator: ", ")), driver, consequence and remark. A row of `flip` is an "
    + "argument; a row of `compare` is an option, whose title `edit` changes. You can also name a row by a part of its "
    + "text, as with `open`: `weigh fast 3`. A kind and a number win over a text: `weigh pro 1 4` always means pro 1."

  private static let sides = Side.allCases.map(\.rawValue) + ["note"]

  private static func side(_ word: Substring) throws(CommandError) -> Side? {
    let name = word.lowercased()
    if name == "note" { return nil }
    guard let side = Side(rawValue: name) ?? Side(plural: name) else {
      throw CommandError(sides.expected(insteadOf: word))
    }
    return side
  }
}

extension ArgumentPlace {
  /// Throws if somebody wrote the line for a row with another text. What the page writes as a space
  /// doesn't count.
  fileprivate func expect(_ text: String) throws(CommandError) {
    func words(_ text: String) -> [String] {
      text.unicodeScalars.split {
        $0.properties.isWhitespace || $0.properties.generalCategory == .control || $0 == "\u{FEFF}"
      }.map(String.init)
    }
    guard words(text) != words(self.text) else { return }
    throw CommandError("\(kind.name) \(number) is now \"\(self.text)\", not \"\(text)\"")
  }
}

extension CommandContext {
  /// Returns the text of the row that the next words name, the key of its decision, and the edit that
  /// replaces the text.
  fileprivate func rewording(
    _ words: inout Words
  ) async throws(CommandError) -> (text: String, key: String, edit: (String) -> Edit) {
    switch try await target(&words) {
    case .row(let row): (row.item.text, row.topic.decision, { .rewrite(row.item, text: $0) })
    case .option(let topic, _, let title):
      (title, topic.decision, { .renameOption(.named(topic.option), title: $0) })
    }
  }
}

extension UserEditor {
  /// Opens the file of the current decision in the user's editor, at the line of the current route,
  /// and reports what changed.
  fileprivate static func editFile(
    for context: CommandContext
  ) async throws(CommandError) -> Outcome {
    let session = context.session
    guard let textEditor = session.textEditor else {
      throw CommandError("an editor needs a terminal")
    }
    let topic = try await context.topic(for: "edit -e")
    let location: (path: String, line: Int)
    do {
      location = try await session.editing.location(
        of: topic, side: context.route.kind?.side, number: context.route.argumentNumber)
    } catch {
      throw CommandError(error.reason?.words ?? "it was cancelled")
    }
    try await textEditor.edit(file: location.path, at: location.line)
    session.store.publish(.doubt)
    return await session.router.fetch(.update)
  }
}
