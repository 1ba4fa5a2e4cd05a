import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

extension Tool {
  static let reading = [
    Tool(
      "list", .reads,
      "List the technical decisions (ADRs) of this repository: number, title, status, date, choice.",
      [
        Parameter(
          "filter",
          "Terms that must all match: words of a title or an option, state:accepted "
            + "(undecided, rejected, superseded, deprecated), tag:data, by:ann, chosen:redis, "
            + "since:2026-01, before:2026")
      ], Agent.list),
    Tool(
      "show", .reads,
      "Read one decision whole: context, drivers, options with their weighed pros and cons, the "
        + "choice and its reasons, consequences. Call it before you edit a decision.",
      [.decision], Agent.show),
    Tool(
      "search", .reads,
      "Search all decisions for words in any order, best matches first: titles, options, arguments, text.",
      [
        Parameter("words", "All of these words must occur", isRequired: true)
      ], Agent.search),
    Tool(
      "considered", .reads,
      "Was this ever considered, and what became of it? Call it BEFORE you propose or choose an option, "
        + "library, technology or design: it finds each decision that names it, whether it was chosen or "
        + "rejected, and the pros, cons and reasons. Don't propose again what was rejected, unless "
        + "its reasons no longer hold. Of more than \(Agent.mostRows) matches, `others` has the numbers by verdict.",
      [
        Parameter("option", "The name alone, as short as possible: Redis", isRequired: true)
      ], Agent.considered),
    Tool(
      "compare", .reads,
      "Compare the options of a decision by the weights of their pros and cons.",
      [
        .decision,
        Parameter(
          "flip", "Also find the smallest change of one weight that changes the ranking",
          .flag),
      ], Agent.compare),
    Tool(
      "check", .reads,
      "Find problems in the decision files: contradictions, missing choices, broken links, duplicate "
        + "numbers. Call it after you edited files by other means.",
      [], Agent.check),
  ]
}

/// The tools that read.
extension Agent {
  fileprivate func list(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let filter = arguments.optional("filter").map { DecisionFilter($0) }
    let list =
      filter.map { ViewModel<DecisionList>(worker: decisions, by: $0) }
      ?? ViewModel<DecisionList>(worker: decisions, in: folder)
    return try await sheet("list", list) { Sheet($0) }
  }

  fileprivate func show(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let key = await key(arguments)
    return try await page(key).decision.json(called: key)
  }

  fileprivate func search(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let listing = ViewModel<Listing>(worker: searching, searching: arguments.text("words"))
    return try await sheet("search", listing) { Sheet("search", matches: $0) }
  }

  fileprivate func compare(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let key = await key(arguments)
    let comparison = ViewModel(worker: decisions, .comparison(key))
    let sheet = try await sheet("compare", comparison) { Sheet($0) }
    guard arguments.flag("flip") else { return sheet }
    let fragility = ViewModel(worker: decisions, .fragility(key))
    let flip = try await self.sheet("flip", fragility) { Sheet($0) }
    return .object(sheet.members + [("flip", flip)])
  }

  fileprivate func check(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    try await sheet("check", ViewModel<Findings>(worker: decisions)) { Sheet($0) }
  }
}
