import JSONText

/// The revisions of the Model Context Protocol, in their two kinds.
enum Revision {
  /// Those that begin with `initialize`, oldest first.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// Those that keep no state: each request names its revision.
  static let stateless = ["2026-07-28"]

  private static let prefix = "io.modelcontextprotocol/"
  private static let name = prefix + "protocolVersion"
  static let serverInfo = prefix + "serverInfo"
  static let subscriptionID = prefix + "subscriptionId"

  /// Returns whether a request is of a stateless revision. Throws if it names one that this program
  /// doesn't know, or not all that such a request has to name.
  static func isStateless(_ params: JSON) throws(ProtocolError) -> Bool {
    let meta = params["_meta"]
    guard let requested = meta?[name] else { return false }
    guard let requested = requested.asText else {
      throw ProtocolError(.wrongParameters, "expected a text as \(name)")
    }
    if withHandshake.contains(requested) { return false }
    guard stateless.contains(requested) else {
      throw ProtocolError(
        .unknownRevision, "This server doesn't know the revision \"\(requested)\" of the protocol",
        data: ["supported": .list(stateless + withHandshake), "requested": .string(requested)])
    }
    let capabilities = "\(prefix)clientCapabilities"
    guard case .object? = meta?[capabilities] else {
      throw ProtocolError(.wrongParameters, "expected an object as _meta[\"\(capabilities)\"]")
    }
    return true
  }

  /// The error of a request that names no revision, before any `initialize`.
  static let missing = ProtocolError(
    .wrongParameters,
    "expected `initialize` first, or _meta[\"\(name)\"] with one of \(stateless.joined(separator: ", "))"
  )

  /// Returns the answer to `initialize`: the client's revision if it is known, else the newest.
  static func agreed(on requested: String?) -> String {
    requested.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake.last ?? ""
  }
}
