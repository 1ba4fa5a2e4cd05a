import BusinessLogic
import Decisions
import Testing

@Suite("Bullets")
struct BulletTests {
  @Test(
    "begin with a sign, its weight, and a space",
    arguments: [
      ("+ fast", "+", "", "fast"), ("  -12  slow ", "-", "12", "slow "), ("~", "~", "", ""),
      ("* 3 x", "*", "", "3 x"), ("• x", "*", "", "x"),
    ])
  func read(line: String, sign: Character, weight: String, text: String) throws {
    let bullet = try #require(Bullet(line))
    #expect(bullet.sign == sign)
    #expect(bullet.weight == weight)
    #expect(bullet.text == text)
  }

  @Test(
    "are nothing else", arguments: ["", "+fast", "-- x", "-e", "**x** y", "*3 x", "---", "~/x"])
  func others(line: String) { #expect(Bullet(line) == nil) }

  @Test("divide a line at every sign of a side, the longest name first")
  func divisions() {
    let divisions = Bullet.divisions(of: "a + b  -3 c * d ~")
    #expect(divisions.map(\.name) == ["a + b  -3 c * d", "a + b", "a"])
    #expect(divisions.map(\.bullet.text) == ["", "c * d ~", "b  -3 c * d ~"])
  }

  @Test("are counted by kind")
  func counted() {
    let list = [NewArgument(nil, "a"), NewArgument(.pro, "b"), NewArgument(.neutral, "c")]
    #expect(list.countedByKind == "1 pro, 1 neutral argument and 1 note")
    #expect(Array(list.prefix(1) + list.prefix(1)).countedByKind == "2 notes")
  }
}
