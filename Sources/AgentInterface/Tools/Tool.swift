import BusinessLogic
import JSONText

/// A tool of the protocol.
struct Tool {
  let name: String
  /// When to call it and what it answers: clients choose tools by these words.
  let description: String
  let parameters: [Parameter]
  var access = Access.reads
  let run: @MainActor (Agent, Arguments) async throws(ToolFailure) -> JSON

  /// What a tool does to the decisions.
  enum Access {
    case reads
    /// Adds to the files.
    case adds
    /// Replaces or deletes what is in the files.
    case changes
  }

  struct Parameter {
    let name: String
    let kind: Kind
    let meaning: String
    var isRequired = false

    enum Kind {
      case text, number, flag
      case choice([String])
    }
  }

  /// All tools, by name.
  static let all = (reading + writing).sorted { $0.name < $1.name }

  /// Whether an agent with this access can call it. A draft has no new files, and is dropped as a
  /// whole.
  func isOffered(in mode: Agent.Access) -> Bool {
    mode == .writes || access == .reads || mode == .proposes && !["create", "undo"].contains(name)
  }

  /// The tool as a list of tools has it, with a flat schema.
  var json: JSON {
    let properties = parameters.map { parameter -> (String, JSON) in
      var members: [(String, JSON)] = [("type", .string(parameter.kind.type))]
      if case .choice(let words) = parameter.kind { members.append(("enum", .list(words))) }
      members.append(("description", .string(parameter.meaning)))
      return (parameter.name, .object(members))
    }
    let required = parameters.filter(\.isRequired).map(\.name)
    return [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .list(required),
      ],
      "annotations": [
        "readOnlyHint": .value(access == .reads), "destructiveHint": .value(access == .changes),
        "idempotentHint": .value(access == .reads), "openWorldHint": .value(false),
      ],
    ]
  }
}

extension Tool.Parameter.Kind {
  fileprivate var type: String {
    switch self {
    case .text, .choice: "string"
    case .number: "integer"
    case .flag: "boolean"
    }
  }
}

extension Tool.Parameter {
  static let decision = Self(
    name: "decision", kind: .text, meaning: "The decision's number, such as 0007, or its route",
    isRequired: true)
}

/// The arguments of a call, all of their parameters' types.
struct Arguments {
  private let values: [String: JSON]

  /// Checks the arguments: an object, or nothing. A `null` counts as missing.
  init(_ json: JSON?, of tool: Tool) throws(ToolFailure) {
    let members = json?.members ?? []
    if let json, !json.isNull, members.isEmpty, json.line != "{}" {
      throw ToolFailure("expected an object as the arguments")
    }
    var values: [String: JSON] = [:]
    for (name, value) in members where !value.isNull {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let names = tool.parameters.map(\.name).joined(separator: ", ")
        throw ToolFailure("`\(tool.name)` has no argument \"\(name)\": it takes \(names)")
      }
      values[name] = parameter.kind.taking(value)
      guard values[name] != nil else {
        throw ToolFailure(
          "expected \(parameter.kind.words) as \(name), not \(value.line.prefix(80))")
      }
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw ToolFailure("`\(tool.name)` needs \(missing.kind.words) as \(missing.name)")
    }
    self.values = values
  }

  /// Returns a text; empty if it is missing.
  func text(_ name: String) -> String { values[name]?.asText ?? "" }

  func optional(_ name: String) -> String? { values[name]?.asText }
  func number(_ name: String) -> Int? { values[name]?.asNumber }
  func flag(_ name: String) -> Bool { values[name]?.asFlag ?? false }
}

extension Tool.Parameter.Kind {
  /// Returns a value of this kind; `nil` if it is none. Models send numbers as texts, and the reverse.
  fileprivate func taking(_ value: JSON) -> JSON? {
    let word = value.asText ?? value.asNumber.map(String.init) ?? value.asFlag.map(String.init)
    guard let word else { return nil }
    switch self {
    case .text: return value.asFlag == nil ? .string(word) : nil
    case .number: return Int(word).map { .value($0) }
    case .flag: return Bool(word.lowercased()).map { .value($0) }
    case .choice(let words): return words.first { $0 == word.lowercased() }.map { .string($0) }
    }
  }

  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .number: "a whole number"
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    }
  }
}
