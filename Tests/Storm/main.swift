import UI

/// A prompt that repeats each line, while 500 alerts a second come; `/` begins a mode.
let editor = TerminalEditor(program: "storm", historyPath: nil, mode: .libedit)
editor.setMeaning(of: "/", onEmptyLine: .mode { EchoMode(draw: $0) })

Task.detached {
  for number in 1... {
    try await Task.sleep(for: .milliseconds(2))
    editor.write("alert \(number)\n", to: .error)
  }
}
while case .line(let line) = await editor.readLine(prompt: "> ") {
  editor.write("<\(line)>\n", to: .standard)
}
await editor.close()
