import Prompt

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A prompt that echoes each line while output arrives: 500 alerts a second, or the contents of the
/// named pipe given as an argument. `/` starts a mode.
let editor = TerminalEditor(program: "storm", historyPath: nil)
editor.set { $0.emptyLineKeys["/"] = .mode { EchoMode(draw: $0) } }

if CommandLine.arguments.count > 1 {
  let pipe = open(CommandLine.arguments[1], O_RDONLY)
  editor.set { $0.below = ["one below", "two below, which is too long for a narrow terminal"] }
  Task.detached {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(pipe, &bytes, bytes.count), count > 0 {
      editor.write(String(decoding: bytes.prefix(count), as: UTF8.self), to: .error)
    }
  }
} else {
  Task.detached {
    for number in 1... {
      try await Task.sleep(for: .milliseconds(2))
      editor.write("alert \(number)\n", to: .error)
    }
  }
}
while case .line(let line) = await editor.readLine(prompt: "> ") {
  editor.write("<\(line)>\n", to: .standard)
  await editor.remember(line)
}
await editor.close()
