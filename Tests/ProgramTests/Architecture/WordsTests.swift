import TestSupport
import Testing

@testable import UI

@Suite("Below the user interface")
struct WordsTests {
  static let targets = SourceTree.names(in: "\(SourceTree.root)/Sources").filter {
    !["AgentInterface", "UI", "proscons", "Primer"].contains($0)
  }

  @Test("no sentence names a command", arguments: targets.sorted())
  @MainActor
  func commands(target: String) {
    let commands = Set(Command.all.map { $0.name[...] })
    for path in SourceTree.swiftFiles(below: "Sources/\(target)") {
      for (number, line) in SourceTree.lines(of: path).enumerated() {
        let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        let named = code.matches(of: #/`([a-z]+)[ `]/#).map(\.1)
        #expect(commands.isDisjoint(with: named), "\(path):\(number + 1)")
      }
    }
  }
}
