import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

/// Reads pages without showing them.
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
    let words = base.screens.map(\.word).filter { word in !keys.contains { $0.key == word } }
    return keys.map { Candidate(start + $0.key, remark: $0.name, goesOn: true) }
      + words.map { Candidate(start + $0, goesOn: true) }
  }

  /// Returns the route with the key of its decision and the short name of its option instead of
  /// numbers and titles, so that each page has one route.
  func canonical(_ route: Route) async -> Route {
    guard let topic = route.topic, topic != router.route.topic else { return route }
    let key = await scenes.workers.decisions.key(of: topic.decision)
    let route = route.naming(TopicID(decision: key, option: topic.option))
    guard let option = topic.option, let options = await options(of: key) else { return route }
    let named = options.first { slug($0.name) == option }?.route
    guard let found = (named ?? (try? options.route(for: option)))?.topic else { return route }
    return route.naming(found)
  }

  /// Returns the route that `path` means; `nil` if it can't be shown.
  func route(at path: String) async -> Route? {
    guard let said = try? Route(path: path, from: router.route) else { return nil }
    let route = await canonical(said)
    return await rows(at: route) == nil ? nil : route
  }

  /// Returns the rows of a decision's options; `nil` if that fails.
  func options(of key: String) async -> [Row]? {
    await rows(at: .decision(key))?.filter { if case .option? = $0.route { true } else { false } }
  }

  /// Returns all rows of the page at `route`, fetched if needed; `nil` if that fails. Raises no
  /// alert.
  func rows(at route: Route) async -> [Row]? {
    if route == router.route, let page = router.screen?.shown, page.rest.isNothing {
      return page.rows.all
    }
    return await scenes.page(at: route)?.rows.all
  }
}
