import BusinessLogic
import Services
import SystemPackage
import Threads

package final class Recorder: SessionLog {
  private struct State {
    var file: FileDescriptor?
    var bytes: [UInt8] = []
    var size = 0
    var checksum = Fingerprint()
    /// The recording up to the last command that has ended.
    var whole = (size: 0, checksum: Fingerprint())
    var isOver = false
    var failure: (any Error)?
    var values: [String: String?] = [:]
    var calls: [String: Int] = [:]
    var files: [LibraryFile: Int] = [:]

    mutating func append(_ line: () throws -> [UInt8]) {
      guard !isOver, failure == nil else { return }
      do {
        let line = try line()
        guard size + line.count <= Recorder.limit else { return try cutOff() }
        try write(line)
      } catch {
        failure = error
      }
    }

    private mutating func write(_ line: [UInt8]) throws {
      checksum.add(line)
      size += line.count
      if let file { try file.writeAll(line) } else { bytes += line }
    }

    mutating func note(_ event: SessionEvent, value: (any Encodable)? = nil) {
      append { try RecordingFormat.line(event, value: value) }
      if event.kind == .outcome, failure == nil { whole = (size, checksum) }
    }

    private var end: SessionEvent { SessionEvent(.end, nil, "\(checksum)") }

    /// Ends a recording that a replay would refuse, before the command that makes it too large.
    private mutating func cutOff() throws {
      (size, checksum) = whole
      if let file {
        try file.resize(to: Int64(size))
        try file.seek(offset: Int64(size), from: .start)
      } else {
        bytes.removeLast(bytes.count - size)
      }
      try write(RecordingFormat.line(end))
      throw Failed(
        "--replay reads at most \(DecisionFile.limitInMiB) MiB, "
          + "so the recording ends before the command that goes beyond")
    }

    mutating func finish() throws {
      note(end)
      isOver = true
      try? file?.close()
      if let failure { throw failure }
    }

    /// Returns the recorded form of a library file, with its content only the first time.
    mutating func once(_ file: LibraryFile) -> RecordedFile {
      if let number = files[file] { return RecordedFile(number: number, file: nil) }
      files[file] = files.count
      return RecordedFile(number: files.count - 1, file: file)
    }
  }

  private let state: Locked<State>

  /// The most that a replay reads, less the last line.
  private static let limit = Int(DecisionFile.limit) - 256

  /// Creates a recording in an empty file, or in memory. `program` is the program's version.
  init(program: String, _ file: FileDescriptor? = nil) {
    state = Locked(State(file: file))
    state.withLock {
      $0.append { try RecordingFormat.line(RecordingFormat(program: program)) }
      $0.whole = ($0.size, $0.checksum)
    }
  }

  /// Creates a recording in a new file. Throws ``FileTrouble``.
  package convenience init(at path: String, program: String) throws {
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: .ownerReadWrite)
      self.init(program: program, file)
    } catch let errno as Errno {
      throw FileTrouble(FilePath(path), writing: errno, isNew: true)
    }
  }

  var bytes: [UInt8] { state.withLock { $0.bytes } }

  package func note(_ event: SessionEvent) { state.withLock { $0.note(event) } }

  /// Copies a line of another recording.
  func note(_ line: RecordingFormat.Line) { state.withLock { $0.append { line.bytes + [0x0A] } } }

  package func read(_ name: String, _ value: @autoclosure () -> String?) -> String? {
    let value = value()
    state.withLock { state in
      guard state.values.updateValue(value, forKey: name) != .some(value) else { return }
      state.note(SessionEvent(.read, name, value))
    }
    return value
  }

  package func answer<Answer>(
    to question: String, of service: String, _ call: () async throws -> Answer
  ) async throws -> Answer {
    var event = state.withLock { state in
      let event = state.calls.asked(service, question)
      state.note(event)
      return event
    }
    do {
      let answer = try await call()
      event.kind = .answered
      state.withLock { [event] state in
        let files = (answer as? [LibraryFile]).map { $0.map { state.once($0) } }
        state.note(event, value: files ?? answer as? any Encodable)
      }
      return answer
    } catch {
      (event.kind, event.error) = (.refused, RecordedError(error))
      note(event)
      throw error
    }
  }

  package func states(over source: AsyncStream<SourceState>) -> AsyncStream<SourceState> {
    let number = state.withLock { $0.calls.watched() }
    return source.mapped { [self] state in
      note(SessionEvent(.changed, number: number, state: state))
      return state
    }
  }

  package var hasFailed: Bool { state.withLock { $0.failure != nil } }

  package func end() throws {
    try state.withLock { try $0.finish() }
  }
}

struct RecordedFile: Codable {
  let number: Int
  let file: LibraryFile?
}

extension [String: Int] {
  mutating func asked(_ service: String, _ question: String) -> SessionEvent {
    self["\(service): \(question)", default: 0] += 1
    return SessionEvent(.asked, service, question, number: self["\(service): \(question)"])
  }

  /// Returns the number of the next service that is watched.
  mutating func watched() -> Int? { asked("watching", "").number }
}
