import BusinessLogic
import JSONText
import ReactiveHybrid

/// The resources that a client is notified of, and what they held at its last notification.
///
/// The store publishes that something has changed, whoever changed it. A comparison finds what it was.
final class Subscriptions {
  private let agent: Agent
  /// By the request that asked for it, or `nil` in a revision with a handshake: the addresses; `nil` is
  /// the list of all.
  private var all: [String?: (id: JSON?, uris: Set<String?>)] = [:]
  private var versions: [String?: Int] = [:]
  private var binding: Binding?

  init(of agent: Agent) { self.agent = agent }

  /// Adds resources to a subscription. Calls `changed` from now on whenever something may have changed.
  func add(_ uris: [String?], to id: JSON?, changed: @escaping () -> Void) async {
    await agent.watching.start()
    for uri in uris where versions[uri] == nil {
      let version = await agent.version(of: uri)
      // The client may have ended it meanwhile, and what a cancelled request returns is no version.
      if Task.isCancelled { return }
      versions[uri] = version
    }
    all[id?.line, default: (id, [])].uris.formUnion(uris)
    if binding == nil { binding = agent.seat.store.changes.bind { _ in changed() } }
  }

  func remove(_ uri: String) { all[nil]?.uris.remove(uri) }

  func end(_ id: JSON) { all.removeValue(forKey: id.line) }

  /// Returns the notifications of what has changed since the last ones.
  func news() async -> [JSON] {
    var news: [JSON] = []
    for uri in versions.keys {
      let listeners = all.values.filter { $0.uris.contains(uri) }
      let version = listeners.isEmpty ? nil : await agent.version(of: uri)
      if let version, version != versions[uri] {
        let method = "notifications/resources/\(uri == nil ? "list_changed" : "updated")"
        let address = uri.map { [("uri", JSON.string($0))] } ?? []
        news += listeners.map { Self.message(method, address, of: $0.id) }
      }
      versions[uri] = version
    }
    return news
  }

  /// Returns a notification of the subscription with this identity.
  static func message(_ method: String, _ params: [(String, JSON)], of id: JSON?) -> JSON {
    let meta = id.map { [("_meta", JSON.object([(Revision.subscriptionID, $0)]))] } ?? []
    return ["jsonrpc": "2.0", "method": .string(method), "params": .object(params + meta)]
  }
}
