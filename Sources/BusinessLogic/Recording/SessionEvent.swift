import ReactiveHybrid

/// An event of a session: an input from outside, or an action of the session.
package struct SessionEvent: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Codable {
    // From outside: the user's lines and keys, the answer or error of a service, the state of a
    // watched service, a property of the environment such as the time, and the end with a checksum.
    case command, block, key, tab, answered, refused, changed, read, end

    // From the session: a question to a service, a notification of a box, a shown answer, an alert
    // or an error, the end of a command. Recordings say `told` for a report, as in version 1.0.0.
    case asked, box, shown, report = "told", outcome
  }

  package var kind: Kind
  /// The name of the service, the box or the property.
  package var name: String?
  /// The command, the key, the question, the property's value or the outcome.
  package var text: String?
  /// The number of a script's line, how often the question was asked, the number of listeners, or which
  /// watched service of the session it is.
  package var number: Int?

  package var lines: [String]?
  package var content: String?

  package var error: RecordedError?
  package var state: SourceState?

  package init(
    _ kind: Kind, _ name: String? = nil, _ text: String? = nil, number: Int? = nil,
    lines: [String]? = nil, content: String? = nil, state: SourceState? = nil
  ) {
    (self.kind, self.name, self.text, self.number) = (kind, name, text, number)
    (self.lines, self.content, self.state) = (lines, content, state)
  }

  package var isInput: Bool { ![.asked, .box, .shown, .report, .outcome].contains(kind) }
  package var isCommand: Bool { kind == .command || kind == .block }
}

/// A copy of an error that a service threw, for a replay to throw.
package struct RecordedError: Refusal, Remediable, Hashable, Codable, CustomStringConvertible {
  package let description: String
  package let remedy: Remedy?
  package let isFinal: Bool
  package let isCancellation: Bool

  package init(_ error: any Error) {
    description = String(describing: error)
    remedy = (error as? any Remediable)?.remedy
    isFinal = (error as? any Refusal)?.isFinal ?? false
    isCancellation = error is CancellationError
  }
}

/// A log of a session's inputs and actions: a recording, or a replay, which compares them.
package protocol SessionLog: Sendable {
  /// Logs an event. A replay ignores external events, because it produces them.
  func note(_ event: SessionEvent)

  /// Logs a property of the environment, such as the time, and returns it. A replay returns the
  /// recorded one.
  func read(_ name: String, _ value: @autoclosure () -> String?) -> String?

  /// Logs a call of a service and its answer, which is `Codable` or `Void`. A replay returns the
  /// recorded answer without the call.
  func answer<Answer>(
    to question: String, of service: String, _ call: () async throws -> Answer
  ) async throws -> Answer

  /// Logs the states of a watched service. A replay returns the recorded ones.
  func states(over source: AsyncStream<SourceState>) -> AsyncStream<SourceState>

  /// Whether the log can't go on; ending it throws the reason.
  var hasFailed: Bool { get }

  /// Ends the log. Throws if it isn't complete.
  func end() throws
}
