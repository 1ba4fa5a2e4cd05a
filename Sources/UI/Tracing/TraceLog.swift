import BusinessLogic
import ReactiveHybrid
import Threads

/// Records the seams of one command at a time. Services report theirs from other threads.
package final class TraceLog {
  let trace = Trace()

  /// Whether every command is traced, and every change on disk.
  var isOn = false {
    didSet {
      if commands == 0 { isOn ? begin() : end() }
    }
  }

  /// The number of commands being traced. At a terminal, one may begin before another ends.
  private var commands = 0

  private let state = Locked<State>(State())

  /// The listener for services; `nil` while tracing is off.
  package nonisolated let listener: @Sendable () -> Trace.Listener?

  package init() {
    listener = { [state] in state.withLock { $0.isRecording } ? state.heard : nil }
  }

  func begin() {
    state.withLock { $0 = State(isRecording: true) }
    trace.listener = state.heard
    trace.detail = { Changes(from: $0, to: $1).lines }
  }

  /// Ends the trace, and keeps it if it has any seams.
  func end() {
    let seams = state.withLock { state in
      state.isRecording = false
      return state.seams
    }
    if !seams.isEmpty { last = seams }
    trace.listener = nil
  }

  /// The seams of the last trace that ended, oldest first.
  private(set) var last: [TracedSeam] = []

  /// Whether anything was recorded outside of commands since the last trace.
  var hasNews: Bool { commands == 0 && state.withLock { $0.isRecording && !$0.seams.isEmpty } }

  /// Begins the trace of a command, or continues that of one still running.
  func commandBegins() {
    if commands == 0 { begin() }
    commands += 1
  }

  /// Ends the trace with the last running command; returns whether it has ended.
  func commandEnds() -> Bool {
    commands -= 1
    if commands == 0 { end() }
    return commands == 0
  }
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
