import TestSupport
import Testing

@Suite("Edits that are cut off")
struct CrashTests {
  private static let start = "# Which\n\n## Pros\n\n- zero\n\n## Cons\n\n- none\n"

  @Test("by SIGKILL leave every file whole, before or after an edit", arguments: 0..<12)
  func killed(round: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.start, to: "which.md")
    let edits = (1...5000).map { "add pro reason number \($0)\n" }.joined()
    // A deadline kills the program, wherever it is.
    _ = try? await Transcript.of(
      arguments: [path], input: edits, deadline: .milliseconds(20 + round * 23))
    let text = try folder.text(of: "which.md")
    let added = text.split(separator: "\n").filter { $0.hasPrefix("- reason number ") }
    let whole = (0..<added.count).map { "- reason number \($0 + 1)\n" }.joined()
    #expect(text == Self.start.replacing("- zero\n", with: "- zero\n" + whole))
  }

  @Test("by nothing, but made by two programs at once, are all there")
  func twoPrograms() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.start, to: "which.md")
    let count = 100
    async let pros = Transcript.of(arguments: [path], input: Self.adding(count, to: "pro"))
    async let cons = Transcript.of(
      arguments: [folder.path], input: "open which\n" + Self.adding(count, to: "con"))
    #expect(try await pros.status == .exited(0))
    #expect(try await cons.status == .exited(0))
    let lines = try folder.text(of: "which.md").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("- pro number ") }.count == count)
    #expect(lines.filter { $0.hasPrefix("- con number ") }.count == count)
  }

  private static func adding(_ count: Int, to side: String) -> String {
    (1...count).map { "add \(side) \(side) number \($0)\n" }.joined()
  }
}
