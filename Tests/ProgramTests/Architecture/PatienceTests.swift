import TestSupport
import Testing

@Suite("The tests")
struct PatienceTests {
  @Test("wait for what they expect, and never for time to go by")
  func sleepless() {
    // Programs of their own: a test looks at `Storm`, and `Abuse` waits as another writer does.
    let files = SourceTree.swiftFiles(below: "Tests").filter {
      !$0.contains("/Tests/Storm/") && !$0.contains("/Tests/Abuse/")
    }
    #expect(files.count > 100)
    let sleeper = #/\b(Task|Thread|\w*[cC]lock\(\))[.]sleep\b|\b(u|nano)?sleep\(/#
    for file in files where !file.hasSuffix("Clock.swift") {
      for (number, line) in SourceTree.lines(of: file).enumerated() {
        #expect(line.firstMatch(of: sleeper) == nil, "\(file):\(number + 1)")
      }
    }
  }
}
