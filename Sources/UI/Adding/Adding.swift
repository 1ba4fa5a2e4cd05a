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
  func expectOption(in topic: TopicID, forList isList: Bool) async throws(CommandError) {
    guard topic.option == nil, let rows = await session.rows(at: .decision(topic.decision)) else {
      return
    }
    if let error = refusal(among: rows, forList: isList) { throw error }
  }

  /// Returns the error for a line or a list that names no option, given the rows of a decision.
  private func refusal(among rows: [Row], forList isList: Bool) -> CommandError? {
    if rows.isEmpty { return CommandError("there is no option yet: `option add TITLE` adds one") }
    guard let name = rows.options.first else { return nil }
    let way =
      isList
      ? "Name it above the list, as in `## \(name)`" : "Name it first, as in `\(name) + it is fast`"
    return CommandError("which option? \(way), or open one with `open N`")
  }

  /// Returns the question before pasted lists are added: it says what they would become. A single bullet that
  /// states its side needs no question. A list without an option to belong to is refused at once.
  var reply: @Sendable ([String]) -> PasteReply? {
    let (route, owner) = (session.router.route, owner(of: session.router.route))
    let reading = session.scenes.workers.editing.reading
    let rows =
      route.showsOptions
      ? session.router.screen?.shown?.rows.all
      : route.topic.flatMap {
        session.stage.seen.page(at: .place(.decision($0.decision)), typing: nil)?.rows.all
      }
    let refusal = rows.flatMap { self.refusal(among: $0, forList: true) }
    let (list, options) = (list, rows?.options)
    return { lines in
      guard let text = list(lines) else { return nil }
      if lines.count == 1,
        owner == nil || reading.bullet(String(Bullet(lines[0])?.text ?? "")).side != nil
      {
        return nil
      }
      guard route.topic != nil else {
        return .refuse(CommandError.needsDecision(String(Bullet.plain)).reported())
      }
      var parts: [String] = []
      for list in text.lists {
        guard let title = list.title else {
          // The page may still be fetched.
          guard let owner = owner ?? route.topic?.option else {
            return refusal.map { .refuse($0.reported()) }
          }
          parts.append(list.counted(to: owner))
          continue
        }
        guard let name = options == nil ? title : options?.named(title) else {
          let line = lines[list.heading ?? 0]
          let error = CommandError("there is no option \"\(title)\", which \"\(line)\" names")
          return .refuse(error.reported())
        }
        if !list.items.isEmpty { parts.append(list.counted(to: name)) }
      }
      let others = text.others.count
      let rest =
        others == 1
        ? ", without \"\(lines[text.others[0]])\""
        : others > 1 ? ", without \(others) lines of text" : ""
      return .ask(Question("Add \(parts.joined(separator: ", "))\(rest)?"))
    }
  }

  /// Returns what pasted lines say, if they have a list, and no line that is a command.
  var list: @Sendable ([String]) -> PastedText? {
    let (page, reading) = (session.router.route.kind?.side, session.scenes.workers.editing.reading)
    let commands = Command.allNames.union(session.stage.aliases.all.keys.map { $0[...] })
    return { lines in
      let isCommand = lines.contains {
        commands.contains($0.prefix { !$0.isWhitespace }) && Bullet($0) == nil
      }
      return isCommand ? nil : reading.list(in: lines, on: page)
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

extension CommandContext {
  /// Returns the command of the line, and whether the line begins with its name.
  func meant() throws(CommandError) -> (command: Command, isNamed: Bool) {
    do {
      return try Command.meant(by: line, or: session.stage.aliases.all.keys.sorted())
    } catch {
      let (name, text) = (line.firstWord, line[line.firstWord.endIndex...].trimmed)
      let options = route.showsOptions ? shown?.rows.all.options ?? [] : []
      guard text.first?.isLetter == true,
        options.contains(where: { $0.lowercased() == name.lowercased() })
      else {
        throw error
      }
      throw CommandError("expected a sign behind the option, such as `\(name) + \(text)`")
    }
  }
}

nonisolated extension [Row] {
  /// The titles of the options among the rows.
  fileprivate var options: [String] {
    filter { if case .option? = $0.route { true } else { false } }.map(\.name)
  }
}

nonisolated extension [String] {
  /// Returns the title that equals `name`, or else the only title that contains it.
  fileprivate func named(_ name: String) -> String? {
    let name = name.lowercased()
    let found = filter { $0.lowercased().contains(name) }
    return found.first { $0.lowercased() == name } ?? (found.count == 1 ? found[0] : nil)
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
