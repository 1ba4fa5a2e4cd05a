import BusinessLogic
import Services

extension ServiceUnderTest {
  /// With a fault in front that is not there: nobody must notice.
  static let behindHealthyFaults = ServiceUnderTest(testDescription: "behind no fault") { test in
    let panel = FaultPanel(targets: ["decisions"])
    let service = FaultyService(
      MemoryDecisions(Sample.decisions), name: "decisions", panel: panel)
    try await test(FilledService(service))
  }
}
