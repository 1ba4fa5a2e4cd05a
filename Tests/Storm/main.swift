import UI

/// A prompt that repeats each line, while so many alerts come as the first argument says, 500 a
/// second.
let editor = TerminalEditor(program: "storm", historyPath: nil, mode: .libedit)
let alerts = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0

Task.detached {
  for number in 1...max(1, alerts) {
    try await Task.sleep(for: .milliseconds(2))
    editor.write("alert \(number)\n", to: .error)
  }
}
while case .line(let line) = await editor.readLine(prompt: "> ") {
  editor.write("<\(line)>\n", to: .standard)
}
await editor.close()
