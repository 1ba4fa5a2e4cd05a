import UI

/// A prompt with a mode and no more: the program's editor, and a list of fruit to choose from.
@main
@MainActor
enum ModeStage {
  static func main() async {
    let editor = TerminalEditor(program: "stage", historyPath: nil, mode: .libedit)
    let terminal = Terminal(editor)
    editor.setMeaning(of: "/", onEmptyLine: .mode { FruitMode(draw: $0, terminal: terminal) })
    editor.setMeaning(of: " ", onEmptyLine: .command("more"))
    reading: while true {
      switch await editor.readLine(prompt: "stage> ") {
      case .line("quit"), .end: break reading
      case .line(let line): terminal.show("ran: \(line)")
      case .block(let lines): for line in lines { terminal.show("ran: \(line)") }
      case .interrupted: continue
      }
    }
    await editor.close()
  }
}
