import BusinessLogic
import Prompt
import Recording
import Threads
import UI

extension App {
  func recorder(
    _ path: String, _ stage: Stage, _ watches: Bool?
  ) throws(CommandError) -> Recorder {
    do {
      let recorder = try Recorder(at: path, program: Environment.build)
      _ = recorder.read("input", stage.isScript ? "script" : "terminal")
      _ = recorder.read("plain", "\(appearance.isPlain)")
      _ = recorder.read("watches", watches.map { "\($0)" })
      _ = recorder.read("timeout", limit.map { "\($0 / .seconds(1))" })
      return recorder
    } catch {
      throw CommandError("can't record: \(error)")
    }
  }

  /// Replays the recording at `path` on the program's own screens. Returns whether the session
  /// matched it.
  func replay(_ path: String) async -> Bool {
    let streams = StandardStreams()
    defer { streams.flush() }
    let terminal = Terminal(streams)
    do {
      let replay = try Replay(path, updating: launch.updates)
      if let difference = await difference(from: replay) {
        throw CommandError(difference)
      }
      let fact = launch.updates ? "Recording updated" : "The replay matches the recording"
      terminal.show("\(fact): \(path)")
      return true
    } catch {
      terminal.report("\("error:", .error) \(String(describing: error))")
      return false
    }
  }

  private func difference(from replay: Replay) async -> String? {
    func read(_ name: String) -> String? { replay.read(name, nil) }
    let appearance = Appearance(
      isPlain: read("plain") == "true", colour: .never, variable: { _ in nil },
      isTerminal: { _ in false }, hasProgram: { _ in false })
    let isScript = read("input") != "terminal"
    let (watches, limit) = (read("watches"), read("timeout").flatMap { Double($0) })
    let user = ReplayedUser(replay)
    let stage = stage(on: Terminal(user, as: appearance), isScript: isScript, log: replay)
    let session = await session(
      at: nil, on: stage,
      textEditor: isScript ? nil : user,
      watches: watches.map { $0 == "true" })
    stage.beginLog()
    let limited = limit.map { Duration.seconds($0) }
    let shell =
      isScript
      ? Shell(session, script: user, limit: limited)
      : Shell(session, terminal: user, limit: limited)
    Task { _ = await shell.run(opening: "") }
    return await replay.difference(
      patience: (launch.timeout ?? .seconds(10)) + (limited ?? .zero))
  }
}

/// The input and output of a replay, which shows nothing.
@MainActor
private final class ReplayedUser: Script, LiveEditor, LongTextEditor, Output {
  private(set) var lineNumber: Int?
  nonisolated let interrupts: AsyncStream<Void>
  nonisolated let resizes = AsyncStream<Void> { $0.finish() }
  private let replay: Replay
  private nonisolated let settings = Locked(LineSettings())

  init(_ replay: Replay) {
    self.replay = replay
    interrupts = AsyncStream { continuation in
      Task {
        while await replay.next({ $0 == SessionEvent(.key, nil, "cancel") }) != nil {
          continuation.yield()
        }
      }
    }
    Task {
      while let text = await replay.next({ $0.kind == .tab })?.text {
        _ = await settings.withLock { $0.complete }(text)
      }
    }
  }

  func nextLine() -> LineEvent {
    let event = replay.take { $0.line != nil }
    lineNumber = event?.number
    return event?.line ?? .end
  }

  func readLine(prompt: String) async -> LineEvent {
    await replay.next { $0.line != nil }?.line ?? .end
  }

  func edit(_ text: String) -> String { text }
  func edit(file path: String, at line: Int) {}
  nonisolated func set(_ change: (inout LineSettings) -> Void) { settings.withLock(change) }
  func prefill(_ text: String, forgettingKeys: Bool) async -> Bool { true }
  func remember(_ command: String) async {}
  nonisolated func canShowBelow() async -> Bool { true }
  nonisolated func runChild(_ arguments: [String], input: String?) async -> Int32? { nil }
  nonisolated func setBusy(_ isBusy: Bool) {}
  nonisolated func write(_ text: String, to stream: OutputStream) {}
}
