/// Edits lines in the kernel's canonical mode, for terminals that can't redraw.
nonisolated final class PlainDiscipline: LineDiscipline {
  private var prompt = ""

  let isRaw = false

  func edit(prompt: String, keyboard: Keyboard) -> LineEvent {
    self.prompt = prompt
    redraw()
    var line = String.UnicodeScalarView()
    while true {
      switch keyboard.next() {
      case .scalar("\n"):
        return .line(String(line))
      case .scalar(let scalar):
        line.append(scalar)
      case .paste(let text):
        line += text.unicodeScalars
      case .interrupt:
        leave()
        return .interrupted
      case .end:
        leave()
        return line.isEmpty ? .end : .line(String(line))
      }
    }
  }

  func remember(_ line: String) {}

  func beginNextLine(with text: String) {}

  var typed: TypedLine? { nil }

  let isAside = false

  let isLineWaiting = false

  func replace(_ count: Int, with text: String) {}

  func replaceLine(with text: String) {}

  func beginAnew() {}

  func setPrompt(_ prompt: String) {}

  /// Starts a new row. Typed text stays on its row, since only the kernel knows it.
  func makeRoom() -> String {
    "\n"
  }

  func redraw() {
    Descriptor.write(prompt, to: 1)
  }

  func leave() {
    Descriptor.write("\n", to: 1)
  }

  func resize() -> Bool { false }

  func enter() {}

  func exit() {}
}
