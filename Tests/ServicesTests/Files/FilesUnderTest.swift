import Services
import TestSupport

extension ServiceUnderTest {
  static let files = ServiceUnderTest(testDescription: "in files") { test in
    try await TemporaryFolder.with { folder in
      for (key, markdown) in Sample.decisions { try folder.write(markdown, to: "\(key).md") }
      let files = FileDecisions(path: folder.path) { "2026-01-31" }
      try await test(FilledService(EditingService(files)))
    }
  }
}
