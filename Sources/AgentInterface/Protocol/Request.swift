import JSONText

/// A message of a client: a request, or, without an identity, a notification.
struct Request {
  /// A string or a whole number, as the client wrote it.
  let id: JSON?
  let method: String
  /// The parameters, an object; empty if there are none.
  let params: JSON

  /// Reads a message. Returns `nil` for an answer, which nobody has asked for. Throws ``ProtocolError``,
  /// with the identity of the request as soon as that is known.
  init?(reading line: [UInt8]) throws(ProtocolError) {
    let message: JSON
    do {
      message = try JSON(reading: line)
    } catch {
      throw ProtocolError(.notJSON, "This is not JSON: \(error)")
    }
    guard case .object = message else {
      throw ProtocolError(.noRequest, "expected one request as an object on each line")
    }
    let id = message["id"]
    if let id, !id.isIdentity {
      throw ProtocolError(.noRequest, "expected a string or a whole number as the id")
    }
    if message["method"] == nil, message["result"] != nil || message["error"] != nil { return nil }
    guard message["jsonrpc"]?.asText == "2.0", let method = message["method"]?.asText else {
      throw ProtocolError(.noRequest, "expected \"jsonrpc\": \"2.0\" and a method", id: id)
    }
    params = message["params"].flatMap { $0.isNull ? nil : $0 } ?? .object([])
    guard case .object = params else {
      throw ProtocolError(.wrongParameters, "expected an object as params", id: id)
    }
    (self.id, self.method) = (id, method)
  }

  /// Returns the address that the request names. Throws if it names none.
  func uri() throws(ProtocolError) -> String {
    guard let uri = params["uri"]?.asText else {
      throw ProtocolError(.wrongParameters, "expected the address of a resource as params.uri")
    }
    return uri
  }
}

extension JSON {
  /// Whether this can be the identity of a request.
  var isIdentity: Bool { asText != nil || asNumber != nil }
}

/// An error of the protocol, as JSON-RPC numbers them.
struct ProtocolError: Error {
  enum Code: Int {
    case notJSON = -32700
    case noRequest = -32600
    case noMethod = -32601
    case wrongParameters = -32602
    case unknownRevision = -32022
  }

  let code: Code
  let message: String
  var data: JSON?
  /// The request; `nil` if its identity can't be read.
  var id: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil, id: JSON? = nil) {
    (self.code, self.message, self.data, self.id) = (code, message, data, id)
  }

  var answer: JSON {
    let error: [(String, JSON)] =
      [("code", .value(code.rawValue)), ("message", .string(message))]
      + (data.map { [("data", $0)] } ?? [])
    return ["jsonrpc": "2.0", "id": id ?? .text(nil), "error": .object(error)]
  }
}
