import Foundation

@main
@MainActor
struct Gallery {
  static func main() async {
    let program = Program(
      clock: ContinuousClock(), print: { print($0) },
      copy: {
        // Asks the terminal to copy.
        print("\u{1b}]52;c;\(Data($0.utf8).base64EncodedString())\u{7}Copied \($0)")
      })
    print(Program.help)
    program.start()
    for await line in lines() { program.type(line) }
  }

  /// The typed lines. They are read on a thread of their own, so that answers appear meanwhile.
  private static func lines() -> AsyncStream<String> {
    let (lines, typed) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine(), line != "/quit" { typed.yield(line) }
      typed.finish()
    }
    return lines
  }
}
