import BusinessLogic

/// The outermost object of ``JSONDocument``.
struct JSONLibrary: Encodable {
  let version: Int
  let decisions: [JSONDecision]
}

struct JSONDecision: Encodable {
  let file: String
  let number: JSONNullable<Int>
  let title: String
  let status: JSONNullable<String>
  let date: JSONNullable<String>
  let chosen: JSONNullable<String>
  let outcome: JSONNullable<String>
  let options: [JSONOption]
  let remarks: [String]
  let consequences: [JSONArgument]
  let problems: [JSONProblem]

  init(_ file: LibraryFile) {
    let decision = file.decision
    self.file = file.path
    number = JSONNullable(file.number)
    title = decision.title
    status = JSONNullable(decision.status)
    date = JSONNullable(decision.date)
    chosen = JSONNullable(decision.chosen.map { decision.options[$0].title })
    outcome = JSONNullable(decision.outcome)
    remarks = decision.remarks
    options = decision.options.enumerated().map { place, option in
      JSONOption(option, isChosen: place == decision.chosen)
    }
    consequences = decision.consequences.map(JSONArgument.init)
    problems = file.problems.map { JSONProblem(line: $0.line, message: $0.message) }
  }
}

struct JSONOption: Encodable {
  let title: String
  let chosen: Bool
  let arguments: [JSONArgument]
  let notes: [String]

  init(_ option: Topic, isChosen: Bool) {
    title = option.title
    chosen = isChosen
    arguments = option.arguments.map(JSONArgument.init)
    notes = option.notes
  }
}

struct JSONArgument: Encodable {
  let side: String
  let text: String
  let details: [String]
  let weight: Int
  let line: JSONNullable<Int>

  init(_ argument: Argument) {
    side = argument.side.rawValue
    text = argument.text
    details = argument.details
    weight = argument.weight
    line = JSONNullable(argument.line)
  }
}

struct JSONProblem: Encodable {
  let line: Int
  let message: String
}

/// A value that is written as `null` where there is none, rather than left out with its key.
struct JSONNullable<Value: Encodable>: Encodable {
  let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
