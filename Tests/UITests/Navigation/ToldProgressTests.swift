import BusinessLogic
import Testing

@testable import UI

@Suite("Progress that is told")
struct ToldProgressTests {
  /// Which of these it tells, in percent.
  private func told(_ percents: [Int?]) -> [Int?] {
    var told = ToldProgress()
    told.begin()
    return percents.filter { told.isNews($0.map { Progress(done: $0, of: 100) }) }
  }

  @Test("is told at the beginning and at each quarter")
  func quarters() {
    #expect(told([0, 10, 24, 25, 26, 60, 100]) == [0, 25, 60, 100])
  }

  @Test("is told once if it isn't known")
  func unknown() {
    #expect(told([nil, nil, 0, 25]) == [nil, 25])
  }

  @Test("is told to nobody before somebody wants it, nor after the end")
  func ended() {
    var told = ToldProgress()
    let isToldBefore = told.isNews(nil)
    told.begin()
    told.end()
    let isToldAfter = told.isNews(nil)
    #expect([isToldBefore, isToldAfter] == [false, false])
  }
}
