import BusinessLogic
import Decisions
import JSONText
import Presentation
import ReactiveHybrid

/// What an agent can ask of a session, whoever else is in it.
package final class Agent {
  let decisions: DecisionsWorker
  let searching: SearchWorker
  let exports: ExportWorker
  let watching: WatchingViewModel
  let seat: Seat
  let folder: String?
  let access: Access
  private let version: String

  /// What an agent may do.
  package enum Access: Sendable {
    case reads
    /// Its edits are a draft, which the user keeps or drops.
    case proposes
    case writes
  }

  /// Returns who answers calls of tools instead of this one, such as one that proposes while a user is
  /// there to keep that; `nil` for nobody.
  package var instead: () -> Agent? = { nil }

  /// Makes each edit's handle one of this session, so that no later session takes it for its own.
  let token = String(UInt32.random(in: .min ... .max), radix: 36)

  private(set) lazy var tools = Tool.all.filter { $0.isOffered(in: access) }

  private(set) lazy var editing = EditingViewModel(seat)

  /// The edits and their decisions, by the handles that the agent got for them.
  var edited: [String: (number: Int, keys: [String])] = [:]

  /// Creates what an agent at a seat can ask; `folder` names the folder if it isn't the requested one.
  /// Nothing is watched before the agent subscribes to something.
  package init(
    decisions: DecisionsWorker, searching: SearchWorker, exports: ExportWorker,
    watching: WatchingViewModel, at seat: Seat, folder: String?, version: String, access: Access
  ) {
    (self.decisions, self.searching, self.exports) = (decisions, searching, exports)
    (self.watching, self.seat, self.folder, self.version) = (watching, seat, folder, version)
    self.access = access
  }

  var identity: JSON {
    ["name": "proscons", "title": "ProsCons", "version": .string(version)]
  }

  static let instructions = """
    The technical decisions of this repository: questions, options, weighed pros and cons, choices. \
    Before you propose an option, library or design, ask `considered` whether it was rejected \
    before, and why. A decision is named by its number, such as 0007.
    """

  /// Calls a tool from the list that the client last received. Throws if that has no such tool; any
  /// other failure is returned as a result.
  func call(
    _ params: JSON, among listed: [Tool]? = nil
  ) async throws(ProtocolError) -> [(String, JSON)] {
    if let other = instead() { return try await other.call(params, among: tools) }
    guard let name = params["name"]?.asText else {
      throw ProtocolError(.wrongParameters, "expected the name of a tool as params.name")
    }
    guard let tool = (listed ?? tools).first(where: { $0.name == name }) else {
      throw ProtocolError(
        .wrongParameters,
        "There is no tool \"\(name)\" for an agent that \(access): `tools/list` has all")
    }
    var (answer, words): (JSON?, String)
    do throws(ToolFailure) {
      guard tool.isOffered(in: access) else {
        throw ToolFailure("`\(name)` isn't for an agent that \(access), and you do now")
      }
      var arguments = try Arguments(params["arguments"], of: tool)
      if let name = arguments.optional("decision") { arguments.key = try await key(name) }
      let found = try await run(tool, arguments)
      (answer, words) = (found, found.line)
    } catch {
      (answer, words) = (nil, "\(error)")
    }
    return [
      ("content", .list([["type": "text", "text": .string(words)]])),
      ("isError", .value(answer == nil)),
    ] + (answer.map { [("structuredContent", $0)] } ?? [])
  }

  /// Returns what a view model fetches; `nil` if there is nothing to show, with the reason.
  func fetch<Response>(
    _ viewModel: ViewModel<Response>
  ) async throws(ToolFailure) -> (response: Response?, nothing: String?) {
    await viewModel.fetch()
    let content = viewModel.content.value
    if let response = content.response { return (response, nil) }
    if case .nothing(let reason)? = content.failure { return (nil, reason.sentence) }
    throw ToolFailure(content.failure?.reason, or: "It was cancelled")
  }

  /// Returns the sheet of what a view model fetches, as JSON; with no rows if there is nothing.
  func sheet<Response>(
    _ name: String, _ viewModel: ViewModel<Response>, _ sheet: (Response) -> Sheet
  ) async throws(ToolFailure) -> JSON {
    let (response, nothing) = try await fetch(viewModel)
    if let response { return sheet(response).value }
    return [
      "answer": .string(name), "title": .text(nil), "rows": .list([JSON]()),
      "sentences": .list([nothing ?? ""]),
    ]
  }

  /// Returns the key of a decision that is named by number, by key, by its file, or by a route. Throws if
  /// there is none, or if it may be one of two; what a route names is only looked for when it is read.
  func key(_ name: String) async throws(ToolFailure) -> String {
    let route = name.hasPrefix("/") ? name.split(separator: "/").first : nil
    if let route { return await decisions.key(of: String(route)) }
    return try await response(ViewModel { [decisions] _ in try await decisions.key(named: name) })
  }

  /// Returns what a view model fetches. Throws the reason if there is nothing to show.
  func response<Response>(_ viewModel: ViewModel<Response>) async throws(ToolFailure) -> Response {
    let (response, nothing) = try await fetch(viewModel)
    guard let response else { throw ToolFailure(nothing ?? "") }
    return response
  }

  /// Returns the decision with this key, which may be empty.
  func decision(_ key: String) async throws(ToolFailure) -> Decision {
    try await response(ViewModel(worker: decisions, .whole(key))).decision
  }

  /// Returns the lines of the file of a decision.
  func lines(of key: String) async throws(ToolFailure) -> [String] {
    let source = ViewModel { [decisions] _ in
      try await decisions.source(of: TopicID(decision: key))
    }
    return try await fetch(source).response?.rows.map(\.line.text) ?? []
  }
}

/// The reason why a tool has no answer, in a sentence for the model.
struct ToolFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Creates the failure for a reason, with the tool that helps: what it says for a prompt is left out.
  init(_ reason: Reason?, or nothing: String) {
    let sentence = reason?.sentence ?? nothing
    let isUnknown = (reason?.error as? any Remediable)?.remedy == .listDecisions
    let way = sentence.hasSuffix("?") ? " `list` has all" : ": `list` has all"
    description = isUnknown ? sentence + way : sentence
  }
}
