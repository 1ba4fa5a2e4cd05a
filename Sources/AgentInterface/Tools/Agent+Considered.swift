import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

/// What became of an option.
extension Agent {
  /// The number of decisions whose options are told.
  private static let most = 10
  /// The number of matches that are told whole.
  static let mostRows = 100

  /// Returns every match, and, of the first decisions, the arguments of the options that match. Of many
  /// matches, those behind the first ones are only the numbers of their decisions, by what became of the
  /// option.
  func considered(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let (listing, nothing) = try await fetch(
      ViewModel<Listing>(worker: searching, words: arguments.text("option"), byOutcome: true))
    let all = listing?.rows ?? []
    let rows = listing.map { Sheet("why", matches: $0).value["rows"]?.items ?? [] } ?? []
    var sentences = nothing.map { [$0] } ?? []
    var told = Array(all.indices)
    if told.count > Self.mostRows {
      told = told.filter { place in
        let (row, last) = (all[place], place > 0 ? all[place - 1] : nil)
        return row.heading != last?.heading || row.place.decision != last?.place.decision
      }
      sentences.append("Of each option only its first match is told")
    }
    var others: [(verdict: String, decisions: [String])] = []
    for row in told.dropFirst(Self.mostRows).map({ all[$0] }) {
      let (verdict, key) = (row.finding?.verdict ?? "named elsewhere", row.place.decision)
      let place = others.firstIndex { $0.verdict == verdict } ?? others.count
      if place == others.count { others.append((verdict, [])) }
      if others[place].decisions.last != key { others[place].decisions.append(key) }
    }
    if !others.isEmpty {
      sentences.append(
        "`rows` has \(Self.mostRows) of \(told.count); `others` names the decisions of the rest")
    }
    var keys: [String] = []
    for row in all where keys.last != row.place.decision { keys.append(row.place.decision) }
    if keys.count > Self.most {
      sentences.append("The reasons are told of \(Self.most) decisions; `show` tells the others")
    }
    if all.isEmpty { sentences.append("Try another or a shorter name, or `search`") }
    var decisions: [JSON] = []
    for key in keys.prefix(Self.most) {
      // A file that can't be read has no reasons, but its match is among the rows.
      guard let decision = try? await page(key).decision else { continue }
      let options = all.filter { $0.place.decision == key }.compactMap { $0.finding?.option }
      decisions.append(decision.json(called: key, options: Set(options)))
    }
    return [
      "answer": "considered", "title": .text(listing?.title),
      "rows": .list(told.prefix(Self.mostRows).map { rows[$0] }),
      "others": .list(
        others.map { ["verdict": .string($0.verdict), "decisions": .list($0.decisions)] }),
      "decisions": .list(decisions), "sentences": .list(sentences),
    ]
  }
}
