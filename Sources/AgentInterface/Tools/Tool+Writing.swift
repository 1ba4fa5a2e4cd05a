import BusinessLogic
import Decisions
import JSONText
import Presentation

extension Tool {
  static let writing = [add, create, decide, edit, undo, weigh]

  private static let create = Tool(
    name: "create",
    description:
      "Create a decision file with the next free number, undecided. Then `add` its options and arguments.",
    parameters: [
      Parameter(
        name: "title", kind: .text, meaning: "The question: Which queue to use", isRequired: true),
      Parameter(
        name: "form", kind: .choice(DecisionForm.allCases.map(\.rawValue)),
        meaning: "Defaults to the form of the last decisions"),
    ], access: .adds
  ) { agent, arguments throws(ToolFailure) in
    let form = arguments.optional("form").flatMap { DecisionForm(rawValue: $0) }
    return try await agent.make([], isPreview: false) {
      await $0.create(title: arguments.text("title"), as: form)
    }
  }

  private static let add = Tool(
    name: "add",
    description:
      "Add an option to a decision, or an argument (\(Side.allCases.map(\.rawValue).alternatives)) to one of "
      + "its options, or a driver or consequence. Only its own lines are written.",
    parameters: [
      .decision, .kind(["option"]), .option, .text("The new text, one line"), .preview,
    ], access: .adds
  ) { agent, arguments throws(ToolFailure) in
    try await agent.add(arguments)
  }

  private static let edit = Tool(
    name: "edit",
    description:
      "Change or remove an argument, option, driver, consequence or the context. It is refused if the "
      + "old text isn't there any more.",
    parameters: [
      .decision, .kind(["option", "context"]), .option,
      Parameter(
        name: "old", kind: .text,
        meaning: "The whole text as you read it; omit it only for a context that is missing"),
      Parameter(
        name: "new", kind: .text,
        meaning: "The new text, one line; without it, `edit` removes the old"),
      .preview,
    ], access: .changes
  ) { agent, arguments throws(ToolFailure) in
    try await agent.edit(arguments)
  }

  private static let weigh = Tool(
    name: "weigh", description: "Set the weight of an argument, which is 1 by default.",
    parameters: [
      .decision,
      Parameter(
        name: "kind", kind: .choice(Side.allCases.map(\.rawValue)), meaning: "Its side",
        isRequired: true),
      .option, .text("The argument's whole text as you read it"),
      Parameter(name: "weight", kind: .number, meaning: "From 0", isRequired: true),
      Parameter(name: "old", kind: .number, meaning: "The weight as you read it"), .preview,
    ], access: .changes
  ) { agent, arguments throws(ToolFailure) in
    try await agent.weigh(arguments)
  }

  private static let decide = Tool(
    name: "decide",
    description:
      "Decide: choose an option, or set the status, or let another decision supersede this one. Give "
      + "one of choose, status and superseded_by.",
    parameters: [
      .decision,
      Parameter(name: "choose", kind: .text, meaning: "The option's title"),
      Parameter(name: "because", kind: .text, meaning: "The reason for the choice"),
      Parameter(name: "status", kind: .text, meaning: "Such as accepted, rejected or deprecated"),
      Parameter(
        name: "superseded_by", kind: .text, meaning: "The number of the decision that replaces it"),
      Parameter(
        name: "old", kind: .text,
        meaning: "The status as you read it, or, to choose, the option that was chosen"),
      .preview,
    ], access: .changes
  ) { agent, arguments throws(ToolFailure) in
    try await agent.decide(arguments)
  }

  private static let undo = Tool(
    name: "undo", description: "Undo an edit of this session by its handle: the file is as before.",
    parameters: [
      Parameter(name: "handle", kind: .text, meaning: "As the edit answered", isRequired: true)
    ], access: .changes
  ) { agent, arguments throws(ToolFailure) in
    try await agent.undo(arguments.text("handle"))
  }
}

extension Tool.Parameter {
  fileprivate static let option = Self(
    name: "option", kind: .text,
    meaning: "The title of the option, for an argument or a note of a decision with several")

  fileprivate static let preview = Self(
    name: "preview", kind: .flag, meaning: "Answer with the difference, and write nothing")

  fileprivate static func text(_ meaning: String) -> Self {
    Self(name: "text", kind: .text, meaning: meaning, isRequired: true)
  }

  fileprivate static func kind(_ others: [String]) -> Self {
    Self(
      name: "kind", kind: .choice(DecisionItem.Kind.all.map(\.key) + others),
      meaning: "What it is", isRequired: true)
  }
}
