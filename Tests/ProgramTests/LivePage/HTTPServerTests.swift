import Presentation
import ReactiveHybrid
import Testing

@testable import LivePage

@Suite("The server of pages", .timeLimit(.minutes(1)))
@MainActor
struct HTTPServerTests {
  @Test("sends something each beat, refuses one connection too many, and lets streams end")
  func streams() async throws {
    var limits = HTTPServer.Limits()
    (limits.connections, limits.beat, limits.end) = (1, .milliseconds(20), .seconds(60))
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

  @Test("leaves a client that sends its request slowly, and one that doesn't take what it gets")
  func slow() async throws {
    var limits = HTTPServer.Limits()
    (limits.connections, limits.beat) = (1, .milliseconds(20))
    (limits.request, limits.answer) = (.milliseconds(20), .milliseconds(20))
    // No system keeps as much for a client.
    var answer = Answer(leadingTo: "/")
    answer.text = String(repeating: "a", count: 1 << 24)
    for path in ["/", "/stream"] {
      let server = try await HTTPServer(limits)
      let stream = EventStream(at: .decisions)
      stream.done = answer.text
      stream.wake.yield()
      let running = Task { [answer] in
        await server.run { $0.path == "/stream" ? Answer(stream) : answer }
      }
      let slow = try ServedFolder.Connection(to: server.port, "GET / HTTP/1.1\r\nA: ")
      #expect(try await slow.isLeft(repeating: "a"))
      let client = try ServedFolder.Connection(to: server.port, "GET \(path) HTTP/1.1\r\n\r\n")
      var status = ""
      while !status.contains(" 303 ") {
        let other = try ServedFolder.Connection(to: server.port, Self.request)
        status = try await other.text { $0.contains("\r\n\r\n") }
      }
      #expect(try await client.rest().utf8.count < answer.text.utf8.count)
      server.close()
      await running.value
    }
  }

  @Test("ends the stream of a client that has gone before it begins")
  func gone() async throws {
    let (stream, server) = (EventStream(at: .decisions), try await HTTPServer())
    let (ends, end) = AsyncStream<Void>.makeStream()
    let (firsts, first) = AsyncStream<Void>.makeStream()
    let (seconds, second) = AsyncStream<Void>.makeStream()
    stream.wake.onTermination = { _ in end.finish() }
    let running = Task {
      await server.run { request in
        if request.path == "/second" {
          second.finish()
          return Answer(leadingTo: "/")
        }
        first.finish()
        for await _ in seconds {}
        return Answer(stream)
      }
    }
    do {
      let client = try ServedFolder.Connection(to: server.port, Self.request)
      for await _ in firsts {}
      withExtendedLifetime(client) {}
    }
    // The server has seen that the first one left when it reads what comes later.
    let other = try ServedFolder.Connection(
      to: server.port, Self.request.replacing("/ ", with: "/second ", maxReplacements: 1))
    #expect(try await other.rest().contains(" 303 "))
    for await _ in ends {}
    server.close()
    await running.value
  }

  @Test("cancels what takes too long")
  func tooLong() async {
    let isCancelled = await within(.milliseconds(20)) {
      await Owner(false).box.wait { $0 }
      return Task.isCancelled
    }
    #expect(isCancelled)
    #expect(await within(.seconds(60)) { !Task.isCancelled })
  }

  private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
}
