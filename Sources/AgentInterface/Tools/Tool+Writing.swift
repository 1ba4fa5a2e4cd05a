import BusinessLogic
import Decisions
import Presentation

extension Tool {
  static let writing = [
    Tool(
      "create", .adds,
      "Create a decision file with the next free number, undecided. Then `add` its options and arguments.",
      [
        Parameter("title", "The question: Which queue to use", isRequired: true),
        Parameter(
          "form", "Defaults to the form of the last decisions",
          .choice(DecisionForm.allCases.map(\.rawValue))),
      ], Agent.create),
    Tool(
      "add", .adds,
      "Add an option to a decision, or an argument (\(Side.allCases.map(\.rawValue).alternatives)) to one of "
        + "its options, or a driver or consequence. Only its own lines are written.",
      [
        .decision, .kind(allKinds + ["option"]), .option, .text("The new text, one line"), .preview,
      ], Agent.add),
    Tool(
      "edit", .changes,
      "Change or remove an argument, option, driver, consequence or the context. It is refused if the "
        + "old text isn't there any more.",
      [
        .decision, .kind(allKinds + ["option", "context"]), .option,
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
        .text("The argument's whole text as you read it"),
        Parameter("weight", "From 0", .number, isRequired: true),
        Parameter("old", "The weight as you read it", .number), .preview,
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
      [Parameter("handle", "As the edit answered", isRequired: true)],
      Agent.undo),
  ]

  private static let allKinds = DecisionItem.Kind.all.map(\.key)
}

extension Parameter {
  fileprivate static let option = Parameter(
    "option", "The title of the option, for an argument or a note of a decision with several")

  fileprivate static let preview = Parameter(
    "preview", "Answer with the difference, and write nothing", .flag)

  fileprivate static func text(_ meaning: String) -> Parameter {
    Parameter("text", meaning, isRequired: true)
  }

  fileprivate static func kind(_ words: [String]) -> Parameter {
    Parameter("kind", "What it is", .choice(words), isRequired: true)
  }
}
