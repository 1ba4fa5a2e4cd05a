import BusinessLogic
import Testing

@testable import UI

@Suite("The flag --inject")
struct FaultOrderTests {
  let known = ["pros", "cons"]

  @Test(
    "takes a target and a fault",
    arguments: [
      ("pros=fail:Server is down", Fault(.fail("Server is down"))),
      ("pros=fail:http://x: gone=1", Fault(.fail("http://x: gone=1"))),
      ("pros=fail", Fault(.fail("The service failed"))),
      ("pros=empty once", Fault(.empty, once: true)),
      ("pros=slow:2s", Fault(.slow(.seconds(2)))), ("pros=slow 2s", Fault(.slow(.seconds(2)))),
      ("pros=flaky:1/3 once", Fault(.flaky(failing: 1, calls: 3), once: true)),
    ])
  func one(flag: String, fault: Fault) throws {
    let order = try FaultOrder(flag: flag, known: known)
    #expect(order.targets == ["pros"])
    #expect(order.fault == fault)
  }

  @Test("takes all for every target")
  func all() throws {
    #expect(try FaultOrder(flag: "all=hang", known: known).targets == ["pros", "cons"])
  }

  @Test("is refused without a fault", arguments: ["pros", "pros=", "", "=fail", "="])
  func noFault(flag: String) {
    let error = CommandError(
      "expected TARGET=FAULT, such as pros=fail:Boom, not \"\(flag)\"")
    #expect(throws: error) { try FaultOrder(flag: flag, known: known) }
  }

  @Test("is refused with a target that there is not, and suggests one")
  func noTarget() {
    let error = CommandError(
      "expected pros, cons or all, not \"prs\"; did you mean \"pros\"?")
    #expect(throws: error) { try FaultOrder(flag: "prs=hang", known: known) }
  }

  @Test("is refused with a fault that there is not")
  func unknownFault() {
    #expect(throws: CommandError.self) { try FaultOrder(flag: "pros=boom", known: known) }
  }
}
