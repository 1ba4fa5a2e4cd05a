import BusinessLogic
import Prompt
import ReactiveHybrid

/// Resolves row numbers: a number means the row that had it on the page that the user saw.
extension Session {
  /// Waits for pending screen updates. Throws if the command is cancelled meanwhile.
  func catchUp() async throws(CommandError) {
    await settle()
    await stage.loading.box.wait { $0 == nil }
    try expectPatience()
  }

  /// Waits for pending updates and for the rows of a list, which a script may not have shown yet.
  func catchUpWithRows(of list: KeyPath<Session, List> = \.place) async throws(CommandError) {
    if self[keyPath: list].screen == nil { await enter(router.route) }
    try await catchUp()
  }

  func expectPatience() throws(CommandError) {
    if Task.isCancelled { throw CommandError("cancelled") }
  }

  /// Moves to `route` without showing it, to start the session there.
  @discardableResult
  func enter(_ route: Route) async -> Outcome {
    // The list of decisions always exists, so it needs no fetch.
    guard route.topic != nil || route == router.route else {
      router.stand(at: route)
      return .done
    }
    stage.isQuiet = true
    defer { stage.isQuiet = false }
    return await router.go(to: route)
  }

  /// The rows that a number can mean.
  typealias List = (screen: (any Screen<Page>)?, spot: Spot)

  /// The rows at the current route, which edits refer to.
  var place: List { (router.screen, .place(router.route)) }

  /// The list that was shown last: an answer, or the rows at the current route.
  var latest: List {
    guard let spot = stage.listed, case .answer = spot else { return place }
    return (router.answer, spot)
  }

  /// The list that `open` refers to: the last one, if it has rows to open.
  var list: List { latest.screen?.shown?.opens == true ? latest : place }

  /// Throws if the number belongs to another row than on the page that the user saw.
  func expectSameRow(
    _ number: Int, of list: KeyPath<Session, List> = \.place, _ context: CommandContext
  ) throws(CommandError) {
    let list = self[keyPath: list]
    let rows = list.screen?.shown?.rows
    try context.expectSame(
      String(number), as: context.page(at: list.spot)?.rows.row(number), rows?.row(number),
      among: rows?.all)
  }

  /// Checks a row before the command opens it, after fetching known changes. The next page doesn't
  /// check it again.
  func expectSameRowAnew(
    _ number: Int, of path: KeyPath<Session, List> = \.place, _ context: CommandContext
  ) async throws(CommandError) {
    try await catchUpWithRows(of: path)
    let list = self[keyPath: path]
    if list.spot != .place(.decisions), context.page(at: list.spot)?.rows.row(number) != nil {
      // Repeating a query can take long, so an answer is only fetched again after a known change.
      if list.spot == place.spot { list.screen?.serviceChanged() }
      if case .failed? = await list.screen?.fetch(.update), stage.isScript {
        throw CommandError("can't check whether row \(number) changed: the refresh failed")
      }
      // A newer change has replaced this update.
      try await catchUp()
    }
    try expectSameRow(number, of: path, context)
  }

  /// The rows that `open` accepts at an option: the decision's options by number, and the option's
  /// own items by name. `nil` at other routes, and after an answer.
  var rowsAtOption: [Row]? {
    get async {
      guard case .option = router.route, let above = router.route.parent, latest.spot == place.spot,
        let options = await pages.rows(at: above), let own = await pages.rows(at: router.route)
      else { return nil }
      func below(_ route: Route, _ rows: [Row]) -> [Row] {
        rows.map { row in
          var row = row
          row.key = row.key.map { "\(route)/\($0)" }
          return row
        }
      }
      return below(above, options) + below(router.route, own)
    }
  }

  /// Returns the route to the row of the last list that `choice` names by number or by part of its
  /// name, or to the item here that it names by kind and number.
  func route(
    ofRow choice: String, _ context: CommandContext
  ) async throws(CommandError) -> Route {
    if list.spot != .place(.decisions), Route.namesDecision(choice) {
      return await pages.canonical(try Route(path: choice))
    }
    var words = Words(choice[...], usage: "")
    if let topic = router.route.topic, words.itemName() != nil {
      try await catchUp()
      let (option, label) = (Route.option(topic), choice.lowercased())
      let rows = await pages.rows(at: option) ?? []
      func named(_ rows: [Row]?) -> Row? { rows?.first { $0.number == label } }
      let seen = named(context.page(at: .place(option))?.rows.all)
      try context.expectSame(label, as: seen, named(rows), among: rows)
      guard let key = named(rows)?.key else { throw rows.noRow(label) }
      return try Route(path: key, from: option)
    }
    if let rows = await rowsAtOption, let above = router.route.parent {
      // Without `open`, a number means a row of the page, whose own rows are numbered by kind.
      if context.line == choice[...] {
        _ = try rows.filter { Int($0.number) == nil }.key(for: choice)
      }
      let now = rows.first { $0.number == choice }
      let seen = Int(choice).flatMap { context.page(at: .place(above))?.rows.row($0) }
      try context.expectSame(choice, as: seen, now, among: rows)
      return try Route(path: try rows.key(for: choice))
    }
    if let number = Int(choice.prefix { $0 != "/" }) {
      try await expectSameRowAnew(number, of: \.list, context)
    } else {
      try await catchUpWithRows(of: \.list)
    }
    guard let page = list.screen?.shown else {
      throw CommandError("no rows to open: `refresh` fetches them")
    }
    var rows = page.rows.all
    let isHeld = Int(choice).map { page.rows.row($0) != nil } ?? false
    if !page.rest.isNothing, !isHeld { rows = await pages.rows(at: router.route) ?? rows }
    guard rows.contains(where: { $0.key != nil }) else {
      let way = router.route.parent == nil ? "`new` creates a decision" : "`up` leads to the list"
      throw CommandError("no rows to open here: \(way)")
    }
    return try Route(path: try rows.key(for: choice), from: router.route)
  }

  /// Returns the command to the prompt if its edit failed and may yet succeed.
  func retry(_ context: CommandContext) {
    guard hasEditing, editing.content.value.failure?.isFinal == false else { return }
    returnLine(of: context)
    guard prefill != nil, !terminal.leavesLineToKernel else { return }
    terminal.tell("The edit was not saved: press Enter to try again")
  }

  func returnLine(of context: CommandContext) {
    if !Task.isCancelled, !stage.isScript { prefill = prefill ?? String(context.line) }
  }
}
