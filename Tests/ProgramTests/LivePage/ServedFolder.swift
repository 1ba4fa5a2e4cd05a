import TestSupport
import Testing
import Threads

/// A folder of decisions, and the program that serves it.
struct ServedFolder {
  let folder: AgentFolder
  let program: PseudoTerminal
  /// The address that lets a browser in.
  let address: String
  let port: Int

  init() async throws {
    let folder = try AgentFolder()
    let program = try PseudoTerminal(
      arguments: [folder.folder.path, "serve"], environment: folder.environment, columns: 200)
    try await self.init(folder, program)
  }

  /// Waits for the address that a program says.
  init(_ folder: AgentFolder, _ program: PseudoTerminal) async throws {
    (self.folder, self.program) = (folder, program)
    try await program.expect("the address") { $0.text.contains(#/\?key=[0-9a-f]{32}/#) }
    let form = #/http://127\.0\.0\.1:(\d+)/\?key=[0-9a-f]{32}/#
    let found = try #require(program.screen.text.firstMatch(of: form))
    (address, port) = (String(found.0), try #require(Int(found.1)))
  }

  /// Opens a connection and sends a request; nothing is added to it.
  func send(_ request: String) throws -> Connection { try Connection(to: port, request) }

  /// Sends a request with these headers besides `Host`.
  func begin(_ line: String, _ headers: [String] = [], body: String = "") throws -> Connection {
    let head = ["\(line) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    return try send((head + length).map { $0 + "\r\n" }.joined() + "\r\n" + body)
  }

  /// Returns the whole answer to such a request.
  func ask(_ line: String, _ headers: [String] = [], body: String = "") async throws -> String {
    try await begin(line, headers, body: body).rest()
  }

  /// Opens the stream of a page.
  func stream(_ path: String, _ cookie: String) throws -> Connection {
    try send("GET /.events\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(cookie)\r\n\r\n")
  }

  /// Returns the cookie that the first address gives.
  func cookie() async throws -> String {
    let path = address.replacing("http://127.0.0.1:\(port)", with: "")
    let answer = try await ask("GET \(path)")
    return "Cookie: " + String(try #require(answer.firstMatch(of: /Set-Cookie: ([^;]*)/)?.1))
  }

  /// A connection of a client that keeps to no rules.
  struct Connection {
    private let socket: Int32
    private let closing: Closing

    private final class Closing: Sendable {
      let socket: Int32
      init(_ socket: Int32) { self.socket = socket }
      deinit { close(socket) }
    }

    init(to port: Int, _ text: String) throws {
      socket = Sockets.new()
      closing = Closing(socket)
      let result = Sockets.withAddress(of: port) { [socket] in connect(socket, $0, $1) }
      try #require(result == 0)
      var limit = timeval(tv_sec: Int(Patience.terminal.components.seconds), tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      signal(SIGPIPE, SIG_IGN)
      _ = Array(text.utf8).withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
    }

    /// Returns whether the other end closes the connection while a text is sent again each millisecond.
    func isLeft(repeating text: String) async throws -> Bool {
      try await onOwnThread { [socket] in
        var (wait, byte) = (pollfd(fd: socket, events: Int16(POLLIN), revents: 0), UInt8(0))
        let end = ContinuousClock.now + Patience.terminal * 3
        while ContinuousClock.now < end {
          if poll(&wait, 1, 1) > 0 { return read(socket, &byte, 1) <= 0 }
          _ = Array(text.utf8).withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
        }
        return false
      }
    }

    /// Returns what comes up to the first text that `isEnough`, or to the end or the time limit.
    func text(until isEnough: (@Sendable (String) -> Bool)?) async throws -> String {
      try await onOwnThread { [socket] in
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while isEnough?(String(decoding: bytes, as: UTF8.self)) != true {
          let count = read(socket, &part, part.count)
          guard count > 0 else { break }
          bytes += part.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }

    func rest() async throws -> String { try await text(until: nil) }

    /// Waits for what blocks, without a thread of all tests.
    private func onOwnThread<Value: Sendable>(
      _ wait: @escaping @Sendable () -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        do {
          try OwnThread.start { continuation.resume(returning: wait()) }
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}

enum Sockets {
  static func new() -> Int32 {
    #if canImport(Glibc)
      kept(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
      kept(socket(AF_INET, SOCK_STREAM, 0))
    #endif
  }

  /// Returns a socket that no program inherits: one with a limit on open files would fail.
  static func kept(_ socket: Int32) -> Int32 {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    return socket
  }

  /// Calls `body` with the address of a port of this machine.
  static func withAddress(
    of port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }
}
