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

  /// Waits for pending updates and for the page's rows, which a script may not have shown yet.
  func catchUpWithRows() async throws(CommandError) {
    if router.screen == nil { await enter(router.route) }
    try await catchUp()
  }

  /// Throws if the command has been cancelled.
  func expectPatience() throws(CommandError) {
    if Task.isCancelled { throw CommandError("it was cancelled") }
  }

  /// Moves to `route` without showing it, to start the session there.
  @discardableResult
  func enter(_ route: Route) async -> Outcome {
    // Routes that concern all decisions always exist, so they need no fetch.
    guard route.topic != nil || route == router.route else {
      router.stand(at: route)
      return .done
    }
    stage.isQuiet = true
    defer { stage.isQuiet = false }
    return await router.go(to: route)
  }

  /// Throws if the number belongs to another row than on the page that the user saw: either could
  /// be meant. The command returns to the prompt, where Enter applies it to the current row.
  func expectSameRow(_ number: Int, _ context: CommandContext) throws(CommandError) {
    guard let before = context.page(at: router.route)?.rows.row(number) else { return }
    let page = router.screen?.shown
    let now = page?.rows.row(number)
    guard now?.id != before.id else { return }
    giveBack(context)
    let place = page?.rows.all.first { $0.id == before.id }.map { ", now row \($0.number)" } ?? ""
    let time = stage.isScript ? "when it was shown" : "when you began the line"
    let then = "\(time) it was \"\(before.name)\"\(place)"
    guard let now else { throw CommandError("row \(number) is gone: \(then)") }
    let way = stage.isScript ? "`show` shows the rows" : "Enter goes on all the same"
    throw CommandError("row \(number) is \"\(now.name)\" now: \(then); \(way)")
  }

  /// Checks a row that the command opens, after fetching known changes: the next page doesn't
  /// compare the row again.
  func expectSameRowAnew(_ number: Int, _ context: CommandContext) async throws(CommandError) {
    try await catchUpWithRows()
    if router.route.topic != nil, context.page(at: router.route)?.rows.row(number) != nil {
      router.screen?.serviceChanged()
      if case .failed = await router.fetch(.update), stage.isScript {
        throw CommandError("row \(number) may be another by now: what is there can't be fetched")
      }
      // A newer change has replaced this update.
      try await catchUp()
    }
    try expectSameRow(number, context)
  }

  /// The route to the row of the current page that `choice` names by number or by part of its name.
  func route(
    ofRow choice: String, _ context: CommandContext
  ) async throws(CommandError) -> Route {
    if let number = Int(choice.prefix { $0 != "/" }) {
      try await expectSameRowAnew(number, context)
    } else {
      try await catchUpWithRows()
    }
    guard let page = router.screen?.shown else {
      throw CommandError("there is nothing to open: `refresh` fetches again")
    }
    var rows = page.rows.all
    let isHeld = Int(choice).map { page.rows.row($0) != nil } ?? false
    if !page.rest.isNothing, !isHeld { rows = await self.rows(at: router.route) ?? rows }
    guard rows.contains(where: { $0.key != nil }) else {
      throw CommandError("there is nothing to open here: `back` leads to the list")
    }
    return try Route(path: try rows.key(for: choice), from: router.route)
  }

  /// Returns the command to the prompt for confirmation.
  func giveBack(_ context: CommandContext) {
    if !Task.isCancelled, !stage.isScript { draft = String(context.line) }
  }
}
