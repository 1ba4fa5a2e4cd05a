import BusinessLogic
import Services

extension ServiceUnderTest {
  /// A service with an empty fault panel, which behaves like the base.
  static let behindHealthyFaults = ServiceUnderTest(testDescription: "behind no fault") { test in
    let panel = FaultPanel(targets: ["decisions"])
    let service = FaultyService(
      EditingService(MemoryDecisions(Sample.decisions)), name: "decisions", panel: panel)
    try await test(FilledService(service))
  }
}
