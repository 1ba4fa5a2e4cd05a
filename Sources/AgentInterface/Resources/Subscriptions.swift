import BusinessLogic
import JSONText
import ReactiveHybrid

/// The resources that a client wants to hear of, and what they held when it was last told.
///
/// The store tells that something has changed, whoever did it. What it was is found by comparing.
final class Subscriptions {
  private struct Subscription {
    /// The request that asked for it; `nil` in a revision with a handshake.
    let id: JSON?
    var uris: Set<String> = []
    var hearsOfList = false
  }

  private let agent: Agent
  private var all: [Subscription] = []
  private var versions: [String?: Int] = [:]
  private var binding: Binding?

  init(of agent: Agent) { self.agent = agent }

  /// Adds resources, or the list of all, to a subscription. Calls `changed` from now on whenever
  /// something may have changed.
  func add(
    _ uris: [String], list: Bool, to id: JSON?, changed: @escaping () -> Void
  ) async {
    await agent.watching.start()
    for uri in uris.map(Optional.some) + (list ? [nil] : []) where versions[uri] == nil {
      versions[uri] = await agent.version(of: uri)
    }
    var subscription = Subscription(id: id)
    if let place = place(of: id) { subscription = all.remove(at: place) }
    subscription.uris.formUnion(uris)
    subscription.hearsOfList = subscription.hearsOfList || list
    all.append(subscription)
    if binding == nil { binding = agent.seat.store.changes.bind { _ in changed() } }
  }

  func remove(_ uri: String) {
    if let place = place(of: nil) { all[place].uris.remove(uri) }
  }

  func end(_ id: JSON) {
    if let place = place(of: id) { all.remove(at: place) }
  }

  private func place(of id: JSON?) -> Int? { all.firstIndex { $0.id?.line == id?.line } }

  /// Returns the notifications of what has changed since the last ones.
  func news() async -> [JSON] {
    var news: [JSON] = []
    for uri in versions.keys {
      let hearers = all.filter { uri.map($0.uris.contains) ?? $0.hearsOfList }
      let version = hearers.isEmpty ? nil : await agent.version(of: uri)
      if let version, version != versions[uri] {
        news += hearers.map { Self.notification(of: uri, to: $0.id) }
      }
      versions[uri] = version
    }
    return news
  }

  private static func notification(of uri: String?, to id: JSON?) -> JSON {
    message(
      "notifications/resources/\(uri == nil ? "list_changed" : "updated")",
      uri.map { [("uri", .string($0))] } ?? [], of: id)
  }

  /// The first message of a subscription: what it hears of.
  static func acknowledgement(_ uris: [String], list: Bool, of id: JSON) -> JSON {
    message(
      "notifications/subscriptions/acknowledged",
      [
        (
          "notifications",
          ["resourceSubscriptions": .list(uris), "resourcesListChanged": .value(list)]
        )
      ], of: id)
  }

  private static func message(_ method: String, _ params: [(String, JSON)], of id: JSON?) -> JSON {
    let meta = id.map { [("_meta", JSON.object([(Revision.subscriptionID, $0)]))] } ?? []
    return ["jsonrpc": "2.0", "method": .string(method), "params": .object(params + meta)]
  }
}
