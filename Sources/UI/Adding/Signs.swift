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
    "The rest of the line is the text, whatever is in it. But `-` can begin any bullet in "
      + "Markdown: behind it, the side that the text states counts, so `- Good, because it is "
      + "fast` adds a pro.",
    "At a terminal, a pasted list is asked about, and added in one step, which `undo` takes back: `Add 8 cons to "
      + "Redis?` An indented bullet becomes a part of the one above it. A line such as `### Redis` above a list names "
      + "its option.",
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

  /// Returns the command for a line that begins with a sign, or for a pasted list below a heading; `nil` for
  /// any other line.
  static func adding(in line: Substring) -> Command? {
    if line.first == "#", line.contains(where: \.isNewline) { return bullet }
    return Bullet(line).flatMap { bullet in signs.first { $0.name == String(bullet.sign) } }
  }

  /// Whether a word of a shell's command line begins an argument to be added: `-`, `+3`, `- it is slow`.
  package static func beginsArgument(_ word: String) -> Bool { Bullet(word) != nil }

  /// Returns the command for a line with a sign behind other words; `nil` for any other line.
  static func addingToNamed(in line: Substring) -> Command? {
    Bullet.divisions(of: line).first.flatMap { adding(in: $0.bullet.line) }
  }

  /// Returns the lines as commands: one for each list if they are lists of bullets.
  static func joiningLists(_ lines: [String]) -> [String] {
    guard lines.count > 1, let lists = BulletList.all(in: lines) else { return lines }
    return lists.map { list in
      // A command loses the spaces before it, and the bullets below one are known by theirs.
      let margin = list.lines[0].prefix(while: \.isWhitespace).count
      let bullets = list.lines.map {
        let line = $0.dropFirst(min(margin, $0.prefix(while: \.isWhitespace).count))
        return escaped(String(line).replacing("\t", with: "    "))
      }
      return (list.title.map { ["## \($0)"] + bullets } ?? bullets).joined(separator: "\n")
    }
  }

  private static func add(
    _ session: Session, _ context: CommandContext, _ words: inout Words
  ) async throws(CommandError) -> Outcome {
    let lines = words.rest().split(whereSeparator: \.isNewline)
    let adding = Adding(session: session)
    guard let list = BulletList.all(in: lines)?.first else {
      let divisions = Bullet.divisions(of: context.line)
      let (topic, bullet) = try await context.named(context.line.firstWord, divisions)
      let argument = try adding.argument(bullet, on: nil)
      return await session.editing.edit(topic) { .addList([argument], to: $0) }
    }
    let arguments = try list.bullets.map { bullet throws(CommandError) in
      try adding.argument(bullet, on: list.title == nil ? context.route.kind?.side : nil)
    }
    let topic: TopicID
    if let title = list.title {
      topic = try await context.named(title, [(title, list.bullets[0])]).0
    } else {
      topic = try await context.topic(for: String(list.bullets[0].sign))
      try await adding.expectOption(in: topic, forList: arguments.count > 1)
    }
    return await session.editing.edit(topic) { .addList(arguments, to: $0) }
  }
}

extension CommandContext {
  /// Returns the option that one of the names before a bullet means: the first that is a whole title, else
  /// the first that is part of one. Throws if none means one; `word` is what the error calls it.
  fileprivate func named(
    _ word: Substring, _ divisions: [(name: Substring, bullet: Bullet)]
  ) async throws(CommandError) -> (TopicID, Bullet) {
    guard route.topic != nil else { throw try noCommand(word) }
    let key = try await topic(for: String(word)).decision
    let outline = await session.decisions.outline(of: key)
    for isWhole in [true, false] {
      for (name, bullet) in divisions {
        let found = outline?.options(called: String(name), wholly: isWhole).map { Row($0) } ?? []
        if let first = found.first, found.count > 1 {
          throw CommandError(
            "\"\(name)\" matches \(found.count) options: name one by its number, such as "
              + "`\(first.number) \(bullet.line)`")
        }
        guard let topic = found.first?.route?.topic else { continue }
        if let number = Int(name) {
          try expectHere(number)
          if route.showsOptions { try await expectSameRowAnew(number) }
        }
        return (topic, bullet)
      }
    }
    throw try noCommand(word, or: outline?.options.map(\.text) ?? [])
  }

  private func noCommand(
    _ word: Substring, or others: [String] = []
  ) throws(CommandError) -> CommandError {
    _ = try Command.named(word, orOption: others)
    return CommandError("there is no option \"\(word)\"")
  }
}
