import Markup
import NIOCore
import NIOHTTP1

nonisolated struct Request: Sendable {
  let method: HTTPMethod
  let headers: HTTPHeaders
  /// The path, decoded.
  let path: String
  /// The fields of the query and of the form.
  let fields: [String: String]

  init(_ request: NIOHTTPServerRequestFull) {
    (method, headers) = (request.head.method, request.head.headers)
    let uri = request.head.uri
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = Address.unescaped(parts[0])
    let form = request.body.map { String(buffer: $0) } ?? ""
    let pairs = "\(parts.dropFirst().first ?? "")&\(form)".split(separator: "&").map { field in
      let parts = field.replacing("+", with: " ").split(separator: "=", maxSplits: 1)
        .map { Address.unescaped($0) }
      return (parts.first ?? "", parts.dropFirst().first ?? "")
    }
    fields = Dictionary(pairs) { first, _ in first }
  }
}

/// An answer: a text, or events as they come.
nonisolated struct Answer: Sendable {
  let status: HTTPResponseStatus
  var headers: HTTPHeaders = [
    "Cache-Control": "no-store", "Connection": "close", "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'none'",
  ]
  var text = ""
  var events: EventStream?

  /// Creates an answer with a text, which defaults to the words for the status.
  init(_ status: HTTPResponseStatus, _ text: String? = nil, type: String = "text/plain") {
    (self.status, self.text) = (status, text ?? status.reasonPhrase)
    headers.add(name: "Content-Type", value: "\(type); charset=utf-8")
    headers.add(name: "Content-Length", value: String(self.text.utf8.count))
  }

  init(leadingTo path: String) {
    self.init(.seeOther)
    headers.add(name: "Location", value: path)
  }

  init(_ events: EventStream) {
    (status, self.events) = (.ok, events)
    headers.add(name: "Content-Type", value: "text/event-stream")
  }
}
