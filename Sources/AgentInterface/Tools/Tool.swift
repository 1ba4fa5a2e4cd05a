import JSONText

/// A tool of the protocol.
struct Tool {
  let name: String
  let access: Access
  /// When to call it and what it answers: clients choose tools by these words.
  let description: String
  let parameters: [Parameter]
  let run: Run

  typealias Run = @MainActor (Agent) -> @MainActor (Arguments) async throws(ToolFailure) -> JSON

  /// What a tool does to the decisions.
  enum Access {
    case reads
    case adds
    /// Replaces or deletes what is in the files.
    case changes
  }

  init(
    _ name: String, _ access: Access, _ description: String, _ parameters: [Parameter],
    _ run: @escaping Run
  ) {
    (self.name, self.access, self.description) = (name, access, description)
    (self.parameters, self.run) = (parameters, run)
  }

  /// Whether an agent with this access can call it. A draft has no new files, and each of its edits is
  /// dropped by the user.
  func isOffered(in mode: Agent.Access) -> Bool {
    mode == .writes || access == .reads || mode == .proposes && !["create", "undo"].contains(name)
  }

  /// The tool as a list of tools has it, with a flat schema.
  var json: JSON {
    [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(parameters.map { ($0.name, $0.schema) }),
        "required": .list(parameters.filter(\.isRequired).map(\.name)),
      ],
      "annotations": [
        "readOnlyHint": .value(access == .reads), "destructiveHint": .value(access == .changes),
        "idempotentHint": .value(access == .reads), "openWorldHint": .value(false),
      ],
    ]
  }
}

/// What a tool takes.
struct Parameter {
  let name: String
  let meaning: String
  let kind: Kind
  /// The texts that it accepts; empty if it accepts any.
  let choices: [String]
  let isRequired: Bool

  /// The types of a schema, each with its name in error messages.
  enum Kind: String {
    case string = "a text"
    case integer = "a whole number"
    case boolean = "true or false"
  }

  init(
    _ name: String, _ meaning: String, _ kind: Kind = .string, choices: [String] = [],
    isRequired: Bool = false
  ) {
    (self.name, self.meaning, self.kind) = (name, meaning, kind)
    (self.choices, self.isRequired) = (choices, isRequired)
  }

  /// What it accepts, as error messages name it.
  var words: String { choices.isEmpty ? kind.rawValue : choices.joined(separator: ", ") }

  /// Returns a value of this kind; `nil` if it is none. Models send numbers as texts, and the reverse.
  func taking(_ value: JSON) -> JSON? {
    let word = value.asText ?? value.asNumber.map(String.init) ?? value.asFlag.map(String.init)
    guard let word else { return nil }
    switch kind {
    case .string where choices.isEmpty: return value.asFlag == nil ? .string(word) : nil
    case .string: return choices.first { $0 == word.lowercased() }.map { .string($0) }
    case .integer: return Int(word).map { .value($0) }
    case .boolean: return Bool(word.lowercased()).map { .value($0) }
    }
  }

  var schema: JSON {
    .object(
      [("type", .string("\(kind)"))] + (choices.isEmpty ? [] : [("enum", .list(choices))])
        + [("description", .string(meaning))])
  }
}

/// The arguments of a call, all of their parameters' types.
struct Arguments {
  private var values: [String: JSON] = [:]
  /// The key of the decision that the call names; empty if its tool takes none.
  var key = ""

  /// Checks the arguments: an object, or nothing. A `null` counts as missing.
  init(_ json: JSON?, of tool: Tool) throws(ToolFailure) {
    switch json {
    case nil, .object, .word("null"): break
    default: throw ToolFailure("expected an object as the arguments")
    }
    for (name, value) in json?.members ?? [] where !value.isNull {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let names = tool.parameters.map(\.name).joined(separator: ", ")
        throw ToolFailure("`\(tool.name)` has no argument \"\(name)\": it takes \(names)")
      }
      values[name] = parameter.taking(value)
      guard values[name] != nil else {
        throw ToolFailure("expected \(parameter.words) as \(name), not \(value.line.prefix(80))")
      }
    }
    // A text of spaces names nothing.
    func isMissing(_ name: String) -> Bool {
      values[name]?.asText?.allSatisfy(\.isWhitespace) ?? (values[name] == nil)
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && isMissing($0.name) }) {
      throw ToolFailure("`\(tool.name)` needs \(missing.words) as \(missing.name)")
    }
  }

  /// Returns a text; empty if it is missing.
  func text(_ name: String) -> String { optional(name) ?? "" }

  func optional(_ name: String) -> String? { values[name]?.asText }
  func number(_ name: String) -> Int? { values[name]?.asNumber }
  func flag(_ name: String) -> Bool { values[name]?.asFlag ?? false }
}
