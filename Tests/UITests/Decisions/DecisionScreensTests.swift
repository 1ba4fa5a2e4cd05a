import BusinessLogic
import Decisions
import Presentation
import TestSupport
import Testing

@testable import UI

@Suite("The screens of decisions")
struct DecisionScreensTests {
  @Test("list all decisions, with what is wrong with them")
  func decisions() async {
    let service = ReadyDecisions(
      entries: [
        DecisionEntry(key: "0001", title: "Tea"),
        DecisionEntry(key: "milk", title: "milk", trouble: "is empty"),
      ]
    ) { _ in .drink }
    #expect(
      await Rehearsal(home: .decisions, decisions: service).written(by: "show")
        == "Decisions\n0001  Tea\n2     milk  (is empty)\n")
  }

  @Test("show the notes of a topic below its sides, escaped")
  func notes() async {
    let tea = Topic(title: "Tea", arguments: [Argument(.neutral, "Old")], notes: ["Hot\u{7}"])
    let service = ReadyDecisions { _ in Decision(title: "Tea", options: [tea]) }
    #expect(
      await Rehearsal(decisions: service).written(by: "show")
        == "Tea\n1  pros  (0)\n2  cons  (0)\n3  neutral  (1)\nnote: Hot\\u{7}\n")
  }

  @Test("list the arguments of an option, found by number or name", arguments: ["2", "green-tea"])
  func option(name: String) async {
    #expect(
      await Rehearsal().written(by: "go /0007/\(name)")
        == "Green tea (chosen)\npro 1  Healthy\ncon 1  Bitter\nTally: 1 pro, 1 con, total 0\n")
  }

  @Test("raise an alert for an option that there is not", arguments: ["3", "milk", "\(Int.min)"])
  func noOption(name: String) async {
    #expect(
      await Rehearsal().written(by: "go /0007/\(name)")
        == "Alert: There is no option \"\(name)\": \"What to drink\" has options 1 to 2\n")
  }
}
