import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

/// A row to be edited, as the user saw it.
typealias SeenRow = (topic: TopicID, item: ArgumentPlace)

/// What an edit changes: a row, or an option, with the label of the row that leads to it.
enum EditTarget {
  case row(SeenRow)
  case option(TopicID, label: String, title: String)
}

extension CommandContext {
  /// Returns the row to edit. Throws if the words name an option; see ``target(_:)``.
  func row(_ words: inout Words) async throws(CommandError) -> SeenRow {
    switch try await target(&words) {
    case .row(let row): return row
    case .option(_, let number, let title):
      throw CommandError(
        "row \(number) is the option \"\(title)\": `open \(number)` shows its "
          + "arguments, `help option` says what changes it")
    }
  }

  /// Returns the row or option to edit: the one that the next words name by kind and number, by number
  /// alone or by text; otherwise the current argument.
  func target(_ words: inout Words) async throws(CommandError) -> EditTarget {
    let kind = words.itemName()
    guard let name = kind ?? ownKind(of: words)?.name else { return try await linked(&words) }
    guard let topic = route.topic else { throw await noKind(words) }
    let here = kind == nil ? route.argumentNumber.map { Substring(String($0)) } : nil
    let word = if let here { here } else { try words.next("row number") }
    try await catchUpWithRows()
    try await look()
    // If no rows are left, the error below about the missing row is more useful.
    if shown?.rows.count ?? 0 > 0 { try expectSamePlace() }
    let label = kind.map { "\($0) \(word)" } ?? String(word)
    let titled = shown?.rows.all.first { $0.id.kind == .row && $0.name.lowercased() == label }
    if let titled {
      throw CommandError(
        "\"\(titled.name)\" is an option: `open \(titled.label)` leads to its rows")
    }
    guard let number = Int(word) else { throw noRow(label) }
    var list = (shown: shown, spot: session.here.spot)
    if shown?.item(name, number) == nil {
      list = try await session.inquiry.page(of: name, number, in: topic)
    }
    let seen = page(at: list.spot) ?? page(at: session.here.spot)
    let now = list.shown?.item(name, number)
    try expectSame(
      label, as: seen?.item(name, number)?.row, now?.row, among: list.shown?.rows.all)
    guard let now else { throw noRow(label) }
    let option = now.kind.isOfOption ? OptionPlace.named(topic.option) : nil
    return .row(
      (topic, ArgumentPlace(now.kind, of: option, number: now.number, text: now.row.id.text)))
  }

  /// Returns the kind of the row that the words name by its number; `nil` if rows are of several kinds, or
  /// if they name it by its text.
  private func ownKind(of words: Words) -> DecisionItem.Kind? {
    var rest = words
    let isNumber = rest.next().map { Int($0) != nil } ?? false
    // Behind an answer, `edit 2 TEXT` names its row, also at an argument.
    if route.argumentNumber != nil, isListHere || !isNumber || rest.isAtEnd { return route.kind }
    return isListHere && (words.isAtEnd || isNumber) ? route.kind : nil
  }

  /// Returns the error for a bare number on a page whose rows are named by kind, or that has no
  /// rows.
  func noKind(_ words: Words) async -> CommandError {
    var rest = words
    guard let number = rest.next() else { return words.missing("row number") }
    guard let topic = route.topic, let items = await session.rows(at: .option(topic)) else {
      if shown?.rows.row(Int(number) ?? 0) == nil, shown?.rows.count ?? 0 > 0 {
        return noRow("\(number)")
      }
      return CommandError("there are no arguments to edit here: `open N` opens a row")
    }
    let (start, required) = (line.firstWord, Usage(words.usage).required)
    let end = rest.isAtEnd ? required.joined(separator: " ") : rest.rest()
    // A note has neither a weight nor a place among the arguments.
    let ways = items.compactMap { row -> String? in
      guard case .item(let kind, let itemNumber)? = row.number, itemNumber == Int(number),
        required.isEmpty || kind != .note
      else { return nil }
      return "`\("\(start) \(row.label) \(end)"[...].trimmed)`"
    }
    return ways.isEmpty
      ? noRow("\(number)")
      : CommandError("which row? Name its kind: \(ways.joined(separator: " or "))")
  }

  /// Returns the topic at or above the current route, to be edited.
  func topic(for command: String) async throws(CommandError) -> TopicID {
    let topic = try session.topic(for: command)
    try await catchUp()
    // Without a file watch, changes by others go unnoticed. A script edits the file as it is.
    if !session.isLive, !session.stage.isScript, session.store.isLasting {
      session.store.publish(.doubt)
    }
    try await look()
    try checkCancellation()
    try expectSamePlace()
    return topic
  }

  /// Fetches known changes, unless they appear by themselves. Throws on a newly reported failure.
  func look() async throws(CommandError) {
    guard !session.stage.isScript, !session.isLive, session.router.screen != nil else { return }
    let alerts = session.alerts.raised.count
    let outcome = await session.router.fetch(.update)
    try checkCancellation()
    // An empty result is an answer, not a failure.
    guard case .failed(.failed) = outcome, session.alerts.raised.count > alerts else { return }
    throw Self.cantFetch
  }

  static let cantFetch = CommandError(
    "nothing changed: the current rows can't be fetched; try again, or `refresh` shows why",
    returnsLine: true)

  /// Throws if the current route leads to a different decision or option than when the line began,
  /// for example because an option was inserted before it.
  func expectSamePlace() throws(CommandError) {
    let before = page(at: session.here.spot)?.subject
    let now = shown?.subject
    guard let before, let now, now != before else { return }
    throw CommandError(
      "\(route) changed from \"\(before)\" to \"\(now)\" while you typed; press Enter again to run "
        + "it anyway", returnsLine: true)
  }

  private func noRow(_ label: String) -> CommandError {
    CommandError("there is no row \"\(label)\" here: `show` shows the numbers")
  }
}

extension Inquiry {
  /// Returns a page of all items of the kind called `name`, and its spot. `number` is for the error only.
  fileprivate func page(
    of name: String, _ number: Int, in topic: TopicID
  ) async throws(CommandError) -> (shown: Page?, spot: Spot) {
    guard let outline = await outline(of: topic.decision) else { throw CommandContext.cantFetch }
    let place: Place
    switch DecisionItem.Kind.all.first(where: { $0.name == name }) {
    case .argument(let side): place = .arguments(topic, side)
    case .note: place = .notes(topic)
    default:
      let rows = outline.items.map { Row(Row.ID(.item($0.kind), $0.text), "") }
      return (Page(rows: Rows(rows)), .place(.decision(topic.decision)))
    }
    guard let rows = try? outline.rows(at: place) else {
      throw topic.option != nil
        ? CommandContext.cantFetch
        : CommandError("\(name) \(number) of which option? Open one first with `open N`")
    }
    return (Page(rows: Rows(rows.map { Row($0) })), .place(Route(place)))
  }
}
