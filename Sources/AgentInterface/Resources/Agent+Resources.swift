import BusinessLogic
import JSONText
import ReactiveHybrid

/// What an agent's client can read without a tool: each decision, and two views of all.
extension Agent {
  private static let (all, digest, decision) =
    ("proscons://folder", "proscons://digest", "proscons://decision/")
  private static let (markdown, json): (JSON, JSON) = ("text/markdown", "application/json")

  /// Returns the resources, in the order of the list.
  func resources() async throws(ToolFailure) -> [JSON] {
    let list = try await fetch(ViewModel<DecisionList>(worker: decisions, in: folder)).response
    return [
      Self.resource(Self.all, "All decisions", Self.json),
      Self.resource(Self.digest, "A line for each decision"),
    ] + (list?.rows ?? []).map { Self.resource(Self.decision + $0.entry.key, $0.entry.title) }
  }

  static let templates: JSON = .list(
    [["uriTemplate": .string(decision + "{number}"), "name": "decision", "mimeType": markdown]])

  private static func resource(_ uri: String, _ title: String, _ type: JSON = markdown) -> JSON {
    [
      "uri": .string(uri), "name": .string(String(uri.dropFirst("proscons://".count))),
      "title": .string(title), "mimeType": type,
    ]
  }

  /// Returns the contents of a resource. Throws the reason why there is none.
  func contents(of uri: String) async throws(ToolFailure) -> JSON {
    let text: String
    if let format = [Self.all: ExportFormat.json, Self.digest: .digest][uri] {
      text = try await response(
        ViewModel { [exports] _ in try await exports.export(format, of: .all) }
      ).text
    } else if uri.hasPrefix(Self.decision) {
      let lines = try await lines(of: String(uri.dropFirst(Self.decision.count)))
      text = lines.map { $0 + "\n" }.joined()
    } else {
      throw ToolFailure("There is no resource \"\(uri)\"")
    }
    let type = uri == Self.all ? Self.json : Self.markdown
    return .list([["uri": .string(uri), "mimeType": type, "text": .string(text)]])
  }

  /// Returns a hash of what a resource holds now, or of the list of all if there is no address.
  func version(of uri: String?) async -> Int {
    guard let uri else { return (try? await resources().map(\.line))?.hashValue ?? 0 }
    return (try? await contents(of: uri).line)?.hashValue ?? 0
  }
}
