import JSONText
import ReactiveHybrid

/// Answers the requests of one client, one after the other, in their order.
///
/// While one runs, the next lines are read, so that a request can be cancelled.
package final class AgentServer {
  private let wire: any Wire
  private let agent: Agent
  private var queue: [Job] = []
  private var current: (id: JSON?, task: Task<JSON?, Never>)?
  private let load = Owner(0)
  private let isOver = Owner(false)
  private var hasHandshake = false

  private struct Job {
    let id: JSON?
    let run: () async -> JSON?
  }

  /// The number of requests that may wait. Then no further line is read.
  private static let most = 64

  /// Creates the server of a client at the other end of `wire`.
  package init(_ agent: Agent, on wire: any Wire) { (self.agent, self.wire) = (agent, wire) }

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

  private func receive(_ line: WireLine) {
    do throws(ProtocolError) {
      guard case .text(let bytes) = line else {
        throw ProtocolError(
          .noRequest, "expected a line of at most \(DescriptorWire.limit) bytes")
      }
      guard let request = try Request(reading: bytes) else { return }
      guard let id = request.id else { return note(request) }
      add(Job(id: id) { await self.answer(request, id) })
    } catch {
      add(Job(id: nil) { error.answer })
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
      if let answer = await task.value, !task.isCancelled, !(await wire.send(answer.line)) {
        isOver.change(to: true)
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
    if let current, current.id?.line == id.line { current.task.cancel() }
    let waiting = queue.count
    queue.removeAll { $0.id?.line == id.line }
    load.change(to: load.box.value - (waiting - queue.count))
  }

  private func answer(_ request: Request, _ id: JSON) async -> JSON? {
    do throws(ProtocolError) {
      let isStateless = try Revision.isStateless(request.params)
      let result = try await result(of: request, isStateless)
      return ["jsonrpc": "2.0", "id": id, "result": result]
    } catch {
      var error = error
      error.id = id
      return error.answer
    }
  }

  private func result(of request: Request, _ isStateless: Bool) async throws(ProtocolError) -> JSON
  {
    switch request.method {
    case "initialize" where !isStateless:
      hasHandshake = true
      let revision = Revision.agreed(on: request.params["protocolVersion"]?.asText)
      return .object([("protocolVersion", .string(revision))] + greeting)
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
      ("capabilities", ["tools": .object([])]), ("serverInfo", agent.identity),
      ("instructions", .string(Agent.instructions)),
    ]
  }
}
