import BusinessLogic
import JSONText
import Presentation
import ReactiveHybrid

extension Agent {
  func list(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let filter = arguments.optional("filter").map { DecisionFilter($0) }.flatMap {
      $0.terms.isEmpty ? nil : $0
    }
    if let mistake = filter?.terms.lazy.compactMap(\.mistake).first { throw ToolFailure(mistake) }
    let list =
      filter.map { ViewModel<DecisionList>(worker: decisions, by: $0) }
      ?? ViewModel<DecisionList>(worker: decisions, in: folder)
    return try await sheet("list", list) { Sheet($0, byKey: true) }
  }

  func show(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    try await decision(arguments.key).json(called: arguments.key)
  }

  func search(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let listing = ViewModel<Listing>(worker: searching, searching: arguments.text("words"))
    return try await sheet("search", listing) { Sheet("search", matches: $0) }
  }

  func compare(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let comparison = ViewModel(worker: decisions, .comparison(arguments.key))
    let sheet = try await sheet("compare", comparison) { Sheet($0) }
    guard arguments.flag("flip") else { return sheet }
    let fragility = ViewModel(worker: decisions, .fragility(arguments.key))
    let flip = try await self.sheet("flip", fragility) { Sheet($0) }
    return .object(sheet.members + [("flip", flip)])
  }

  func check(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    try await sheet("check", ViewModel<Findings>(worker: decisions)) { Sheet($0) }
  }

  /// The maximum number of matches in `rows`.
  static let mostRows = 100
  /// The maximum number of decisions whose matching options are in `decisions`.
  private static let mostDecisions = 10

  /// Returns the matches, and the matching options of the first decisions with their arguments. For the
  /// matches after ``mostRows``, returns only the numbers of their decisions, grouped by the outcome of the
  /// option.
  func considered(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let (listing, nothing) = try await fetch(
      ViewModel<Listing>(worker: searching, words: arguments.text("option"), byOutcome: true))
    let (all, most) = (listing?.rows ?? [], Self.mostRows)
    func option(_ index: Int) -> [String?] { [all[index].place.decision, all[index].heading] }
    let listed = all.indices.filter { all.count <= most || $0 == 0 || option($0) != option($0 - 1) }
    let rest = Dictionary(grouping: listed.dropFirst(most).map { all[$0] }) {
      $0.finding?.verdict ?? "named elsewhere"
    }
    let keys = all.decisions
    var decisions: [JSON] = []
    for key in keys.prefix(Self.mostDecisions) {
      // A file that can't be read has no reasons, but its match is among the rows.
      guard let decision = try? await decision(key) else { continue }
      let options = all.filter { $0.place.decision == key }.compactMap { $0.finding?.option }
      decisions.append(decision.json(called: key, options: Set(options)))
    }
    let rows = listing.flatMap { Sheet("why", matches: $0).value["rows"]?.items } ?? []
    let others = rest.sorted { $0.key < $1.key }.map { verdict, rows -> JSON in
      ["verdict": .string(verdict), "decisions": .list(rows.decisions)]
    }
    let sentences = [
      (nothing != nil, nothing ?? ""),
      (all.count > most, "Only the first match of each option is listed"),
      (!rest.isEmpty, "`rows` has \(most) of \(listed.count); `others` has the rest by verdict"),
      (
        keys.count > Self.mostDecisions,
        "The reasons are given for \(Self.mostDecisions) decisions; `show` gives the others"
      ),
      (all.isEmpty, "Try another or a shorter name, or `search`"),
    ].filter(\.0).map(\.1)
    return [
      "answer": "considered", "title": .text(listing?.title),
      "rows": .list(listed.prefix(most).map { rows[$0] }), "others": .list(others),
      "decisions": .list(decisions),
      "sentences": .list(sentences + (listing?.gap ?? [])),
    ]
  }
}

extension [Listing.Row] {
  /// The decisions of the rows, each once.
  fileprivate var decisions: [String] {
    reduce(into: []) { if $0.last != $1.place.decision { $0.append($1.place.decision) } }
  }
}
