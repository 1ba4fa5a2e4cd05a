import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Starts to complete the word before the cursor. Typing continues meanwhile.
  func complete() {
    guard lineMode == nil, let line = discipline.typed else { return }
    let assistance = assistance.withLock { $0 }
    completion?.cancel()
    completesUntil = .now + Self.completionPatience
    completion = Task {
      let completion = await assistance.complete(line.beforeCursor)
      guard !Task.isCancelled else { return }
      completesUntil = nil
      if let completion { show(completion) }
    }
  }

  /// How long keys wait for a completion: short enough to go unnoticed, long enough for a busy
  /// machine.
  private nonisolated static var completionPatience: Duration { .milliseconds(200) }

  /// The remaining time in milliseconds that keys wait for a completion; `nil` if they don't.
  var waitForCompletion: Int32? {
    guard let completesUntil else { return nil }
    let rest = ContinuousClock.now.duration(to: completesUntil)
    return rest > .zero ? Int32(rest / .milliseconds(1)) + 1 : nil
  }

  private func show(_ completion: Completion) {
    guard isEditing, !isClosed else { return }
    flush()
    let (columns, rows) = TerminalModes.size
    // Leaves room for the line and the panel below it.
    let list = CandidateList(completion.candidates, columns: columns, rows: max(2, rows - 4))
    let listed = list.lines.map { $0.rendered(in: palette) + "\n" }.joined()
    // Tab was pressed again, and the list is already above the line.
    if listed == lastListed, !listed.isEmpty { return }
    lastListed = listed
    redraw(below: listed) { discipline.replace(completion.replaced, with: completion.text) }
  }
}
