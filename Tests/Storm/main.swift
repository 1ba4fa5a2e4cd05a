import UI

/// A prompt that repeats each line, while 500 alerts a second come.
let editor = TerminalEditor(program: "storm", historyPath: nil, mode: .libedit)

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
