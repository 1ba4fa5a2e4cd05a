import BusinessLogic
import Presentation
import TestSupport
import Testing

@testable import LivePage

@Suite("The server of pages", .timeLimit(.minutes(1)))
@MainActor
struct HTTPServerTests {
  @Test("sends something each beat, refuses one connection too many, and lets streams end")
  func streams() async throws {
    var limits = HTTPServer.Limits()
    (limits.connections, limits.beat) = (1, .milliseconds(20))
    let stream = EventStream(at: .decisions)
    let server = try await HTTPServer(limits)
    let running = Task { await server.run { _ in Answer(stream) } }
    let open = try ServedFolder.Connection(to: server.port, Self.request)
    #expect(try await open.text { $0.ranges(of: "\r\n:\n\n").count > 1 }.contains(" 200 "))
    let other = try ServedFolder.Connection(to: server.port, Self.request)
    #expect(try await other.rest().contains(" 503 "))
    stream.end()
    server.close()
    await running.value
    #expect(try await open.rest().hasSuffix("event: end\nretry: 1000\ndata: \n\n\r\n0\r\n\r\n"))
  }

  @Test("leaves a client that doesn't send its request")
  func slow() async throws {
    var limits = HTTPServer.Limits()
    limits.request = .milliseconds(20)
    let server = try await HTTPServer(limits)
    let running = Task { await server.run { _ in Answer(leadingTo: "/") } }
    #expect(try await ServedFolder.Connection(to: server.port, "GET / HTTP/1.1").rest() == "")
    server.close()
    await running.value
  }

  private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
}
