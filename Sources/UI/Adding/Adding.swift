import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

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
    return bullet.argument(weight: weight, on: page, session.scenes.workers.editing.reading.bullet)
  }

  /// Throws if a line or a list that names no option has to name one, or if there is none yet.
  func expectOption(
    in topic: TopicID, among outline: Outline?, forList isList: Bool
  ) throws(CommandError) {
    guard topic.option == nil, let outline, !outline.decision.isTopic else { return }
    guard let name = outline.options.first?.text else {
      throw CommandError("there is no option yet: `option add TITLE` adds one")
    }
    let way =
      isList
      ? "Name it above the list, as in `## \(name)`" : "Name it first, as in `\(name) + it is fast`"
    throw CommandError("which option? \(way), or open one with `open N`")
  }

  /// Returns the reply to pasted lists: a question that says what they would become, or why they can't
  /// be added. A single bullet that states its side needs no question.
  func reply(to lines: [String]) async -> PasteReply? {
    let (isLine, reading) = (lines.count == 1, session.scenes.workers.editing.reading)
    guard areLists(lines),
      !isLine || reading.bullet(String(Bullet(lines[0])?.text ?? "")).side == nil
    else { return nil }
    do throws(CommandError) {
      let (lists, others) = try await lists(in: lines, session.topic(for: String(Bullet.plain)))
      let parts = lists.map { $0.list.counted(to: $0.option.title) }.joined(separator: ", ")
      return .ask(Question("Add \(parts)\(lines.without(others))?"))
    } catch {
      return isLine ? nil : .refuse(error.reported())
    }
  }

  /// Returns what pasted lines say, each list with the option that its title names, or else that of
  /// `topic`, and the lines that add nothing. Throws if there is no such option, or if nothing is said.
  func lists(
    in lines: [String], _ topic: TopicID
  ) async throws(CommandError) -> (
    lists: [(list: PastedText.List, option: OptionPlace)], others: [Int]
  ) {
    guard let outline = await session.inquiry.outline(of: topic.decision) else {
      throw CommandContext.cantFetch
    }
    try refuseNamedBullets(lines, in: outline)
    let text = session.scenes.workers.editing.reading.lists(
      in: lines, among: outline.decision.options.map(\.title),
      on: session.router.route.kind?.side)
    let lists = try text.lists.map { list throws(CommandError) in
      (list: list, option: try option(of: list, topic, in: outline))
    }.filter { !$0.list.items.isEmpty }
    if lists.isEmpty {
      throw CommandError("nothing in these lines is an argument: `help +` says how they are read")
    }
    return (lists, text.others)
  }

  /// Throws if a line adds to a named option, such as `redis + it is fast`: Markdown would read it as part
  /// of the bullet above it. A line with only a title, such as `Redis + Kafka:`, doesn't.
  private func refuseNamedBullets(_ lines: [String], in outline: Outline) throws(CommandError) {
    func isOption(_ name: Substring) -> Bool {
      !outline.options(called: String(name), wholly: true).isEmpty
    }
    for line in lines where Bullet(line) == nil {
      let title = line[...].trimmed
      if isOption(title) || title.last == ":" && isOption(title.dropLast()) { continue }
      for (name, bullet) in Bullet.divisions(of: line[...]) where isOption(name) {
        throw CommandError(
          "\"\(line)\" names an option inside a list: paste that line alone, or write "
            + "`## \(name)` above `\(bullet.line)`")
      }
    }
  }

  private func option(
    of list: PastedText.List, _ topic: TopicID, in outline: Outline
  ) throws(CommandError) -> OptionPlace {
    guard let title = list.title else {
      try expectOption(in: topic, among: outline, forList: true)
      do {
        return outline.decision.place(of: try outline.decision.index(of: topic.option))
      } catch {
        throw CommandError("\(error)")
      }
    }
    let found = outline.decision.indices(called: title).map(outline.decision.place)
    guard let option = found.first else {
      let way =
        outline.decision.isTopic ? "leave it out" : "`option add \(title)` adds that option"
      throw CommandError(
        "\"\(title)\" names no option here: \(way)", nearestTo: title,
        among: outline.options.map(\.text))
    }
    guard found.count == 1 else {
      throw CommandError(
        "\"\(title)\" names \(found.count) options: write a whole title, such as \(option.title)")
    }
    return option
  }

  /// Whether pasted lines have a list, and none of them is a command.
  func areLists(_ lines: [String]) -> Bool {
    let aliases = session.stage.aliases.all.keys.map { $0[...] }
    let commands = Set(Command.all.flatMap(\.names) + aliases)
    return lines.haveList
      && !lines.contains {
        commands.contains($0[...].firstWord) && Bullet($0) == nil
      }
  }
}

nonisolated extension PastedText.List {
  /// `2 pros and 1 con to Redis, with 1 sub-bullet in the text`.
  fileprivate func counted(to title: String) -> String {
    let below = items.reduce(0) { $0 + $1.parts }
    let end = below > 0 ? ", with \(BusinessLogic.counted(below, "sub-bullet")) in the text" : ""
    return "\(items.map(\.new).countedByKind) to \(title)\(end)"
  }
}

nonisolated extension [String] {
  /// Returns the words for the lines that a paste leaves out: `, without 2 lines of text (1, 4)`. Blank lines
  /// aren't counted.
  fileprivate func without(_ others: [Int]) -> String {
    guard let first = others.first else { return "" }
    if others.count == 1 { return ", without \"\(self[first])\"" }
    let numbers = others.map { "\(self[...$0].count { !$0.isEmpty })" }
    return ", without \(others.count) lines of text (\(firstFive(of: numbers)))"
  }
}
