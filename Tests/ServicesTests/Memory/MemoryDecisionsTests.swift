import BusinessLogic
import Decisions
import Services
import Testing

@Suite("Decisions in memory")
struct MemoryDecisionsTests {
  @Test("keep the part that each section belongs to")
  func sections() async throws {
    let sections = [
      Decision.Section(heading: nil, level: 0, part: .context, blocks: []),
      Decision.Section(heading: "Confirmation", level: 2, part: .outcome, blocks: []),
    ]
    let service = MemoryDecisions([
      ("tea", Decision(title: "Tea", options: [], sections: sections))
    ])
    #expect(try await service.getDecision("tea").sections == sections)
  }
}
