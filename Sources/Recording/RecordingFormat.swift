import BusinessLogic
import Services
import SystemPackage

// Only for the JSON of `Codable` values. All of Foundation would be loaded at every start.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a recording: one JSON object per line. The first line has the name and the version
/// of the format. Each following line is a ``SessionEvent``, with the value if it is an answer. The
/// last event is `end`.
struct RecordingFormat: Codable {
  private(set) var format = "proscons recording"
  private(set) var version = 1
  let program: String

  struct Line: Sendable {
    let event: SessionEvent
    let bytes: [UInt8]

    func value<Value: Decodable>(as type: Value.Type) throws -> Value {
      try JSONDecoder().decode(Answered<Value>.self, from: Data(bytes)).value
    }

    private struct Answered<Value: Decodable>: Decodable { let value: Value }
  }

  /// Returns a line with an answer, if there is one, and a line end.
  static func line(_ content: some Encodable, value: (any Encodable)? = nil) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(Valued(content: content, value: value))) + [0x0A]
  }

  private struct Valued<Content: Encodable>: Encodable {
    enum Key: CodingKey { case value }

    let content: Content
    let value: (any Encodable)?

    func encode(to encoder: any Encoder) throws {
      try content.encode(to: encoder)
      guard let value else { return }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(value, forKey: .value)
    }
  }

  /// Reads a recording. Throws ``Failed`` and ``FileTrouble``.
  static func read(_ path: FilePath) throws -> (RecordingFormat, [Line]) {
    func trouble(_ fact: String) -> Failed { Failed("\(path) \(fact)") }
    let bytes = try DecisionFile.text(of: path)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let header = lines.first.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0)) }
    let own = Self(program: "")
    guard let header, header.format == own.format else { throw trouble("is not a recording") }
    guard header.version == own.version else {
      throw trouble(
        "has the format version \(header.version), but this program reads version \(own.version)")
    }
    let rest = lines.popLast()
    let events = lines.dropFirst().map {
      try? JSONDecoder().decode(SessionEvent.self, from: Data($0))
    }
    guard rest?.isEmpty == true, let end = events.last, end?.kind == .end else {
      let steps = counted(events.count { $0?.kind == .outcome }, "step")
      throw trouble("is cut off after \(steps): record it again, and end the recording")
    }
    let before = bytes.prefix(upTo: lines.last?.startIndex ?? 0)
    guard end?.text == "\(Fingerprint(of: before))" else {
      throw trouble("was changed after it was recorded: its checksum differs")
    }
    let read = try zip(events, lines.dropFirst()).enumerated().map { index, line in
      guard let event = line.0 else { throw trouble("has an unknown event on line \(index + 2)") }
      return Line(event: event, bytes: Array(line.1))
    }
    return (header, read)
  }
}
