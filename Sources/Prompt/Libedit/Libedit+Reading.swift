import CEditLine

nonisolated extension Libedit {
  /// What libedit asks for the next key.
  func readKey(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if let draft {
      self.draft = nil
      replaceLine(with: draft)
    }
    while true {
      tidy()
      let line = line
      bindFirstKeys(isFirst: line.text.isEmpty)
      widen()
      // Typed ahead without brackets, a long line would be drawn thousands of times.
      if line.text.count < 1000 || keyboard.ahead() == nil { write(painter.draw(line)) }
      undo.note(line)
      keyBefore = lastKey
      lastKey = nextKey()
      // What a completion or the person's editor has made of it meanwhile is a change of its own.
      undo.note(self.line)
      switch lastKey {
      case .scalar(let scalar):
        if isTooMuch(scalar) || isMeaningless(after: scalar) && skipSequence() {
          lastKey = keyBefore
        } else if !isSecondEscape(scalar), !compose(with: scalar) {
          // A search that an escape has left meanwhile leaves an empty line.
          bindFirstKeys(isFirst: self.line.text.isEmpty)
          character?.pointee = wchar_t(bitPattern: scalar.value)
          return 1
        }
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

  /// Makes one character of the one before the cursor and an accent, if Unicode has both as one.
  private func compose(with mark: Unicode.Scalar) -> Bool {
    let line = line
    guard mark.value >= 0x300, line.cursor > 0 else { return false }
    let composed = Array("\(line.text[line.cursor - 1])\(mark)".composed.unicodeScalars)
    guard composed.count == 1 else { return false }
    editline_delete_before(editor, 1)
    insert(composed)
    return true
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
}
