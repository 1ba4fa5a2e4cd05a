import BusinessLogic
import Markup
import NIOHTTP1

/// Who may ask: a browser that was given the address, and no other page in it.
///
/// A browser sends the cookie also for a page of another port of this machine. So the header that names
/// the page is checked as well, and each form has a secret of its own.
nonisolated struct Gate: Sendable {
  let token = Self.secret()
  private let key = Self.secret()
  private let pass = Self.secret()
  private let port: Int

  init(port: Int) { self.port = port }

  /// The address that lets a browser in; any other page does, too, with the same key.
  var address: String { "\(origin)/?key=\(key)" }

  private var host: String { "127.0.0.1:\(port)" }
  private var origin: String { "http://\(host)" }
  private var cookie: String { "proscons-\(port)=\(pass)" }

  /// Returns the answer to a request that may not go on; `nil` if it may.
  func answer(to request: Request) -> Answer? {
    let headers = request.headers
    // The name of another site may lead here.
    guard headers["Host"] == [host] else {
      return Answer(.misdirectedRequest, "Expected \(host) as the host: open \(origin)/")
    }
    guard headers["Origin"].allSatisfy({ $0 == origin }),
      headers["Sec-Fetch-Site"].allSatisfy({ ["same-origin", "none"].contains($0) })
    else { return Answer(.forbidden) }
    if let given = request.fields["key"] {
      guard Self.areEqual(given, key) else { return Answer(.forbidden) }
      // Two slashes would begin the name of another host.
      let path = "/" + request.path.drop { $0 == "/" }
      var answer = Answer(leadingTo: Address(path: path).text)
      answer.headers.add(
        name: "Set-Cookie", value: "\(cookie); HttpOnly; SameSite=Strict; Path=/")
      return answer
    }
    let cookies = headers["Cookie"].flatMap { $0.split(separator: ";") }
    guard cookies.contains(where: { Self.areEqual($0.trimmed, cookie) }) else {
      return Answer(.forbidden, "Open the address that the session has said")
    }
    switch request.method {
    case .GET: return nil
    case .POST:
      let isOwn = !headers["Origin"].isEmpty || !headers["Sec-Fetch-Site"].isEmpty
      return isOwn && Self.areEqual(request.fields["token"] ?? "", token) ? nil : Answer(.forbidden)
    default: return Answer(.methodNotAllowed)
    }
  }

  /// Returns 32 digits of the system's randomness.
  private static func secret() -> String {
    String(UInt128.random(in: (1 << 124)...UInt128.max), radix: 16)
  }

  /// Compares in a time that doesn't tell where they differ.
  private static func areEqual(_ given: some StringProtocol, _ secret: String) -> Bool {
    let (given, secret) = (Array(given.utf8), Array(secret.utf8))
    // Without the brackets, `|` comes first, and a later difference would hide an earlier one.
    return given.count == secret.count && zip(given, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
