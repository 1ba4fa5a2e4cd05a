import Threads

extension TerminalEditor {
  /// Starts to complete the word before the cursor. Typing continues meanwhile.
  func complete() {
    guard lineMode == nil, let line = libedit?.line else { return }
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
    redraw(below: listed) { libedit?.replace(completion.replaced, with: completion.text) }
  }

  /// Opens the current line in the user's editor, if there is one. Never runs the result: one line
  /// comes back for review, several as a pasted block.
  func editElsewhere() {
    guard lineMode == nil, let line = libedit?.line.string,
      let edit = assistance.withLock({ $0.edit })
    else { return }
    isAccepting = true
    // The text refers to the rows that were shown when the editor opened.
    noteBegun(isEmpty: false)
    Task {
      let text = await edit(line)
      guard isAccepting else { return }
      isAccepting = false
      if let text { takeBack(text, for: line) }
    }
  }

  private func takeBack(_ text: String, for line: String) {
    guard isEditing, !isClosed else { return }
    let lines = text.split(whereSeparator: \.isNewline)
    let written = lines.first.map(String.init) ?? ""
    if lines.count > 1 {
      change(to: "")
      keys.append(.paste(text))
    } else if written != line {
      change(to: Libedit.typable(written.composed))
    }
  }

  package func remember(_ command: String) {
    libedit?.history.add(command)
  }

  /// Inserts `text` into the next line. Keeps typed-ahead input after it, or drops and reports that
  /// input if `forgettingKeys` is `true`: it was typed before the user could see the reason to
  /// reconsider.
  ///
  /// Returns `false` if the kernel edits lines, if `text` contains control characters, or if the
  /// user has already started the line.
  package func prefill(_ text: String, forgettingKeys: Bool) -> Bool {
    guard let libedit, escaped(text) == text else { return false }
    if forgettingKeys { dropKeys() }
    begunLines.withLock { $0.forgetWaiting() }
    guard isEditing else {
      libedit.kept.append(LineState(text))
      return true
    }
    guard libedit.line.text.isEmpty, !libedit.isAside else { return false }
    change(to: text)
    return true
  }
}
