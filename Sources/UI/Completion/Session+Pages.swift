import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// Finds what there is, without a screen and without an alert.
extension Session {
  /// Returns the routes that `path` can be completed to: one step from the route before its last
  /// slash. Empty if a word of the path leads nowhere.
  func routes(like path: String) async -> [Candidate] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let start = path[..<end]
    guard let base = try? Route(path: start, from: router.route),
      let all = await rows(at: base)
    else { return [] }
    let keys = all.compactMap { row in
      row.route.flatMap { $0.parent == base ? (key: $0.word, name: row.name) : nil }
    }
    let hasOptions = all.contains { $0.route?.parent == base && $0.route?.topic?.option != nil }
    let screens = base.screens.filter { screen in
      !keys.contains { $0.key == screen.word } && !(hasOptions && screen.route.needsOption)
    }
    return keys.map { Candidate(start + $0.key, remark: $0.name, goesOn: true) }
      + screens.map { Candidate(start + $0.word, goesOn: true) }
  }

  /// Returns the route with the key of its decision and the short name of its option instead of
  /// numbers and titles, so that each page has one route.
  func canonical(_ route: Route) async -> Route {
    guard let topic = route.topic, topic != router.route.topic else { return route }
    return route.naming(await inquiry.canonical(topic))
  }

  /// Returns the route that `path` means; `nil` if it can't be shown.
  func route(at path: String) async -> Route? {
    guard let typed = try? Route(path: path, from: router.route) else { return nil }
    let route = await canonical(typed)
    return await rows(at: route) == nil ? nil : route
  }

  /// Returns all rows at `route`, fetched if needed; `nil` if that fails.
  func rows(at route: Route) async -> [Row]? {
    if route == router.route, let page = router.screen?.shown, page.rest.isNothing {
      return page.rows.all
    }
    guard let place = route.place else { return await inquiry.list()?.rows.map { Row($0) } }
    return try? await inquiry.outline(of: place.decision)?.rows(at: place).map { Row($0) }
  }

  var inquiry: Inquiry { Inquiry(scenes.workers.decisions, at: store) }
}
