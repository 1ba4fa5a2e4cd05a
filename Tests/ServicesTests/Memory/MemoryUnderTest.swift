import Decisions

@testable import Services

extension ServiceUnderTest {
  static let memory = ServiceUnderTest(testDescription: "in memory") { test in
    try await test(FilledService(EditingService(MemoryDecisions(Sample.decisions))))
  }
}

extension MemoryDecisions {
  /// Creates a service for decisions in Markdown, each with its key.
  init(_ decisions: [(key: String, markdown: String)]) {
    self.init(
      decisions.map {
        Self.read(SourceText(key: $0.key, path: nil, bytes: Array($0.markdown.utf8)))
      }, on: AtomicFile())
  }
}
