import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Asks what the word before the cursor could become; the line goes on being typed meanwhile.
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

  /// How long keys wait for a completion at most: nobody notices, and a busy machine is given time.
  private nonisolated static var completionPatience: Duration { .milliseconds(200) }

  /// How long keys that were typed are still to wait for a completion, in milliseconds; `nil` if they
  /// need not.
  var waitForCompletion: Int32? {
    guard let completesUntil else { return nil }
    let rest = ContinuousClock.now.duration(to: completesUntil)
    return rest > .zero ? Int32(rest / .milliseconds(1)) + 1 : nil
  }

  private func show(_ completion: Completion) {
    guard isEditing, !isClosed else { return }
    flush()
    let (columns, rows) = TerminalModes.size
    // The line and what stands below it shall still be seen.
    let list = CandidateList(completion.candidates, columns: columns, rows: max(2, rows - 4))
    let listed = list.lines.map { $0.rendered(in: palette) + "\n" }.joined()
    // Tab once more: it stands above the line already.
    if listed == lastListed, !listed.isEmpty { return }
    lastListed = listed
    redraw(below: listed) { discipline.replace(completion.replaced, with: completion.text) }
  }
}
