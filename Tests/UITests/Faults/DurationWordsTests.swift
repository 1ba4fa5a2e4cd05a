import Testing

@testable import UI

@Suite("The words of a duration")
struct DurationWordsTests {
  @Test(
    "are read",
    arguments: [
      ("2s", Duration.seconds(2)), ("500ms", .milliseconds(500)), ("1.5m", .seconds(90)),
      ("1min", .seconds(60)), ("3", .seconds(3)), ("0s", .zero), ("24h", .seconds(86_400)),
    ])
  func read(words: String, duration: Duration) throws {
    #expect(try Duration(words: words) == duration)
  }

  @Test(
    "are written as short as can be",
    arguments: [
      (Duration.seconds(2), "2s"), (.milliseconds(500), "500ms"), (.milliseconds(1500), "1500ms"),
      (.seconds(90), "90s"), (.zero, "0s"),
    ])
  func written(duration: Duration, words: String) {
    #expect(duration.words == words)
  }

  @Test(
    "are refused if they are none or too long",
    arguments: [
      "", "s", "2d", "25h", "-1s", "1.2.3s", "½s", "inf", "nan", "1441m", "1e9s", "99999999999",
    ])
  func refused(words: String) {
    let wrong = words.isEmpty ? "" : ", not \"\(words)\""
    let error = CommandError("expected a duration up to a day, such as 500ms, 2s, 5m or 1h\(wrong)")
    #expect(throws: error) { try Duration(words: words) }
  }
}
