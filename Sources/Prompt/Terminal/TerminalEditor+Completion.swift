import Escaping
import Threads

extension TerminalEditor {
  /// Starts to complete the word before the cursor. Typing continues meanwhile.
  func complete() {
    guard lineMode == nil, let line = libedit?.line else { return }
    let complete = settings.withLock { $0.complete }
    completion?.cancel()
    // Keys typed right after Tab belong after the completed word, so they wait for it: too briefly to
    // notice, but long enough for a busy machine.
    completionEnd = .now + .milliseconds(200)
    completion = Task {
      let completion = await complete(line.beforeCursor)
      guard !Task.isCancelled else { return }
      completionEnd = nil
      guard let completion, isEditing else { return }
      flush()
      display.apply(completion)
    }
  }

  /// Opens the current line in the user's editor, if there is one. Never runs the result: one line
  /// comes back for review, several as a pasted block.
  func editElsewhere() {
    guard lineMode == nil, let line = libedit?.line.string,
      let edit = settings.withLock({ $0.edit })
    else { return }
    isAccepting = true
    // The text refers to the rows that were shown when the editor opened.
    noteBegun(isEmpty: false)
    Task {
      let text = await edit(line)
      guard isAccepting else { return }
      isAccepting = false
      guard let text, isEditing else { return }
      let lines = text.split(whereSeparator: \.isNewline)
      let written = lines.first.map(String.init) ?? ""
      if lines.count > 1 {
        display.change(to: "")
        keys.append(.paste(text))
      } else if written != line {
        display.change(to: Pasted.typable(written.composed))
      }
    }
  }

  package func remember(_ command: String) { libedit?.history.add(command) }

  /// Inserts `text` into the next line. Keeps typed-ahead input after it, or drops and reports that
  /// input if `forgettingKeys` is `true`: it was typed before the user could see the reason to
  /// reconsider.
  ///
  /// Returns `false` if the kernel edits lines, if `text` contains control characters, or if the
  /// user has already started the line.
  package func prefill(_ text: String, forgettingKeys: Bool) -> Bool {
    guard libedit != nil, escaped(text) == text else { return false }
    if forgettingKeys { dropKeys() }
    return display.prefill(text)
  }
}
