import BusinessLogic
import Decisions
import TestSupport
import Testing

@testable import UI

@Suite("The screens of arguments")
struct ArgumentScreensTests {
  private func written(_ topic: AI, by line: String) async -> String {
    await Rehearsal(
      pros: ReadyService { _ in topic }, cons: ReadyService { _ in topic },
      neutral: ReadyService { _ in topic }
    ).written(by: line)
  }

  @Test("have every row on a line of its own that begins with its number", .bug(id: "seed 21"))
  func rows() async {
    let many = AI(title: "Tea", advantages: (1...10).map { "Reason \($0)" }, disadvantages: [])
    let lines = await written(many, by: "pros").split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[1] == "1   Reason 1")
    #expect(lines[10] == "10  Reason 10")
  }

  @Test("show escaped what could steer the terminal, wherever it stands")
  func escaped() async {
    let nasty = "\u{1B}]0;x\u{7}\n\u{202E}"
    let tea = AI(
      title: nasty, arguments: [Argument(.pro, nasty, details: [nasty])], notes: [nasty])
    let all = await written(tea, by: "pros") + written(tea, by: "go /tea/pros/1")
    #expect(all.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    #expect(all.contains("\\u{1B}]0;x\\u{7}\\n\\u{202E}"))
  }
}
