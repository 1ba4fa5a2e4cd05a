import Decisions
import Testing

/// Headings that group options, and headings with an option's arguments.
@Suite("Headings that group options")
struct StatedGroupTests {
  @Test("arguments below `Drawbacks` are about the document, even after the alternatives")
  func drawbacksLast() {
    let alternatives = "# Tea\n## Alternatives\n### Milk\nIt was rejected because it is cold.\n"
    #expect(
      summary(alternatives + "## Drawbacks\n- It is hot.\n")
        == "Milk\n - it is cold.\nTea\n - It is hot.")
    #expect(!summary(alternatives + "## Legend\nCons:\n- very bad\n").contains("Tea"))
  }
}
