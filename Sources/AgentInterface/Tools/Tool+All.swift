import Decisions
import Presentation

extension Tool {
  private static let kinds = DecisionItem.Kind.all.map(\.key)

  /// All tools, by name.
  static let all = [
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
      [Parameter("words", "All of these words must occur", isRequired: true)], Agent.search),
    Tool(
      "considered", .reads,
      "Was this ever considered, and what became of it? Call it BEFORE you propose or choose an option, "
        + "library, technology or design: it finds each decision that names it, whether it was chosen or "
        + "rejected, and the pros, cons and reasons. Don't propose again what was rejected, unless "
        + "its reasons no longer hold. Of more than \(Agent.mostRows) matches, `others` has the numbers by verdict.",
      [Parameter("option", "The name alone, as short as possible: Redis", isRequired: true)],
      Agent.considered),
    Tool(
      "compare", .reads,
      "Compare the options of a decision by the weights of their pros and cons.",
      [
        .decision,
        Parameter(
          "flip", "Also find the smallest change of one weight that changes the ranking", .boolean),
      ], Agent.compare),
    Tool(
      "check", .reads,
      "Find problems in the decision files: contradictions, missing choices, broken links, duplicate "
        + "numbers. Call it after you edited files by other means.",
      [], Agent.check),
    Tool(
      "create", .adds,
      "Create a decision file with the next free number, undecided. Then `add` its options and arguments.",
      [
        Parameter("title", "The question: Which queue to use", isRequired: true),
        Parameter(
          "form", "Defaults to the form of the last decisions",
          choices: DecisionForm.allCases.map(\.rawValue)),
      ], Agent.create),
    Tool(
      "add", .adds,
      "Add an option to a decision, or an argument (\(Side.allCases.map(\.rawValue).alternatives)) to one of "
        + "its options, or a driver or consequence. Only its own lines are written.",
      [
        .decision, .kind(kinds + ["option"]), .option,
        Parameter("text", "The new text, one line", isRequired: true), .preview,
      ], Agent.add),
    Tool(
      "edit", .changes,
      "Change or remove an argument, option, driver, consequence or the context. It is refused if the "
        + "old text isn't there any more.",
      [
        .decision, .kind(kinds + ["option", "context"]), .option,
        Parameter(
          "old", "The whole text as you read it; omit it only for a context that is missing"),
        Parameter("new", "The new text, one line; without it, `edit` removes the old"),
        .preview,
      ], Agent.edit),
    Tool(
      "weigh", .changes,
      "Set the weight of an argument, which is 1 by default.",
      [
        .decision, .kind(Side.allCases.map(\.rawValue)), .option,
        Parameter("text", "The argument's whole text as you read it", isRequired: true),
        Parameter("weight", "From 0", .integer, isRequired: true),
        Parameter("old", "The weight as you read it", .integer), .preview,
      ], Agent.weigh),
    Tool(
      "decide", .changes,
      "Decide: choose an option, or set the status, or let another decision supersede this one. Give "
        + "one of choose, status and superseded_by.",
      [
        .decision, Parameter("choose", "The option's title"),
        Parameter("because", "The reason for the choice"),
        Parameter("status", "Such as accepted, rejected or deprecated"),
        Parameter("superseded_by", "The number of the decision that replaces it"),
        Parameter("old", "The status as you read it, or, to choose, the option that was chosen"),
        .preview,
      ], Agent.decide),
    Tool(
      "undo", .changes,
      "Undo an edit of this session by its handle: the file is as before.",
      [Parameter("handle", "The handle that the edit returned", isRequired: true)], Agent.undo),
  ].sorted { $0.name < $1.name }
}

extension Parameter {
  fileprivate static let decision = Parameter(
    "decision", "The decision's number, such as 0007, or its route", isRequired: true)

  fileprivate static let option = Parameter(
    "option", "The title of the option, for an argument or a note of a decision with several")

  fileprivate static let preview = Parameter(
    "preview", "Answer with the difference, and write nothing", .boolean)

  fileprivate static func kind(_ words: [String]) -> Parameter {
    Parameter("kind", "What it is", choices: words, isRequired: true)
  }
}
