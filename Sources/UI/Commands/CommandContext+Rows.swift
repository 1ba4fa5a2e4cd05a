import BusinessLogic
import Presentation
import ReactiveHybrid

/// Finds the rows that a command means: a number means the row that had it on the page that the user
/// saw.
extension CommandContext {
  /// Waits for pending screen updates. Throws if the command is cancelled meanwhile.
  func catchUp() async throws(CommandError) {
    await session.settle()
    await session.stage.loading.box.wait { $0 == nil }
    try checkCancellation()
  }

  /// Waits for pending updates and for the rows of a list, which a script may not have shown yet.
  func catchUpWithRows(of list: KeyPath<Session, Session.List> = \.here) async throws(CommandError)
  {
    if session[keyPath: list].screen == nil { await session.enter(route) }
    try await catchUp()
  }

  func checkCancellation() throws(CommandError) {
    if Task.isCancelled { throw CommandError("cancelled") }
  }

  /// Whether numbers mean rows of the page at the current route, not of an answer.
  var isListHere: Bool { session.list.spot == session.here.spot }

  /// Throws if the number means a row of an answer, not of the page here.
  func expectHere(_ number: Int) throws(CommandError) {
    guard !isListHere, let row = session.list.screen?.shown?.rows.row(number) else {
      return
    }
    throw CommandError(
      "row \(number) is \"\(row.name)\", in the answer above: `open \(number)` opens it, `show` shows "
        + "the rows here")
  }

  /// Throws if the number belongs to another row than on the page that the user saw.
  func expectSameRow(
    _ number: Int, of list: KeyPath<Session, Session.List> = \.here
  ) throws(CommandError) {
    let list = session[keyPath: list]
    let rows = list.screen?.shown?.rows
    try expectSame(
      String(number), as: page(at: list.spot)?.rows.row(number), rows?.row(number),
      among: rows?.all)
  }

  /// Checks a row before the command opens it, after fetching known changes. The next page doesn't
  /// check it again.
  func expectSameRowAnew(
    _ number: Int, of path: KeyPath<Session, Session.List> = \.here
  ) async throws(CommandError) {
    try await catchUpWithRows(of: path)
    let list = session[keyPath: path]
    if list.spot != .place(.decisions), page(at: list.spot)?.rows.row(number) != nil {
      // Repeating a query can take long, so an answer is only fetched again after a known change.
      if list.spot == session.here.spot { session.store.publish(.doubt) }
      if case .failed? = await list.screen?.fetch(.update), session.stage.isScript {
        throw CommandError("can't check whether row \(number) changed: the refresh failed")
      }
      // A newer change has replaced this update.
      try await catchUp()
    }
    // A number of several rows, such as proposals of two authors, means none of them.
    let rows = session[keyPath: path].screen?.shown?.rows
    if let row = rows?.row(number), rows?.all.count(where: { $0.number == row.number }) != 1 {
      return
    }
    try expectSameRow(number, of: path)
  }

  /// Returns the route to the row of the last list that `choice` names by number or by part of its
  /// name, or to the item here that it names by kind and number.
  func route(ofRow choice: String) async throws(CommandError) -> Route {
    if session.list.spot != .place(.decisions), Route.namesDecision(choice) {
      return await session.canonical(try Route(path: choice))
    }
    var words = Words(choice[...], usage: "")
    let isTitle = shown?.rows.all.contains { $0.name.lowercased() == choice.lowercased() } == true
    if !isTitle, let topic = route.topic, words.itemName() != nil {
      try await catchUp()
      let (option, label) = (Route.option(topic), choice.lowercased())
      let rows = await session.rows(at: option) ?? shown?.rows.all ?? []
      func named(_ rows: [Row]?) -> Row? { rows?.first { $0.label == label } }
      let (seen, now) = (named(page(at: .place(option))?.rows.all), named(rows))
      let isPart = shown?.rows.all.contains { $0.name.lowercased().contains(label) } == true
      if seen != nil || now != nil || !isPart {
        try expectSame(label, as: seen, now, among: rows)
        guard let route = now?.route else { throw rows.noRow(label) }
        return route
      }
    }
    if let rows = await session.rowsAtOption(), let above = route.parent {
      // Without `open`, a number means a row of the page, whose own rows are numbered by kind.
      if line == choice[...] {
        _ = try rows.filter { $0.number?.value == nil }.route(for: choice)
      }
      let now = rows.first { $0.label == choice }
      let seen = Int(choice).flatMap { page(at: .place(above))?.rows.row($0) }
      try expectSame(choice, as: seen, now, among: rows)
      return try rows.route(for: choice)
    }
    if let number = Int(choice.prefix { $0 != "/" }) {
      try await expectSameRowAnew(number, of: \.list)
    } else {
      try await catchUpWithRows(of: \.list)
    }
    guard let page = session.list.screen?.shown else {
      throw CommandError("no rows to open: `refresh` fetches them")
    }
    var rows = page.rows.all
    let isHeld = Int(choice).map { page.rows.row($0) != nil } ?? false
    if !page.rest.isNothing, !isHeld { rows = await session.rows(at: route) ?? rows }
    guard rows.contains(where: { $0.route != nil }) else {
      let way =
        switch route {
        case _ where !isListHere: "`show` shows those of this place"
        case .decisions: "`new` creates a decision"
        case .decision: "`option add TITLE` adds an option"
        default: "`up` leads to the list"
        }
      throw CommandError("no rows to open here: \(way)")
    }
    return try rows.route(for: choice)
  }
}
