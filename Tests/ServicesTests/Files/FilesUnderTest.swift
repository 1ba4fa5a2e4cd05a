import BusinessLogic
import Decisions
import Services
import TestSupport

extension ServiceUnderTest {
  static let files = ServiceUnderTest(testDescription: "in files") { test in
    try await TemporaryFolder.with { folder in
      for (key, decision) in Sample.decisions {
        try folder.write(decision.asMarkdown, to: "\(key).md")
      }
      try await test(FilledService(FileDecisions(path: folder.path) { "2026-01-31" }))
    }
  }
}

extension Decision {
  /// The decision as a user would write it: lists under headings, or MADR for several options.
  fileprivate var asMarkdown: String {
    guard options.count > 1 else {
      return """
        # \(title)

        ## Pros

        \(options[0].advantages.map { "* \($0.text)\n" }.joined())
        ## Cons

        \(options[0].disadvantages.map { "* \($0.text)\n" }.joined())
        """
    }
    let parts = options.map { option in
      "### \(option.title)\n\n"
        + option.advantages.map { "* Good, because \($0.text)\n" }.joined()
        + option.disadvantages.map { "* Bad, because \($0.text)\n" }.joined()
    }
    return "# \(title)\n\n## Pros and Cons of the Options\n\n" + parts.joined(separator: "\n")
  }
}
