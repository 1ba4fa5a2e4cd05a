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
    return bullet.argument(weight: weight, on: page, session.scenes.workers.editing.reading)
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

  /// Returns the question before pasted lists of bullets are added: it says what they would become. A
  /// single bullet that states its side needs no question. A list without an option to belong to is refused
  /// at once.
  var reply: @Sendable ([String]) -> PasteReply? {
    let (route, read) = (session.router.route, session.scenes.workers.editing.reading)
    let rows = route.showsOptions ? session.router.screen?.shown?.rows.all : nil
    let (owner, options) = (owner(of: route), rows?.options)
    let refusal = rows.flatMap { self.refusal(among: $0, forList: true) }
    return { lines in
      guard let lists = BulletList.all(in: lines) else { return nil }
      if lines.count == 1, owner == nil || read(String(lists[0].bullets[0].text)).side != nil {
        return nil
      }
      var parts: [String] = []
      for list in lists {
        let title = list.title.map { options == nil ? String($0) : options?.named($0) } ?? owner
        guard route.topic != nil, let title else {
          let error =
            route.topic == nil
            ? .needsDecision(String(list.bullets[0].sign))
            : list.title.map { CommandError("there is no option \"\($0)\"") } ?? refusal
          return error.map { .refuse($0.reported()) }
        }
        let side = list.title == nil ? route.kind?.side : nil
        let arguments = list.bullets.map { $0.argument(weight: nil, on: side, read) }
        let below = list.bullets.reduce(0) { $0 + $1.parts }
        let end = below > 0 ? ", with \(counted(below, "sub-bullet")) in the text" : ""
        parts.append("\(arguments.countedByKind) to \(title)\(end)")
      }
      return .ask(Question("Add \(parts.joined(separator: ", "))?"))
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

nonisolated extension [Row] {
  /// The titles of the options among the rows.
  fileprivate var options: [String] {
    filter { if case .option? = $0.route { true } else { false } }.map(\.name)
  }
}

nonisolated extension [String] {
  /// Returns the title that equals `name`, or else the only title that contains it.
  fileprivate func named(_ name: Substring) -> String? {
    let name = name.lowercased()
    let found = filter { $0.lowercased().contains(name) }
    return found.first { $0.lowercased() == name } ?? (found.count == 1 ? found[0] : nil)
  }
}
