import TestSupport
import Testing

@Suite("A recording")
struct RecordingTests {
  static let folder = "\(SourceTree.root)/Tests/Recordings"
  static let names = SourceTree.names(in: folder).sorted()

  @Test(
    "is replayed with the same rows and flow", .bug(id: "seed 1"), .bug(id: "seed 3"),
    .bug(id: "seed 5"), .bug(id: "seed 13"), arguments: names)
  func same(name: String) async throws {
    let run = try await Transcript.of(arguments: ["--replay", "\(Self.folder)/\(name)"])
    #expect(run.errorText == "")
    #expect(run.text.hasPrefix("The replay matches the recording: "))
    #expect(run.status == .exited(0))
  }

  @Test("needs neither the file nor the faults nor the time of its session")
  func elsewhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "tea.md")
    let path = folder.path(of: "session.jsonl")
    let recorded = try await Transcript.of(
      arguments: [folder.path(of: "tea.md")],
      input:
        "record \(path)\ninject pros slow 300ms\npros\nheal\ninject pros fail\npros\nheal\npros\n"
        + "add pro Cheap\nundo\ndraft\nadd pro Cosy\nkeep\ndraft\nadd con Hot\ndrop\nfind warm\nuse\ncons\nalerts\nrecord off\n"
    )
    #expect(recorded.errorText.hasPrefix("Recording to \(path). It contains the texts"))
    #expect(recorded.text.hasSuffix("Recording stopped\n"))
    try folder.write("# Coffee\n", to: "tea.md")
    #expect(try await replay(path) == "")
  }

  @Test("needs neither the day, nor the files, nor the variables of its session")
  func surroundings() async throws {
    let folder = try TemporaryFolder()
    for name in ["tea.md", "a b.md"] {
      try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: name)
    }
    let path = folder.path(of: "session.jsonl")
    let recorded = try await Transcript.of(
      arguments: [folder.path],
      input: "record \(path)\ngo /tea\ndate today\nsave ~/copy.md\ncheck --against\n"
        + "check --against HEAD a b.md\nrecord off\n",
      environment: ["HOME": folder.path, "GITHUB_BASE_REF": "main", "TZ": "UTC+12"],
      workingFolder: folder.path)
    #expect(recorded.text.contains("Saved as \(folder.path)/copy.md"))
    #expect(recorded.errorText.contains("is in no git repository"))
    // There, it is always another day.
    #expect(try await replay(path, environment: ["TZ": "UTC-14"]) == "")
  }

  @Test("has no end of a command that began before it")
  func earlier() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "tea.md")
    let path = folder.path(of: "session.jsonl")
    let terminal = try PseudoTerminal(arguments: [folder.path(of: "tea.md")], columns: 200)
    try await terminal.expect(line: "/tea>")
    terminal.type("inject files slow 2s once\rfind warm\r")
    try await terminal.expect(text: "^C cancels")
    terminal.type("record \(path)\r")
    try await terminal.expect(text: "Recording to")
    try await terminal.expect("the end of the search") { !$0.text.contains("^C cancels") }
    terminal.type("record off\r")
    try await terminal.expect(text: "Recording stopped")
    #expect(try await replay(path) == "")
  }

  @Test("has the aliases of its session, which goes on with them, and needs no startup file")
  func aliases() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "session.jsonl")
    let recorded = try await Transcript.of(
      input: "alias w where\nrecord \(path)\nw\nalias v where\nv\nrecord off\nw\nv\n")
    #expect(recorded.text.matches(of: /^\/ai$/.anchorsMatchLineEndings()).count == 4)
    #expect(recorded.status == .exited(0))
    #expect(try await replay(path) == "")
  }

  @Test("that a replay would refuse for its size ends before that, with a word")
  func tooLarge() async throws {
    let folder = try TemporaryFolder()
    for number in 1...20 {
      let text = String(repeating: "All work and no play. ", count: 40_000)
      try folder.write("# Tea\n\n\(text)\n\n## Pros\n\n- Warm\n", to: "000\(number)-tea.md")
    }
    let path = folder.path(of: "session.jsonl")
    let recorded = try await Transcript.of(
      arguments: [folder.path], input: "record \(path)\nwhere\nfind warm\nrecord off\n")
    let lines = recorded.errorText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1].hasPrefix("error: can't record: --replay reads at most 16 MiB, so the recording"))
    #expect(lines[2] == "error: not recording: `record FILE` starts")
    #expect(recorded.status == .exited(1))
    #expect(try await replay(path) == "")
  }

  /// Each way to break a flow: the session does something that the recording, changed here, hasn't.
  static let broken: [(String, String, @Sendable (inout [Substring]) -> Void)] = [
    (
      "second-alert", "step 3, got report \"Alert: line 3: Server is down\", recorded nothing more",
      { lines in lines.removeAll { $0.contains("Alert: line 3") } }
    ),
    (
      "second-alert", "step 3, pros: Box notified of 4 changes, recorded 3",
      { lines in
        if let last = lines.lastIndex(where: { $0.contains(pros) }) { lines.remove(at: last) }
      }
    ),
    (
      "second-alert", "step 3, pros: Box notified 1 listener, recorded 2",
      { lines in lines[place(pros, in: lines)].replace(#""number":1"#, with: #""number":2"#) }
    ),
    (
      "old-alert", "step 5, waited for report \"Alert: line 3: Server is down\"",
      { lines in
        let alert = lines[place("Alert: line 3", in: lines)]
        lines.insert(alert, at: place(#""text":"forward""#, in: lines))
      }
    ),
    (
      "late-answer",
      "step 4, pros: Box notified of other content than recorded",
      { lines in
        let answer = place("Answer of the second", in: lines)
        lines[answer].replace("Answer of the second", with: "Answer of the first")
      }
    ),
  ]

  private static let pros = #""kind":"box","name":"pros","number":1"#

  private static func place(_ text: String, in lines: [Substring]) -> Int {
    lines.firstIndex { $0.contains(text) } ?? 0
  }

  @Test("tells the first step that differs", arguments: broken.indices)
  func different(index: Int) async throws {
    let (name, difference, change) = Self.broken[index]
    let folder = try TemporaryFolder()
    try folder.write(try Self.sealed(name, change), to: "broken.jsonl")
    let error = try await replay(folder.path(of: "broken.jsonl"))
    #expect(error == "error: \(difference)\n")
  }

  @Test("is recorded anew after a wanted change")
  func update() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try Self.sealed("search") { lines in lines.removeAll { $0.contains(#""kind":"shown""#) } },
      to: "old.jsonl")
    let path = folder.path(of: "old.jsonl")
    #expect(try await replay(path) != "")
    #expect(try await replay(path, "--update") == "")
    #expect(try await replay(path) == "")
  }

  @Test("is refused if it is cut off, edited, newer or something else")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let text = try Self.sealed("search") { _ in }
    let files = [
      ("is not a recording", "# Tea\n"),
      (
        "is cut off after 2 steps: record it again, and end the recording",
        String(text.prefix(text.count / 2))
      ),
      (
        "was changed after it was recorded: its checksum differs",
        text.replacing("find server", with: "find servers")
      ),
      (
        "has the format version 2, but this program reads version 1",
        text.replacing("\"version\":1", with: "\"version\":2")
      ),
    ]
    for (fact, text) in files {
      try folder.write(text, to: "file.jsonl")
      let path = folder.path(of: "file.jsonl")
      #expect(try await replay(path) == "error: \(path) \(fact)\n")
    }
  }

  @Test("never controls the terminal, whatever it contains")
  func controls() async throws {
    let folder = try TemporaryFolder()
    let text = try Self.sealed("search") { lines in
      lines = lines.map {
        $0.replacing(#""kind":"shown","lines":[""#, with: #""kind":"shown","lines":["\u001b[31m"#)
      }
    }
    try folder.write(text, to: "file.jsonl")
    let error = try await replay(folder.path(of: "file.jsonl"))
    #expect(error.contains(#"\u{1B}[31m"#) && !error.contains("\u{1B}"))
  }

  @Test("is begun once, in a new file, and ended by `record off`")
  func commands() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "old.jsonl")
    let (new, old) = (folder.path(of: "new.jsonl"), folder.path(of: "old.jsonl"))
    let run = try await Transcript.of(
      input: "record off\nrecord \(old)\nrecord \(new)\nrecord \(old)\nrecord off\n"
    )
    #expect(
      run.errorText.split(separator: "\n").filter { $0.hasPrefix("error") } == [
        "error: not recording: `record FILE` starts", "error: can't record: \(old) exists already",
        "error: already recording: `record off` stops it",
      ])
  }

  private func replay(
    _ path: String, _ flags: String..., environment: [String: String?] = [:]
  ) async throws -> String {
    let run = try await Transcript.of(
      arguments: ["--replay", path] + flags, environment: environment, workingFolder: "/")
    #expect(run.status == .exited(run.errors.isEmpty ? 0 : 1))
    return run.errorText
  }

  /// A recording with its lines changed and the checksum of that.
  private static func sealed(
    _ name: String, _ change: (inout [Substring]) -> Void
  ) throws -> String {
    let bytes = try FileBytes.read("\(folder)/\(name).jsonl")
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    change(&lines)
    let text = lines.joined(separator: "\n") + "\n"
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return text + "{\"kind\":\"end\",\"text\":\"\(String(sum, radix: 16))\"}\n"
  }
}
