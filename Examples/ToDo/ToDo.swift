import Foundation

@main
@MainActor
struct ToDo {
  static func main() async {
    let program = Program(
      file: FileChores(.homeDirectory.appending(path: "chores.json")), clock: ContinuousClock(),
      today: { Day(of: .now) }, print: { print($0) })
    await program.run("today")
    while true {
      print("> ", terminator: "")
      guard let line = readLine(), line != "quit" else { return }
      await program.run(line)
    }
  }
}

extension Day {
  fileprivate init(of date: Date) {
    description = date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
