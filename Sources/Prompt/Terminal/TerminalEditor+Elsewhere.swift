import Threads

extension TerminalEditor {
  /// Opens the line that is being typed in the person's own editor; false if there is none. Nothing
  /// runs by itself: one line comes back to be looked at, several as a block that was pasted.
  func editElsewhere() -> Bool {
    guard lineMode == nil, let line = discipline.typed?.text,
      let edit = assistance.withLock({ $0.edit })
    else { return false }
    isAccepting = true
    // What is written there means what could be seen when that began.
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
