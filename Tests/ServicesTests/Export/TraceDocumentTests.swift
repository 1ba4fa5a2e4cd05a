import BusinessLogic
import ReactiveHybrid
import Testing

@testable import Services

@Suite("A trace for Perfetto")
struct TraceDocumentTests {
  private func document(_ seams: [(Int, Seam)]) -> [Substring] {
    TraceDocument.text(of: seams.map { TracedSeam($1, at: .microseconds($0)) })
      .split(separator: "\n").filter { $0.contains("\"ph\"") }
  }

  @Test("has a track a layer, work with its length, and moments")
  func layers() {
    let lines = document([
      (0, Seam(.userInterface, "Enter", .begin, file: "A/B.swift", line: 7)),
      (5, Seam(.logic, "Box", file: "A/C.swift", line: 8)),
      (9, Seam(.userInterface, "done", .end(of: 0))),
    ])
    #expect(
      lines == [
        #"    { "name" : "thread_name", "ph" : "M", "pid" : 1, "tid" : 0, "args" : { "name" : "UI" } },"#,
        #"    { "name" : "thread_name", "ph" : "M", "pid" : 1, "tid" : 1, "args" : { "name" : "logic" } },"#,
        #"    { "name" : "Enter", "cat" : "UI", "ph" : "X", "pid" : 1, "tid" : 0, "ts" : 0.0, "dur" : 9.0, "args" : { "at" : "A/B.swift:7", "result" : "done" } },"#,
        #"    { "name" : "Box", "cat" : "logic", "ph" : "i", "pid" : 1, "tid" : 1, "ts" : 5.0, "s" : "t", "args" : { "at" : "A/C.swift:8" } }"#,
      ])
  }

  @Test("shows a cancellation, and work that overlaps on a track beside it")
  func overlap() {
    let lines = document([
      (0, Seam(.logic, "fetch 1", .begin)), (2, Seam(.logic, "fetch 2", .begin)),
      (4, Seam(.logic, "fetch 1 given up", .end(of: 0, isCancelled: true))),
      (6, Seam(.logic, "fetch 2 answered", .end(of: 1))),
    ])
    #expect(lines.count { $0.contains(#""name" : "logic 2""#) } == 1)
    #expect(
      lines.count { $0.contains(#""name" : "fetch 1 (cancelled)", "cat" : "cancelled""#) } == 1)
  }
}
