import BusinessLogic
import Services

extension DecoratedService {
  /// A service with the faults of `panel`.
  static func faulty(_ base: Base, _ name: String, _ panel: FaultPanel) -> DecoratedService {
    DecoratedService(base, [Faults(name, on: panel)])
  }
}

extension ServiceUnderTest {
  /// A service with an empty fault panel, which behaves like the base.
  static let behindHealthyFaults = ServiceUnderTest(testDescription: "behind no fault") { test in
    let panel = FaultPanel(targets: ["decisions"])
    let service = DecoratedService.faulty(
      EditingService(MemoryDecisions(Sample.decisions)), "decisions", panel)
    try await test(FilledService(service))
  }
}
