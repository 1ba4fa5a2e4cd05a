import BusinessLogic
import Prompt
import ReactiveHybrid

extension Session {
  /// The routes that `path` could become: from the place in front of its last slash one step on. None if a
  /// word of it leads nowhere.
  func routes(like path: String) async -> [Candidate] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let start = path[..<end]
    guard let base = try? Route(path: start, from: router.route),
      let all = await rows(at: base)
    else { return [] }
    let keys = all.compactMap { row in row.key.map { (key: $0, name: row.name) } }
      .filter { !$0.key.contains("/") }
    let words = base.words(besides: keys.map(\.key))
    return keys.map { Candidate(start + $0.key, remark: $0.name, goesOn: true) }
      + words.map { Candidate(start + $0, goesOn: true) }
  }

  /// The place that `path` means; `nil` if nothing is there.
  func place(at path: String) async -> Route? {
    guard let route = try? Route(path: path, from: router.route), await rows(at: route) != nil
    else { return nil }
    return route
  }

  /// All rows of the page at `route`, fetched if need be; `nil` if they can't be had, which isn't reported.
  func rows(at route: Route) async -> [Row]? {
    if route == router.route, let page = router.screen?.shown, page.rest.isNothing {
      return page.rows.all
    }
    // On a screen of its own: the one that is kept shows what it has, and has its own alerts.
    return await scenes(route).all()?.rows.all
  }
}

extension Route {
  /// The words of the program that lead on from here, but for those that are `keys` of rows.
  fileprivate func words(besides keys: [String]) -> [String] {
    let words =
      switch self {
      case .decision: ["compare", "flip", "strike", "notes"] + Side.allCases.map(\.plural)
      case .option: ["strike", "notes"] + Side.allCases.map(\.plural)
      default: [String]()
      }
    return words.filter { !keys.contains($0) }
  }
}
