import BusinessLogic
import Decisions
import Escaping
import Presentation
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
      action: addingArgument)
  }

  private static let signHelp = [
    "A number directly behind the sign is the weight: `+3 it is fast`.",
    "At a decision, the option's number, or a part of its title, comes first: `redis + it is fast`. If several "
      + "names fit, the longest title wins. The names of commands and aliases come before those of options.",
    "The rest of the line is the text, whatever is in it. But `-` can begin any bullet in "
      + "Markdown: behind it, the side that the text states counts, so `- Good, because it is "
      + "fast` adds a pro.",
    "At a terminal, a pasted list is asked about, and added in one step, which `undo` takes back: `Add 8 cons to "
      + "Redis?` It is read as in a decision file: `#### Pros` or `Pros:` above bullets is their side, numbered lists and "
      + "tables are lists, too, and an indented bullet becomes a part of the one above it. A line that would be the title of an option "
      + "in a file names the option: `### Redis`, `**Redis**` or a row of a table. So does a line with only the title, such as "
      + "`Redis:`, or `- Redis` above indented bullets. If no option has that title, the paste is refused. Text behind a list is a note. The question lists the "
      + "lines that add nothing.",
    "In a shell, quote `~`: `proscons PATH '~ TEXT'`.",
  ]

  private static let bullet = Command(
    String(Bullet.plain), "TEXT", summary: "Add what a bullet says, else a note",
    example: ["\(Bullet.plain) Good, because it is fast"],
    help: [
      "It adds what the text says, as in decision files: `* Bad, because it is slow` adds a con. Any other text "
        + "is an argument at a list of pros, cons or neutral arguments, and a note elsewhere."
    ],
    action: addingArgument)

  /// Returns the command for a line that begins with a sign, or for pasted lists; `nil` for any
  /// other line.
  static func adding(in line: Substring) -> Command? {
    if line.utf8.contains(UInt8(ascii: "\n")) { return bullet }
    return Bullet(line).flatMap { bullet in signs.first { $0.name == String(bullet.sign) } }
  }

  /// Whether a word of a shell's command line begins an argument to be added: `-`, `+3`, `- it is slow`.
  package static func beginsArgument(_ word: String) -> Bool { Bullet(word) != nil }

  /// Returns the command for a line with a sign behind other words; `nil` for any other line.
  static func addingToNamed(in line: Substring) -> Command? {
    Bullet.divisions(of: line).first.flatMap { adding(in: $0.bullet.line) }
  }

  private static let addingArgument: Action = { (session, context, _) throws(CommandError) in
    let (line, adding) = (context.line, Adding(session: session))
    if line.contains(where: \.isNewline) { return try await adding.addLists(in: line, context) }
    let (topic, argument): (TopicID, NewArgument)
    if let bullet = Bullet(line) {
      argument = try adding.argument(bullet, on: context.route.kind?.side)
      topic = try await context.topic(for: String(bullet.sign))
      try adding.expectOption(
        in: topic, among: await session.inquiry.outline(of: topic.decision), forList: false)
    } else {
      let (option, bullet) = try await context.named()
      (topic, argument) = (option, try adding.argument(bullet, on: nil))
    }
    let list = NewList([argument], to: .named(topic.option))
    return await session.edit(topic.decision, .addLists([list]))
  }
}

extension Adding {
  /// Returns pasted lines as one command if they are lists.
  func joined(_ lines: [String]) -> String? {
    guard lines.count > 1, areLists(lines) else { return nil }
    return lines.outdented.map { escaped($0) }.joined(separator: "\n")
  }

  /// Adds the arguments of pasted lists to the options that the titles name, in one edit.
  fileprivate func addLists(
    in text: Substring, _ context: CommandContext
  ) async throws(CommandError) -> Outcome {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    let topic = try await context.topic(for: String(Bullet.plain))
    let new = try await lists(in: lines, topic).lists
      .map { NewList($0.list.items.map(\.new), to: $0.option) }
    return await session.edit(topic.decision, .addLists(new))
  }
}

extension CommandContext {
  /// Returns the option that one of the names before a bullet in the line means, and the bullet: the first
  /// name that is a whole title, else the first that is part of one. Throws if none means one.
  fileprivate func named() async throws(CommandError) -> (TopicID, Bullet) {
    guard route.topic != nil else { throw try noCommand() }
    let key = try await topic(for: String(line.firstWord)).decision
    let outline = await session.inquiry.outline(of: key)
    for isWhole in [true, false] {
      for (name, bullet) in Bullet.divisions(of: line) {
        let found = outline?.options(called: String(name), wholly: isWhole).map { Row($0) } ?? []
        if let first = found.first, found.count > 1 {
          throw CommandError(
            "\"\(name)\" matches \(found.count) options: name one by its number, such as "
              + "`\(first.label) \(bullet.line)`")
        }
        guard let topic = found.first?.route?.topic else { continue }
        if let number = Int(shown: name) {
          try expectHere(number)
          if route.showsOptions { try await expectSameRowAnew(number) }
        }
        return (topic, bullet)
      }
    }
    throw try noCommand(or: outline?.options.map(\.text) ?? [])
  }

  private func noCommand(or others: [String] = []) throws(CommandError) -> CommandError {
    _ = try Command.named(line.firstWord, orOption: others)
    return CommandError("there is no option \"\(line.firstWord)\"")
  }
}
