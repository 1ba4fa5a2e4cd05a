import TestSupport
import Testing

@Suite("A trace of a command")
struct TraceTests {
  /// The layer and the event of each line, without times, source lines and columns.
  private func steps(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *[0-9.]+  (UI|logic|service) +(.*?)(?: {2,}\w+(?:\+\w+)?:\d+)?$/)
        .map { "\($0.1) \($0.2)" }
    }
  }

  private let failing = [
    "UI Enter: pros", "UI Router: go to /ai/pros", "UI Screen of pros: binds",
    "logic ViewModel of pros: fetch 1 begins", "logic Box of pros: notifies 1: loading",
    "logic Latest of pros: starts request 1", "logic ArgumentsWorker: topic",
    "service pros: asked for arguments of ai", "service pros: injected fault: Failed call 1 of 3",
    "logic InjectedFailure becomes WorkerFailure.failed", "logic ArgumentsWorker: failed",
    "logic Box of pros: notifies 1: a message", "UI Screen of pros: raises an alert",
    "logic Box of pros: notifies 1: message shown",
    "logic ViewModel of pros: fetch 1 failed: Failed call 1 of 3", "UI Router: failed",
    "UI failed",
  ]

  @Test("goes through every layer, down to the fault and up to the alert")
  func failure() async throws {
    let run = try await Transcript.of(input: "inject pros flaky 1/3\ntrace pros\n")
    #expect(steps(run.text) == failing)
    #expect(run.errorText == "Alert: Failed call 1 of 3\n")
    #expect(run.status == .exited(1))
  }

  @Test("is what docs/architecture.md shows of `pros`")
  func documented() async throws {
    let page = SourceTree.lines(of: "\(SourceTree.root)/docs/architecture.md")
      .joined(separator: "\n")
    let shown = try #require(page.firstMatch(of: #/```trace\n((?s).*?)```/#)).1
    let run = try await Transcript.of(input: "trace pros\n")
    #expect(steps(String(shown)) == steps(run.text))
    #expect(!steps(run.text).isEmpty)
    // The last word of each line is a place such as `Router:116`.
    let places = shown.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(places.filter { !run.text.contains(" \($0)\n") } == [], "moved in the code")
  }

  @Test("says that an answer was negative")
  func negative() async throws {
    let run = try await Transcript.of(
      arguments: ["docs/decisions", "-c", "trace list tag:none"], workingFolder: SourceTree.root)
    #expect(steps(run.text).last?.hasSuffix(" no") == true)
  }

  @Test("is kept: `trace` shows it again, --box with what changed in the content")
  func kept() async throws {
    let run = try await Transcript.of(
      input: "inject pros flaky 1/3\ntrace pros\nhome\ntrace\ntrace --box\ntrace --box cons\n"
    )
    #expect(steps(run.text).count { $0 == failing.last } == 3)
    #expect(run.text.contains("message: nil → Failed call 1 of 3\n"))
    #expect(run.text.contains("response: nil → ArgumentList"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("goes down to the file and back for an edit")
  func edit() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "tea.md")
    let run = try await Transcript.of(
      arguments: [folder.path(of: "tea.md")], input: "trace add pro Cheap\n")
    let steps = steps(run.text)
    #expect(steps.contains("logic EditingWorker: write"))
    #expect(!steps.contains { $0.hasPrefix("service files: asked for decision") })
    #expect(steps.contains { $0.hasPrefix("service files: asked for edit") })
    #expect(steps.contains("service files: answered"))
    #expect(steps.contains { $0.hasPrefix("service disk: reads") && $0.hasSuffix("tea.md") })
    #expect(steps.contains { $0.hasPrefix("service disk: replaces") && $0.hasSuffix("tea.md") })
  }

  @Test("of every command is shown while it is on")
  func on() async throws {
    let run = try await Transcript.of(input: "trace on\npros\ncons\ntrace off\npros\n")
    #expect(
      steps(run.text).filter { $0.hasPrefix("UI Enter") } == ["UI Enter: pros", "UI Enter: cons"])
  }

  @Test("that nobody made is asked for with an error that says how to make one")
  func none() async throws {
    let run = try await Transcript.of(input: "trace\n")
    #expect(
      run.errorText == "error: no trace yet: run `trace COMMAND` first\n")
  }

  @Test("is saved for Perfetto")
  func saved() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "trace.json")
    let run = try await Transcript.of(input: "trace pros\ntrace save \(path)\n")
    #expect(run.text.contains("in \(path)\n"))
    let document = try folder.text(of: "trace.json")
    #expect(document.hasPrefix("{\n  \"displayTimeUnit\" : \"ms\""))
  }
}
