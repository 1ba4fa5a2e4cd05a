import BusinessLogic
import Prompt
import ReactiveHybrid
import Testing

@testable import UI

@Suite("A bar")
struct TextBarTests {
  @Test(
    "shows how far something has come",
    arguments: [
      (Progress(done: 0, of: 4), "[                    ] 0 of 4"),
      (Progress(done: 1, of: 4), "[#####               ] 1 of 4"),
      (Progress(done: 4, of: 4), "[####################] 4 of 4"),
      (Progress(done: 9, of: 4), "[####################] 9 of 4"),
      (Progress(done: 0, of: 0), "[                    ] 0 of 0"),
    ])
  func bar(progress: Progress, shown: String) {
    #expect(Text(progress, isPlain: false).safe == shown)
  }
}
