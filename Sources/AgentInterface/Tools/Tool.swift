import BusinessLogic
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
    /// Adds to the files.
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
  var isRequired = false

  enum Kind {
    case text, number, flag
    case choice([String])

    /// The type in a schema, and what it takes in words.
    var names: (type: String, words: String) {
      switch self {
      case .text: ("string", "a text")
      case .number: ("integer", "a whole number")
      case .flag: ("boolean", "true or false")
      case .choice(let words): ("string", words.joined(separator: ", "))
      }
    }

    /// Returns a value of this kind; `nil` if it is none. Models send numbers as texts, and the reverse.
    func taking(_ value: JSON) -> JSON? {
      let word = value.asText ?? value.asNumber.map(String.init) ?? value.asFlag.map(String.init)
      guard let word else { return nil }
      switch self {
      case .text: return value.asFlag == nil ? .string(word) : nil
      case .number: return Int(word).map { .value($0) }
      case .flag: return Bool(word.lowercased()).map { .value($0) }
      case .choice(let words): return words.first { $0 == word.lowercased() }.map { .string($0) }
      }
    }
  }

  init(_ name: String, _ meaning: String, _ kind: Kind = .text) {
    (self.name, self.meaning, self.kind) = (name, meaning, kind)
  }

  var schema: JSON {
    var choices: [(String, JSON)] = []
    if case .choice(let words) = kind { choices = [("enum", .list(words))] }
    return .object(
      [("type", .string(kind.names.type))] + choices + [("description", .string(meaning))])
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
      values[name] = parameter.kind.taking(value)
      guard values[name] != nil else {
        throw ToolFailure(
          "expected \(parameter.kind.names.words) as \(name), not \(value.line.prefix(80))")
      }
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw ToolFailure("`\(tool.name)` needs \(missing.kind.names.words) as \(missing.name)")
    }
  }

  /// Returns a text; empty if it is missing.
  func text(_ name: String) -> String { optional(name) ?? "" }

  func optional(_ name: String) -> String? { values[name]?.asText }
  func number(_ name: String) -> Int? { values[name]?.asNumber }
  func flag(_ name: String) -> Bool { values[name]?.asFlag ?? false }
}
