import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  /// The commands that are a sign: each adds an argument of a side, or a pasted bullet.
  static let signs = Side.allCases.map { sign($0) } + [bullet]

  private static func sign(_ side: Side) -> Command {
    let isFirst = side == Side.allCases.first
    return Command(
      String(side.bullet), "TEXT",
      summary: "Add a \(DecisionItem.Kind.argument(side).word)",
      example: ["\(side.bullet) It is fast"],
      help: isFirst ? signHelp : ["`help \(Side.allCases[0].bullet)` explains the signs."],
      action: add)
  }

  private static let signHelp = [
    "A number directly behind the sign is the weight: `+3 it is fast`.",
    "At a decision, the option's number, or a part of its title, comes first: `redis + it is fast`. If several "
      + "names fit, the longest title wins. The names of commands come before those of options.",
    "The rest of the line is the text, whatever is in it. Behind `-`, which begins any bullet of Markdown, a "
      + "text that says its side counts as that: `- Good, because it is fast` adds a pro.",
    "At a terminal, a pasted list is asked about, and added in one step, which `undo` takes back: `Add 8 cons to "
      + "Redis?` An indented bullet becomes a part of the one above it.",
    "In a shell, quote `~`: `proscons PATH '~ TEXT'`.",
  ]

  private static let bullet = Command(
    String(Bullet.plain), "TEXT", summary: "Add what a bullet says, else a note",
    example: ["\(Bullet.plain) Good, because it is fast"],
    help: [
      "It adds what the text says, as in decision files: `* Bad, because it is slow` adds a con. Any other text "
        + "is an argument at a list of pros, cons or neutral arguments, and a note elsewhere."
    ],
    action: add)

  /// Returns the command for a line that begins with a sign; `nil` for any other line.
  static func adding(in line: Substring) -> Command? {
    Bullet(line).flatMap { bullet in signs.first { $0.name == String(bullet.sign) } }
  }

  /// Whether a word of a shell's command line begins an argument to be added: `-`, `+3`, `- it is slow`.
  package static func beginsArgument(_ word: String) -> Bool { Bullet(word) != nil }

  /// Returns the command for a line with a sign behind other words; `nil` for any other line.
  static func addingToNamed(in line: Substring) -> Command? {
    Bullet.divisions(of: line).first.flatMap { adding(in: $0.bullet.line) }
  }

  /// Returns the lines as commands: as only one if they are a list of bullets.
  static func joiningList(_ lines: [String]) -> [String] {
    guard lines.count > 1, Bullet.list(in: lines) != nil else { return lines }
    // A command loses the spaces before it, and the bullets below one are known by theirs.
    let margin = lines[0].prefix(while: \.isWhitespace).count
    return [
      lines.map { $0.dropFirst(min(margin, $0.prefix(while: \.isWhitespace).count)) }
        .joined(separator: "\n")
    ]
  }

  private static func add(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let lines = words.rest().split(whereSeparator: \.isNewline)
    if let bullets = Bullet.list(in: lines) {
      let list = try bullets.map { bullet throws(CommandError) in
        try Adding(session: session).argument(bullet, on: context.route.kind?.side)
      }
      let topic = try await context.topic(for: String(bullets[0].sign))
      try await Adding(session: session).expectOption(in: topic)
      return await session.editing.edit(topic) { .addList(list, to: $0) }
    }
    let (topic, bullet) = try await context.named(context.line)
    let argument = try Adding(session: session).argument(bullet, on: nil)
    return await session.editing.edit(topic) { .addList([argument], to: $0) }
  }
}

extension CommandContext {
  /// Returns the option that a line names before its sign: the longest whole title, else the longest
  /// part of one. Throws if it names none.
  fileprivate func named(
    _ line: Substring
  ) async throws(CommandError) -> (TopicID, Bullet) {
    guard route.topic != nil else { throw try noCommand(line) }
    let key = try await topic(for: String(line.firstWord)).decision
    let outline = await session.decisions.outline(of: key)
    for isWhole in [true, false] {
      for (name, bullet) in Bullet.divisions(of: line) {
        let found = outline?.options(called: String(name), wholly: isWhole).map { Row($0) } ?? []
        if let first = found.first, found.count > 1 {
          throw CommandError(
            "\"\(name)\" matches \(found.count) options: name one by its number, such as "
              + "`\(first.number) \(bullet.line)`")
        }
        guard let topic = found.first?.route?.topic else { continue }
        if let number = Int(name), route.showsOptions { try await expectSameRowAnew(number) }
        return (topic, bullet)
      }
    }
    throw try noCommand(line, or: outline?.options.map(\.text) ?? [])
  }

  private func noCommand(
    _ line: Substring, or others: [String] = []
  ) throws(CommandError) -> CommandError {
    let word = line.firstWord
    _ = try Command.named(word, orOption: others)
    return CommandError("there is no option \"\(word)\"")
  }
}

/// What new arguments mean at the current place of a session.
struct Adding {
  let session: Session

  /// Returns what a bullet adds on the page of a side.
  func argument(
    _ bullet: Bullet, on page: Side?
  ) throws(CommandError) -> NewArgument {
    let usage = "\(bullet.sign)\(bullet.side == nil ? "" : "[W]") TEXT"
    if bullet.text.isEmpty { throw Words("", usage: usage).missing("text") }
    var words = Words(bullet.weight, usage: usage)
    let weight = bullet.weight.isEmpty ? nil : try words.number("weight", in: Argument.weights)
    return bullet.argument(weight: weight, on: page, session.scenes.workers.editing.reading)
  }

  /// Throws if a decision has no option that a line without a name could mean.
  func expectOption(in topic: TopicID) async throws(CommandError) {
    guard topic.option == nil, let rows = await session.rows(at: .decision(topic.decision)) else {
      return
    }
    if let error = refusal(among: rows) { throw error }
  }

  /// Returns the error for a list that names no option, on a page that shows the options of a decision.
  private func refusal(among rows: [Row]) -> CommandError? {
    if rows.isEmpty { return CommandError("there is no option yet: `option add TITLE` adds one") }
    let option = rows.first { if case .option? = $0.route { true } else { false } }
    guard let name = option?.name else { return nil }
    return CommandError(
      "which option? Name it first, as in `\(name) + it is fast`, or open one with `open N`")
  }

  /// Returns the question before a pasted list of bullets is added: it says what they would become. A
  /// single bullet that states its side needs no question. Several bullets without an option to belong to
  /// are refused at once.
  var reply: @Sendable ([String]) -> PasteReply? {
    let (route, read) = (session.router.route, session.scenes.workers.editing.reading)
    guard let owner = owner(of: route) else {
      let rows = route.showsOptions ? session.router.screen?.shown?.rows : nil
      let first = rows.map { $0[0..<min(1, $0.count)] }
      let (error, hasTopic) = (first.flatMap(refusal), route.topic != nil)
      return { lines in
        guard lines.count > 1, let bullets = Bullet.list(in: lines) else { return nil }
        let reason = hasTopic ? error : .needsDecision(String(bullets[0].sign))
        return reason.map { .refuse($0.reported()) }
      }
    }
    return { lines in
      guard let bullets = Bullet.list(in: lines) else { return nil }
      let list = bullets.map { $0.argument(weight: nil, on: route.kind?.side, read) }
      if lines.count == 1, read(String(bullets[0].text)).side != nil { return nil }
      let parts = bullets.reduce(0) { $0 + $1.parts }
      let end = parts > 0 ? ", with \(counted(parts, "sub-bullet")) in the text" : ""
      return .ask(Question("Add \(list.countedByKind) to \(owner)\(end)?"))
    }
  }

  /// The title of the option that new arguments at a route belong to; `nil` if there is none.
  private func owner(of route: Route) -> String? {
    guard let topic = route.topic, let page = session.router.screen?.shown,
      let subject = page.subject
    else {
      return nil
    }
    // A decision without options of its own lists its sides.
    let first = page.rows[0..<min(1, page.rows.count)].first?.route
    guard topic.option != nil || route.kind != nil || first?.kind?.side != nil else { return nil }
    let heading = route.kind?.side?.heading(of: "") ?? ""
    return String(subject.dropFirst(subject.hasPrefix(heading) ? heading.count : 0))
  }
}
