import BusinessLogic
import Testing

@testable import UI

@Suite("The words of a fault")
struct FaultWordsTests {
  @Test(
    "are read, and written the same",
    arguments: [
      ("fail Server is down", Fault(.fail("Server is down"))),
      ("fail No \"network\" once", Fault(.fail("No \"network\""), once: true)),
      ("empty", Fault(.empty)), ("empty once", Fault(.empty, once: true)),
      ("slow 2s", Fault(.slow(.seconds(2)))),
      ("slow 500ms once", Fault(.slow(.milliseconds(500)), once: true)),
      ("stall 2s once", Fault(.stall(.seconds(2)), once: true)),
      ("hang", Fault(.hang)), ("hang once", Fault(.hang, once: true)),
      ("flaky 1/3", Fault(.flaky(failing: 1, calls: 3))),
      ("flaky 2/2 once", Fault(.flaky(failing: 2, calls: 2), once: true)),
    ])
  func roundTrip(words: String, fault: Fault) throws {
    #expect(try Fault(words: words) == fault)
    #expect(fault.words == words)
  }

  @Test("need no message to fail")
  func defaultMessage() throws {
    #expect(try Fault(words: "fail") == Fault(.fail("The service failed")))
    #expect(try Fault(words: "fail once") == Fault(.fail("The service failed"), once: true))
  }

  @Test(
    "are refused with the word that is wrong",
    arguments: [
      ("", "missing fault: expected fail, empty, slow, stall, hang, down or flaky"),
      (
        "slwo 2s",
        "expected fail, empty, slow, stall, hang, down or flaky, not \"slwo\"; did you mean \"slow\"?"
      ),
      ("once", "expected fail, empty, slow, stall, hang, down or flaky, not \"once\""),
      ("empty twice", "unexpected \"twice\": after `empty`, only `once` is allowed"),
      ("hang 2s", "unexpected \"2s\": after `hang`, only `once` is allowed"),
    ])
  func refused(words: String, error: String) {
    #expect(throws: CommandError(error)) { try Fault(words: words) }
  }

  @Test(
    "are refused when flaky has no sense",
    arguments: ["", "3", "4/3", "-1/3", "0/0", "1/0", "a/b", "1/2/3", "1/"])
  func flaky(words: String) {
    let wrong = words.isEmpty ? "" : ", not \"\(words)\""
    let error = CommandError(
      "expected N/M after flaky, where the first N of every M calls fail, such as 1/3\(wrong)")
    #expect(throws: error) { try Fault(words: "flaky \(words)") }
  }
}
