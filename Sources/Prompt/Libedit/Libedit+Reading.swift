import CEditLine
import Escaping

nonisolated extension Libedit {
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
      // A long line typed ahead without bracketed paste would be redrawn thousands of times.
      if line.text.count < 1000 || keys.first == nil { write(painter.draw(line)) }
      undo.note(line)
      keyBefore = lastKey
      lastKey = nextKey()
      // Records changes made by a completion or the user's editor as a separate undo step.
      undo.note(self.line)
      switch lastKey {
      case .scalar(let scalar):
        if isMeaningless(after: scalar) {
          skipSequence()
          lastKey = keyBefore
        } else if isTooMuch(scalar) {
          lastKey = keyBefore
        } else if !isSecondEscape(scalar), !compose(with: scalar) {
          // A search mode ended by an escape in the meantime has emptied the line.
          bindFirstKeys(isFirst: self.line.text.isEmpty)
          character?.pointee = wchar_t(bitPattern: scalar.value)
          return 1
        }
      case .paste(let text):
        guard let lines = take(paste: text) else { continue }
        outcome = .block(lines)
        return -1
      case .interrupt:
        goToEnd(showing: "^C\n")
        outcome = .interrupted
        return -1
      case .end:
        return 0
      }
    }
  }

  /// Combines an accent with the character before the cursor, if Unicode has a precomposed
  /// character.
  private func compose(with mark: Unicode.Scalar) -> Bool {
    let line = line
    guard mark.value >= 0x300, line.cursor > 0 else { return false }
    let composed = Array("\(line.text[line.cursor - 1])\(mark)".composed.unicodeScalars)
    guard composed.count == 1 else { return false }
    editline_delete_before(editor, 1)
    insert(composed)
    return true
  }

  func nextKey() -> Key {
    defer { keptKey = nil }
    return keptKey ?? ask { $0.nextKey() }
  }
}
