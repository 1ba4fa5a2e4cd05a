import JSONText
import ReactiveHybrid
import Threads

/// Answers the requests of one client, one after the other, in their order.
///
/// While one runs, the next lines are read, so that a request can be cancelled.
package final class AgentServer {
  private let wire: LinePipe
  private let agent: Agent
  /// The queued answers. One without an identity can't be cancelled.
  private let jobs = AsyncStream.makeStream(
    of: (id: String?, run: @MainActor () async -> [JSON]).self)
  /// The identities of the requests that aren't answered yet.
  private let waiting = Owner([String?]())
  private var current: (id: String?, task: Task<[JSON], Never>)?
  private var cancelled: Set<String> = []
  private let subscriptions: Subscriptions
  private var hasHandshake = false
  private var isNewsDue = false

  /// The number of requests that may wait. Then no further line is read.
  private static let most = 64

  /// Creates the server of a client at the other end of `wire`.
  package init(_ agent: Agent, on wire: LinePipe) {
    (self.agent, self.wire) = (agent, wire)
    subscriptions = Subscriptions(of: agent)
  }

  /// Serves until the input ends and all of it is answered, or the client can't be written to.
  package func run() async {
    let reading = Task {
      while let line = await wire.nextLine() {
        receive(line)
        await waiting.box.wait { $0.count < Self.most }
      }
      await waiting.box.wait(until: \.isEmpty)
      jobs.continuation.finish()
    }
    defer { reading.cancel() }
    for await job in jobs.stream {
      defer { waiting.change { $0.removeFirst() } }
      if let id = job.id, cancelled.remove(id) != nil { continue }
      let task = Task { await job.run() }
      current = (job.id, task)
      for message in await task.value where !task.isCancelled {
        guard await wire.send(message.line) else { return }
      }
      current = nil
    }
  }

  private func add(_ id: JSON? = nil, _ run: @escaping @MainActor () async -> [JSON]) {
    waiting.change { $0.append(id?.line) }
    jobs.continuation.yield((id?.line, run))
  }

  private func receive(_ line: LinePipe.Line) {
    do throws(ProtocolError) {
      guard case .text(let bytes) = line else {
        throw ProtocolError(.noRequest, "expected a line of at most \(LinePipe.limit) bytes")
      }
      guard let request = try Request(reading: bytes) else { return }
      guard let id = request.id else { return note(request) }
      add(id) { await self.answer(request, id) }
    } catch {
      add { [error.answer] }
    }
  }

  /// Handles a notification. The client may cancel a request: then it gets no answer.
  private func note(_ notification: Request) {
    guard notification.method == "notifications/cancelled",
      let id = notification.params["requestId"], id.isIdentity
    else { return }
    subscriptions.end(id)
    if current?.id == id.line {
      current?.task.cancel()
    } else if waiting.box.value.contains(id.line) {
      cancelled.insert(id.line)
    }
  }

  private func answer(_ request: Request, _ id: JSON) async -> [JSON] {
    do {
      let isStateless = try Revision.isStateless(request.params)
      if isStateless, request.method == "subscriptions/listen" {
        return [try await listen(request.params["notifications"], id)]
      }
      let result = try await result(of: request, isStateless)
      let more = isStateless ? additions(to: request.method) : []
      return [["jsonrpc": "2.0", "id": id, "result": .object(result + more)]]
    } catch {
      var error = error as? ProtocolError ?? ProtocolError(.wrongParameters, "\(error)")
      error.id = id
      return [error.answer]
    }
  }

  /// Begins a subscription, which has no answer as long as the client wants it.
  private func listen(_ filter: JSON?, _ id: JSON) async throws(ProtocolError) -> JSON {
    guard case .object? = filter else {
      throw ProtocolError(.wrongParameters, "expected an object as params.notifications")
    }
    let uris = filter?["resourceSubscriptions"]?.items.compactMap(\.asText) ?? []
    let list = filter?["resourcesListChanged"]?.asFlag ?? false
    await subscribe(to: uris + (list ? [nil] : []), id)
    let kept: JSON = ["resourceSubscriptions": .list(uris), "resourcesListChanged": .value(list)]
    return Subscriptions.message(
      "notifications/subscriptions/acknowledged", [("notifications", kept)], of: id)
  }

  private func subscribe(to uris: [String?], _ id: JSON? = nil) async {
    await subscriptions.add(uris, to: id) { [weak self] in
      guard let self, !isNewsDue else { return }
      isNewsDue = true
      add {
        self.isNewsDue = false
        return await self.subscriptions.news()
      }
    }
  }

  private func result(of request: Request, _ isStateless: Bool) async throws -> [(String, JSON)] {
    switch request.method {
    case "initialize" where !isStateless:
      hasHandshake = true
      let revision = Revision.agreed(on: request.params["protocolVersion"]?.asText)
      return [("protocolVersion", .string(revision)), ("serverInfo", agent.identity)] + greeting
    case "ping" where !isStateless: return []
    case _ where !isStateless && !hasHandshake: throw Revision.missing
    case "server/discover" where isStateless:
      return [("supportedVersions", .list(Revision.stateless + Revision.withHandshake))] + greeting
    case "tools/list": return [("tools", .list(agent.tools.map(\.json)))]
    case "tools/call": return try await agent.call(request.params)
    case "resources/list":
      if !isStateless { await subscribe(to: [nil]) }
      return [("resources", .list(try await agent.resources()))]
    case "resources/templates/list": return [("resourceTemplates", Agent.templates)]
    case "resources/read": return [("contents", try await agent.contents(of: request.uri()))]
    case "resources/subscribe" where !isStateless:
      await subscribe(to: [try request.uri()])
      return []
    case "resources/unsubscribe" where !isStateless:
      subscriptions.remove(try request.uri())
      return []
    default: throw ProtocolError(.noMethod, "There is no method \"\(request.method)\"")
    }
  }

  /// What a stateless revision adds to a result: a list may be kept for some milliseconds.
  private func additions(to method: String) -> [(String, JSON)] {
    let time: Int? =
      switch method {
      case "server/discover", "tools/list", "resources/templates/list": 3_600_000
      case "resources/list", "resources/read": 0
      default: nil
      }
    let caching: [(String, JSON)] =
      time.map { [("ttlMs", .value($0)), ("cacheScope", $0 > 0 ? "public" : "private")] } ?? []
    let meta: JSON = .object([(Revision.serverInfo, agent.identity)])
    return caching + [("resultType", "complete"), ("_meta", meta)]
  }

  private var greeting: [(String, JSON)] {
    let resources: JSON = ["subscribe": .value(true), "listChanged": .value(true)]
    return [
      ("capabilities", ["tools": .object([]), "resources": resources]),
      ("instructions", .string(Agent.instructions)),
    ]
  }
}
