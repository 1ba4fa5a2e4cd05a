import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

/// The matches of an option that are told, and what is said of the others.
private struct ConsideredMatches {
  /// The number of decisions whose options are told.
  static let mostDecisions = 10

  /// The matches that are told whole, as places among all.
  var told: [Int]
  /// The decisions of the rest, by what became of the option.
  var others: [(verdict: String, decisions: [String])] = []
  /// The decisions of all matches.
  var keys: [String] = []
  var sentences: [String] = []

  init(_ all: [Listing.Row]) {
    told = Array(all.indices)
    for row in all where keys.last != row.place.decision { keys.append(row.place.decision) }
    if told.count > Agent.mostRows {
      told = told.filter { place in
        let (row, last) = (all[place], place > 0 ? all[place - 1] : nil)
        return row.heading != last?.heading || row.place.decision != last?.place.decision
      }
      sentences.append("Of each option only its first match is told")
    }
    for row in told.dropFirst(Agent.mostRows).map({ all[$0] }) {
      let (verdict, key) = (row.finding?.verdict ?? "named elsewhere", row.place.decision)
      let place = others.firstIndex { $0.verdict == verdict } ?? others.count
      if place == others.count { others.append((verdict, [])) }
      if others[place].decisions.last != key { others[place].decisions.append(key) }
    }
    if !others.isEmpty {
      sentences.append(
        "`rows` has \(Agent.mostRows) of \(told.count); `others` names the decisions of the rest")
    }
    told = Array(told.prefix(Agent.mostRows))
    if keys.count > Self.mostDecisions {
      sentences.append(
        "The reasons are told of \(Self.mostDecisions) decisions; `show` tells the others")
    }
    if all.isEmpty { sentences.append("Try another or a shorter name, or `search`") }
  }
}

/// What became of an option.
extension Agent {
  /// The number of matches that are told whole.
  static let mostRows = 100

  /// Returns every match, and, of the first decisions, the arguments of the options that match. Of many
  /// matches, those behind the first ones are only the numbers of their decisions, by what became of the
  /// option.
  func considered(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let (listing, nothing) = try await fetch(
      ViewModel<Listing>(worker: searching, words: arguments.text("option"), byOutcome: true))
    let all = listing?.rows ?? []
    let matches = ConsideredMatches(all)
    let rows = listing.map { Sheet("why", matches: $0).value["rows"]?.items ?? [] } ?? []
    var decisions: [JSON] = []
    for key in matches.keys.prefix(ConsideredMatches.mostDecisions) {
      // A file that can't be read has no reasons, but its match is among the rows.
      guard let decision = try? await page(key).decision else { continue }
      let options = all.filter { $0.place.decision == key }.compactMap { $0.finding?.option }
      decisions.append(decision.json(called: key, options: Set(options)))
    }
    return [
      "answer": "considered", "title": .text(listing?.title),
      "rows": .list(matches.told.map { rows[$0] }),
      "others": .list(
        matches.others.map { ["verdict": .string($0.verdict), "decisions": .list($0.decisions)] }),
      "decisions": .list(decisions),
      "sentences": .list((nothing.map { [$0] } ?? []) + matches.sentences),
    ]
  }
}
