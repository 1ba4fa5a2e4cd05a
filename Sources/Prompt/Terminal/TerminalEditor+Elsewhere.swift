import Threads

extension TerminalEditor {
  /// Opens the current line in the user's editor. Returns `false` if there is none. Never runs the
  /// result: one line comes back for review, several as a pasted block.
  func editElsewhere() -> Bool {
    guard lineMode == nil, let line = discipline.typed?.text,
      let edit = assistance.withLock({ $0.edit })
    else { return false }
    isAccepting = true
    // The text refers to the rows that were shown when the editor opened.
    noteBegun(isEmpty: false)
    Task {
      let text = await edit(line)
      guard isAccepting else { return }
      isAccepting = false
      if let text { takeBack(text, for: line) }
    }
    return true
  }

  private func takeBack(_ text: String, for line: String) {
    guard isEditing, !isClosed else { return }
    let lines = text.split(whereSeparator: \.isNewline)
    let written = lines.first.map(String.init) ?? ""
    if lines.count > 1 {
      change(to: "")
      keys.append(paste: text)
    } else if written != line {
      change(to: Libedit.typable(written.composed))
    }
  }
}
