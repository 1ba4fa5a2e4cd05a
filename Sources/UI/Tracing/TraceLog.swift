import BusinessLogic
import ReactiveHybrid
import Threads

/// Records the seams of one command at a time. Services report theirs from other threads.
public final class TraceLog {
  /// The trace that screens and view models report to.
  let trace = Trace()

  /// Whether every command is traced, and every change on disk.
  private(set) var isOn = false

  /// Whether a command is being traced.
  private(set) var isInCommand = false

  private let state = Locked<State>(State())

  /// The listener for services; `nil` while nobody traces.
  public nonisolated let listener: @Sendable () -> Trace.Listener?

  /// Creates an empty log.
  public init() {
    listener = { [state] in state.withLock { $0.isRecording } ? state.heard : nil }
  }

  /// Traces everything from now on.
  func turnOn() {
    isOn = true
    begin()
  }

  /// Traces nothing more.
  func turnOff() {
    isOn = false
    end()
  }

  /// Starts a trace.
  func begin(inCommand: Bool = false) {
    isInCommand = inCommand
    state.withLock { $0 = State(isRecording: true) }
    trace.hear = state.heard
  }

  /// Ends the trace, and keeps it if it has any seams.
  func end() {
    isInCommand = false
    let seams = state.withLock { state in
      state.isRecording = false
      return state.seams
    }
    if !seams.isEmpty { last = seams }
    trace.hear = nil
  }

  /// The seams of the last trace that ended, oldest first.
  private(set) var last: [TracedSeam] = []

  /// Whether anything was recorded since the trace began.
  var hasNews: Bool { state.withLock { $0.isRecording && !$0.seams.isEmpty } }
}

private struct State: Sendable {
  var isRecording = false
  let start = ContinuousClock.now
  var seams: [TracedSeam] = []
}

nonisolated extension Locked<State> {
  /// Records each seam with the time since the start.
  fileprivate var heard: Trace.Listener {
    { seam in
      self.withLock { state in
        guard state.isRecording else { return 0 }
        state.seams.append(TracedSeam(seam, at: .now - state.start))
        return state.seams.count - 1
      }
    }
  }
}
