import CEditLine

nonisolated extension Libedit {
  /// What libedit asks for the next key.
  func readKey(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    putDrawing()
    if asks() { return pass(Self.probe.value, to: character) }
    mendCursor()
    mendLine()
    mendText()
    leaveRoom()
    mendMarks()
    defer { isDrawn = false }
    if heighten() { show {} }
    switch question.step(isAsking: isAsking || seemingKind != nil, length: line.text.count) {
    case .leave:
      return leaveQuestion(into: character)
    case .end:
      if line.text.isEmpty { draft = shown }
    case .none:
      break
    }
    if let draft {
      self.draft = nil
      show { replaceLine(with: draft) }
    }
    while true {
      overlay(after: shown)
      if !isAsking {
        if hasBroughtEarlier { undo.begin(with: line) }
        shown = line
        undo.note(line, withinChange: hasLeftTyping && vi.isChanging)
      }
      keyBefore = lastKey
      lastKey = nextKey()
      // What a completion or the person's editor has made of it meanwhile is a change of its own.
      if !isAsking, line.text != shown?.text { undo.note(line) }
      switch lastKey {
      case .scalar(let scalar):
        if asks(before: scalar) {
          keep(lastKey)
          return pass(Self.probe.value, to: character)
        }
        if isMeaningless(after: scalar), skipSequence() {
          lastKey = keyBefore
          continue
        }
        if isSecondEscape(scalar) { continue }
        if cutsNothing(scalar, after: keyBefore) { return pass(Self.probe.value, to: character) }
        if isDeleting(scalar) { deleteUnseen() }
        if insertMark(scalar) || begins(with: scalar, after: keyBefore) { continue }
        switch reaction(to: scalar) {
        case .ignore: continue
        case .leave: return leaveQuestion(into: character)
        case .pass: break
        }
        // Enter: what comes next is written below the row where libedit takes the cursor to be.
        if isHigh, scalar == "\r" || scalar == "\n" {
          goToEnd(showing: "")
          isHigh = false
        }
        return pass(viKey(for: scalar), to: character)
      case .paste(let text) where askedKind != nil && lines(of: text).count < 2:
        var typed = Self.typable(lines(of: text).first ?? "").unicodeScalars[...]
        guard let first = typed.popFirst() else { continue }
        if !typed.isEmpty { el_push(editor, String(typed)) }
        return pass(first.value, to: character)
      case .paste where askedKind != nil, .interrupt where askedKind != nil:
        // After the question, it is for the line.
        keep(lastKey)
        return leaveQuestion(into: character)
      case .paste(let text):
        guard let lines = take(paste: text) else { continue }
        block = lines
        return -1
      case .interrupt:
        goToEnd(showing: "^C")
        return -1
      case .end:
        return 0
      }
    }
  }

  private func leaveQuestion(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    question.leave(from: line.text.count)
    return pass(LibeditQuestion.backspace, to: character)
  }

  private func pass(_ key: UInt32, to character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    character?.pointee = wchar_t(bitPattern: key)
    return 1
  }

  /// The next key, with the one that was kept before all others.
  func nextKey() -> Key {
    defer { keptKey = nil }
    return keptKey ?? keyboard.next()
  }

  /// Makes `key` the next one.
  func keep(_ key: Key) {
    keptKey = key
  }

  /// The line as it was before its last change; `nil` if there was none.
  func lineBeforeChange() -> LineUndo.State? {
    undo.note(line)
    return undo.undo()
  }
}
