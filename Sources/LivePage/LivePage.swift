import BusinessLogic
import Decisions
import HTMLPages
import Markup
import NIOHTTP1
import Presentation
import ReactiveHybrid

/// The decisions of a session as pages of a server on this machine.
package final class LivePage {
  private let server: HTTPServer
  private let gate: Gate
  private var shelf: Shelf
  private var streams: [ObjectIdentifier: EventStream] = [:]
  private var serving: Task<Void, Never>?

  /// Starts to serve the decisions of a store. Throws the system's error.
  package init(_ library: DecisionsWorker, in store: DecisionStore) async throws {
    server = try await HTTPServer()
    gate = Gate(port: server.port)
    shelf = Shelf(library, in: store, token: gate.token)
    serving = Task { [weak self, server] in
      await server.run { [weak self] in await self?.answer(to: $0) ?? Answer(.serviceUnavailable) }
    }
  }

  /// The address that lets a browser in.
  package var address: String { gate.address }

  /// Shows other decisions on all open pages.
  package func follow(_ library: DecisionsWorker, in store: DecisionStore) async {
    shelf.close()
    shelf = Shelf(library, in: store, token: gate.token)
    await shelf.ready()
    for stream in streams.values { stream.page = nil }
    for stream in streams.values { show(stream) }
  }

  /// Notifies open pages that the session has ended, and ends the server when each request has its
  /// answer. After a second, cancels edits that are still being written.
  package func close() async {
    for stream in streams.values { stream.end() }
    shelf.close()
    server.close()
    // A request that hangs has no answer.
    await within(.seconds(1)) { [serving] in
      await withTaskCancellationHandler {
        await serving?.value
      } onCancel: {
        serving?.cancel()
      }
    }
  }

  private func answer(to request: Request) async -> Answer {
    if let answer = gate.answer(to: request) { return answer }
    let isStream = request.path.hasPrefix("/.events/")
    guard let route = Route(isStream ? request.path.dropFirst("/.events".count) : request.path[...])
    else { return Answer(.notFound) }
    if isStream { return await open(EventStream(at: route)) }
    if request.method == .POST { return await edit(request, at: route) }
    await shelf.ready()
    if request.path == "/.search" { return Answer(.ok, shelf.data, type: "application/json") }
    let page = shelf.page(at: route).value
    let text = page.text(shelf.forms.value)
    guard case .sentence = page else { return Answer(.ok, text, type: "text/html") }
    // An option or an argument has no page of its own: it is shown on the page of its decision.
    if let named = await shelf.named(route), let key = named.topic?.decision,
      route != .decision(key)
    {
      return Answer(leadingTo: Address(of: named, isServed: true).text)
    }
    return Answer(.notFound, text, type: "text/html")
  }

  private func open(_ stream: EventStream) async -> Answer {
    // Connections are left for edits.
    guard streams.count < 256 else { return Answer(.serviceUnavailable) }
    let identity = ObjectIdentifier(stream)
    streams[identity] = stream
    stream.wake.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[identity] = nil }
    }
    await shelf.ready()
    show(stream)
    return Answer(stream)
  }

  /// Connects a stream to the page of its route, which all streams of that route share.
  private func show(_ stream: EventStream) {
    let pages = streams.values.lazy.filter { $0.route == stream.route }.compactMap(\.page)
    stream.show(pages.first ?? shelf.events(at: stream.route), of: shelf.book, at: shelf.seat)
  }

  private func edit(_ request: Request, at route: Route) async -> Answer {
    let editing = shelf.editing
    let action = Forms.Action(rawValue: request[.action])
    let work: @MainActor () async -> EditingViewModel.Answer?
    switch action {
    case .undo: work = { await editing.undo() }
    case .draft: work = { await editing.draft() }
    case .keep: work = { await editing.keep() }
    case .drop: work = { await editing.drop() }
    case .weigh where Int(request[.weight]) == nil:
      let refusal = Refused("expected \(Argument.weightsInWords), not \"\(request[.weight])\"")
      work = { .failure(WorkerFailure(refusal)) }
    default:
      guard let action, let key = route.topic?.decision,
        let edit = request.edit(action, at: route)
      else { return Answer(.badRequest) }
      work = { await editing.edit(decision: key, edit) }
    }
    let late = editing.lateWrite
    let answer = await within(Shelf.limit, work)
    let isScript = request.headers["Accept"].contains("text/plain")
    let sentence: String
    switch answer {
    case .success(let edited)?:
      // What was removed has no address any more, but its decision has.
      return isScript
        ? Answer(.ok, edited.words)
        : Answer(leadingTo: Address(of: route, isServed: true).text)
    case .failure(let failure)?:
      sentence =
        failure.reason?.sentence
        ?? (editing.lateWrite == late
          ? "The edit took too long and was cancelled" : "Still being written: the answer follows")
    case nil where action == .draft: sentence = "A draft is already open"
    case nil: sentence = action == .undo ? "There is nothing to undo" : "No draft is open"
    }
    if isScript { return Answer(.conflict, sentence) }
    let page = Page.sentence(sentence, route).text(shelf.forms.value)
    return Answer(.conflict, page, type: "text/html")
  }
}

extension Request {
  fileprivate subscript(_ field: Forms.Field) -> String { fields[field.rawValue] ?? "" }

  /// Returns what a form changes at its route; `nil` if the form isn't one of the page.
  fileprivate func edit(_ action: Forms.Action, at route: Route) -> Edit? {
    let option = OptionPlace.seen(
      number: Int(self[.option]) ?? 0, title: Address.unescaped(self[.title]))
    let text = self[.text]
    var place: ArgumentPlace?
    if case .argument(_, let side, let number) = route {
      place = ArgumentPlace(
        option: option, side: side, number: number, text: Address.unescaped(self[.old]))
    }
    return switch action {
    case .pro, .con, .neutral:
      Side(rawValue: action.rawValue).map { .add($0, text: text, to: option) }
    case .choose: .choose(option, because: self[.reason].isEmpty ? nil : self[.reason])
    case .rewrite: place.map { .rewrite($0, text: text) }
    case .weigh: place.flatMap { place in Int(self[.weight]).map { .weigh(place, $0) } }
    case .remove: place.map { .remove($0) }
    case .undo, .draft, .keep, .drop: nil
    }
  }
}
