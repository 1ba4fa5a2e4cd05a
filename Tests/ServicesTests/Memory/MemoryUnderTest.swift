import Services

extension ServiceUnderTest {
  static let memory = ServiceUnderTest(testDescription: "in memory") { test in
    try await test(FilledService(EditingService(MemoryDecisions(Sample.decisions))))
  }
}
