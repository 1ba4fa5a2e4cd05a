import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

extension Tool {
  static let reading = [check, compare, considered, list, search, show]

  private static let list = Tool(
    name: "list",
    description:
      "List the technical decisions (ADRs) of this repository: number, title, status, date, choice.",
    parameters: [
      Parameter(
        name: "filter", kind: .text,
        meaning: "Terms that must all match: words of a title or an option, state:accepted "
          + "(undecided, rejected, superseded, deprecated), tag:data, by:ann, chosen:redis, "
          + "since:2026-01, before:2026")
    ]
  ) { agent, arguments throws(ToolFailure) in
    let viewModel =
      arguments.optional("filter").map {
        ViewModel<DecisionList>(worker: agent.decisions, by: DecisionFilter($0))
      } ?? ViewModel<DecisionList>(worker: agent.decisions, in: agent.folder)
    return try await agent.sheet("list", viewModel) { Sheet($0) }
  }

  private static let show = Tool(
    name: "show",
    description:
      "Read one decision whole: context, drivers, options with their weighed pros and cons, the "
      + "choice and its reasons, consequences. Call it before you edit a decision.",
    parameters: [.decision]
  ) { agent, arguments throws(ToolFailure) in
    let key = await agent.key(arguments)
    return try await agent.page(key).decision.json(called: key)
  }

  private static let search = Tool(
    name: "search",
    description:
      "Search all decisions for words in any order, best matches first: titles, options, arguments, text.",
    parameters: [
      Parameter(
        name: "words", kind: .text, meaning: "All of these words must occur", isRequired: true)
    ]
  ) { agent, arguments throws(ToolFailure) in
    let viewModel = ViewModel<Listing>(
      worker: agent.searching, searching: arguments.text("words"))
    return try await agent.sheet("search", viewModel) { Sheet("search", matches: $0) }
  }

  private static let considered = Tool(
    name: "considered",
    description:
      "Was this ever considered, and what became of it? Call it BEFORE you propose or choose an option, "
      + "library, technology or design: it finds each decision that names it, whether it was chosen or "
      + "rejected, and the pros, cons and reasons. Don't propose again what was rejected, unless "
      + "its reasons no longer hold. Of more than \(Agent.mostRows) matches, `others` has the numbers by verdict.",
    parameters: [
      Parameter(
        name: "option", kind: .text, meaning: "The name alone, as short as possible: Redis",
        isRequired: true)
    ]
  ) { agent, arguments throws(ToolFailure) in
    try await agent.considered(arguments.text("option"))
  }

  private static let compare = Tool(
    name: "compare",
    description: "Compare the options of a decision by the weights of their pros and cons.",
    parameters: [
      .decision,
      Parameter(
        name: "flip", kind: .flag,
        meaning: "Also find the smallest change of one weight that changes the ranking"),
    ]
  ) { agent, arguments throws(ToolFailure) in
    let key = await agent.key(arguments)
    let comparison = try await agent.sheet(
      "compare", ViewModel(worker: agent.decisions, .comparison(key))
    ) { Sheet($0) }
    guard arguments.flag("flip") else { return comparison }
    let flip = try await agent.sheet("flip", ViewModel(worker: agent.decisions, .fragility(key))) {
      Sheet($0)
    }
    return .object(comparison.members + [("flip", flip)])
  }

  private static let check = Tool(
    name: "check",
    description:
      "Find problems in the decision files: contradictions, missing choices, broken links, duplicate "
      + "numbers. Call it after you edited files by other means.",
    parameters: []
  ) { agent, _ throws(ToolFailure) in
    try await agent.sheet("check", ViewModel<Findings>(worker: agent.decisions)) { Sheet($0) }
  }
}

extension Agent {
  /// Returns the key of the decision that a call names: by number, by key, or by a route.
  func key(_ arguments: Arguments, _ name: String = "decision") async -> String {
    let said = arguments.text(name)
    let word = said.split(separator: "/").first.map(String.init) ?? said
    return await decisions.key(of: word)
  }

  /// The number of decisions whose options are told.
  private static let most = 10
  /// The number of matches that are told whole.
  fileprivate static let mostRows = 100

  /// Returns every match, and, of the first decisions, the arguments of the options that match. Of many
  /// matches, those behind the first ones are only the numbers of their decisions, by what became of the
  /// option.
  func considered(_ words: String) async throws(ToolFailure) -> JSON {
    let (listing, nothing) = try await fetch(
      ViewModel<Listing>(worker: searching, words: words, byOutcome: true))
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
      let names = all.map(\.place).filter { $0.decision == key }.compactMap(\.option)
      let options = Set(names.compactMap { try? decision.topic($0).title })
      decisions.append(decision.json(called: key, options: options))
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

extension Place {
  /// The option that it is in; `nil` outside of options.
  fileprivate var option: String? {
    switch self {
    case .decision, .text: nil
    case .option(let topic), .arguments(let topic, _), .argument(let topic, _, _),
      .notes(let topic):
      topic.option
    }
  }
}
