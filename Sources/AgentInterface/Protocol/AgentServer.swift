import JSONText
import ReactiveHybrid
import Threads

/// Answers the requests of one client, one after the other, in their order.
///
/// While one runs, the next lines are read, so that a request can be cancelled.
package final class AgentServer {
  private let wire: any Wire
  private let agent: Agent
  private var queue: [Job] = []
  private var current: (id: JSON?, task: Task<[JSON], Never>)?
  private let load = Owner(0)
  private let isOver = Owner(false)
  private let subscriptions: Subscriptions
  private var hasHandshake = false
  private var isNewsDue = false

  private struct Job {
    let id: JSON?
    let run: () async -> [JSON]
  }

  /// The number of requests that may wait. Then no further line is read.
  private static let most = 64

  /// Creates the server of a client at the other end of `wire`.
  package init(_ agent: Agent, on wire: any Wire) {
    (self.agent, self.wire) = (agent, wire)
    subscriptions = Subscriptions(of: agent)
  }

  /// Serves until the input ends and all of it is answered, or the client can't be written to.
  package func run() async {
    let reading = Task {
      while let line = await wire.nextLine() {
        receive(line)
        await load.box.wait { $0 < Self.most }
      }
      await load.box.wait { $0 == 0 }
      isOver.change(to: true)
    }
    await isOver.box.wait { $0 }
    reading.cancel()
    current?.task.cancel()
  }

  private func receive(_ line: LinePipe.Line) {
    do throws(ProtocolError) {
      guard case .text(let bytes) = line else {
        throw ProtocolError(
          .noRequest, "expected a line of at most \(LinePipe.limit) bytes")
      }
      guard let request = try Request(reading: bytes) else { return }
      guard let id = request.id else { return note(request) }
      add(Job(id: id) { await self.answer(request, id) })
    } catch {
      add(Job(id: nil) { [error.answer] })
    }
  }

  private func add(_ job: Job) {
    queue.append(job)
    load.change(to: load.box.value + 1)
    if current == nil { work() }
  }

  private func work() {
    guard !queue.isEmpty else { return }
    let job = queue.removeFirst()
    let task = Task { await job.run() }
    current = (job.id, task)
    Task {
      for message in await task.value where !task.isCancelled {
        if !(await wire.send(message.line)) { isOver.change(to: true) }
      }
      current = nil
      work()
      load.change(to: load.box.value - 1)
    }
  }

  /// Handles a notification. The client may cancel a request: then it gets no answer.
  private func note(_ notification: Request) {
    guard notification.method == "notifications/cancelled",
      let id = notification.params["requestId"], id.isIdentity
    else { return }
    subscriptions.end(id)
    if let current, current.id?.line == id.line { current.task.cancel() }
    let waiting = queue.count
    queue.removeAll { $0.id?.line == id.line }
    load.change(to: load.box.value - (waiting - queue.count))
  }

  private func answer(_ request: Request, _ id: JSON) async -> [JSON] {
    do throws(ProtocolError) {
      let isStateless = try Revision.isStateless(request.params)
      if isStateless, request.method == "subscriptions/listen" {
        return [try await listen(request.params["notifications"], id)]
      }
      let result = try await result(of: request, isStateless)
      return [["jsonrpc": "2.0", "id": id, "result": result]]
    } catch {
      var error = error
      error.id = id
      return [error.answer]
    }
  }

  /// Begins a subscription, which has no answer as long as the client wants it.
  private func listen(_ filter: JSON?, _ id: JSON) async throws(ProtocolError) -> JSON {
    guard case .object? = filter else {
      throw ProtocolError(.wrongParameters, "expected an object as params.notifications")
    }
    var uris: [String] = []
    if case .list(let said)? = filter?["resourceSubscriptions"] { uris = said.compactMap(\.asText) }
    let list = filter?["resourcesListChanged"]?.asFlag ?? false
    await subscribe(to: uris, list: list, id)
    return Subscriptions.acknowledgement(uris, list: list, of: id)
  }

  private func subscribe(to uris: [String], list: Bool = false, _ id: JSON? = nil) async {
    await subscriptions.add(uris, list: list, to: id) { [weak self] in
      guard let self, !isNewsDue else { return }
      isNewsDue = true
      add(
        Job(id: nil) {
          self.isNewsDue = false
          return await self.subscriptions.news()
        })
    }
  }

  private func result(of request: Request, _ isStateless: Bool) async throws(ProtocolError) -> JSON
  {
    switch request.method {
    case "initialize" where !isStateless:
      hasHandshake = true
      let revision = Revision.agreed(on: request.params["protocolVersion"]?.asText)
      return .object(
        [("protocolVersion", .string(revision)), ("serverInfo", agent.identity)] + greeting)
    case "ping" where !isStateless: return .object([])
    case _ where !isStateless && !hasHandshake: throw Revision.missing
    case "server/discover" where isStateless:
      let versions = JSON.list(Revision.stateless + Revision.withHandshake)
      return result([("supportedVersions", versions)] + greeting, isStateless, keptFor: 3_600_000)
    case "tools/list":
      return result(
        [("tools", .list(agent.tools.map(\.json)))], isStateless, keptFor: 3_600_000)
    case "tools/call":
      return result(try await agent.call(request.params).members, isStateless)
    case "resources/list":
      if !isStateless { await subscribe(to: [], list: true) }
      return result([("resources", .list(try await agent.resources()))], isStateless, keptFor: 0)
    case "resources/templates/list":
      return result([("resourceTemplates", Agent.templates)], isStateless, keptFor: 3_600_000)
    case "resources/read":
      let contents = try await agent.contents(of: request.uri())
      return result([("contents", contents)], isStateless, keptFor: 0)
    case "resources/subscribe" where !isStateless:
      await subscribe(to: [try request.uri()])
      return .object([])
    case "resources/unsubscribe" where !isStateless:
      subscriptions.remove(try request.uri())
      return .object([])
    default:
      throw ProtocolError(.noMethod, "There is no method \"\(request.method)\"")
    }
  }

  /// Returns a result with all that a stateless revision adds to it; a list may be kept for some
  /// milliseconds.
  private func result(
    _ members: [(String, JSON)], _ isStateless: Bool, keptFor time: Int? = nil
  ) -> JSON {
    guard isStateless else { return .object(members) }
    let caching: [(String, JSON)] =
      time.map { [("ttlMs", .value($0)), ("cacheScope", $0 > 0 ? "public" : "private")] } ?? []
    let meta: JSON = .object([(Revision.serverInfo, agent.identity)])
    return .object(members + caching + [("resultType", "complete"), ("_meta", meta)])
  }

  private var greeting: [(String, JSON)] {
    [
      (
        "capabilities",
        [
          "tools": .object([]),
          "resources": ["subscribe": .value(true), "listChanged": .value(true)],
        ]
      ), ("instructions", .string(Agent.instructions)),
    ]
  }
}
