import Decisions
import Testing

@testable import BusinessLogic

@Suite("The words of a side", .bug(id: "seed 16"))
struct SideTests {
  @Test("are the seed's for pros and cons")
  func words() {
    #expect(Side.pro.noneFound == "No pros found")
    #expect(Side.con.noneFound == "No cons found")
    #expect(Side.allCases.map(\.plural) == ["pros", "cons", "neutral"])
    #expect(
      Side.allCases.map { $0.heading(of: "Tea") }
        == ["Pros of Tea", "Cons of Tea", "Neutral arguments of Tea"])
  }

  @Test("count one and many")
  func counted() {
    #expect(Side.pro.counted(1) == "1 pro")
    #expect(Side.pro.counted(0) == "0 pros")
    #expect(Side.con.counted(3) == "3 cons")
    #expect(Side.neutral.counted(2) == "2 neutral")
  }

  @Test("lead back to the side", arguments: Side.allCases)
  func plural(side: Side) {
    #expect(Side(plural: side.plural) == side)
  }

  @Test("are no side when they are other words", arguments: ["pro", "Pros", "", "contras"])
  func unknown(word: String) {
    #expect(Side(plural: word) == nil)
  }
}
