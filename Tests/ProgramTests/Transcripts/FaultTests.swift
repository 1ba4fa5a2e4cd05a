import TestSupport
import Testing

@Suite("An injected fault")
struct FaultTests {
  @Test("raises one alert, again at a second failure, none by coming back, and heals")
  func once() async throws {
    let run = try await Transcript.of(
      input: """
        inject pros fail Server is down
        pros
        cons
        pros
        refresh
        heal
        refresh
        """)
    let alerts = run.errorText.split(separator: "\n").filter { $0.hasPrefix("Alert: ") }
    #expect(alerts == ["Alert: Server is down", "Alert: Server is down"])
    #expect(run.text.hasSuffix("pros: healed\n" + Self.pros))
    #expect(run.status == .exited(1))
  }

  @Test("leaves the rows of an earlier success, and marks them")
  func earlier() async throws {
    let run = try await Transcript.of(input: "pros\ninject pros fail\nrefresh\nshow 2\n")
    #expect(
      run.errorText.hasPrefix("Alert: The service failed\nerror: can't check whether row 2 changed")
    )
    #expect(run.text.contains("Refresh failed; showing the previous result:\n" + Self.pros))
  }

  @Test("is listed, and healed by name")
  func listed() async throws {
    let run = try await Transcript.of(
      input: """
        inject pros fail Server is down once
        inject cons slow 1500ms
        faults
        heal pros
        heal
        heal
        inject all empty
        """)
    #expect(
      run.text == """
        pros: fail Server is down once
        cons: slow 1500ms
        pros      pros, as a list and one by one               fail Server is down once
        cons      cons, as a list and one by one               slow 1500ms
        neutral   neutral arguments, as a list and one by one  no fault
        files     every screen, edits and exports              no fault
        edits     edits                                        no fault
        pros: healed
        cons: healed
        No faults to remove
        pros, cons, neutral, files, edits: empty

        """)
    #expect(run.status == .exited(0))
  }

  @Test(
    "of every kind does what it says",
    arguments: [
      ("fail", "Alert: The service failed\n"),
      ("fail Out of \u{1B}[31mred", "Alert: Out of \\u{1B}[31mred\n"),
      ("empty", "Alert: No pros found: `add pro TEXT` adds one\n"),
      ("slow 1ms", ""),
      ("flaky 1/2", "Alert: Failed call 1 of 2\n"),
      ("flaky 0/2", ""),
    ])
  func kinds(fault: String, errors: String) async throws {
    let run = try await Transcript.of(input: "inject pros \(fault)\npros\n")
    #expect(run.errorText == errors)
    #expect(run.text.hasSuffix(Self.pros) == errors.isEmpty)
  }

  @Test("that empties the files leaves no option, no decision to check, and none to list")
  func emptyFiles() async throws {
    let run = try await Transcript.of(input: "inject files empty\ngo /ai\ncheck\ngo /\n")
    #expect(run.errorText.hasPrefix("Alert: No options found in this decision: "))
    #expect(run.errorText.contains("\nAlert: No decisions found: "))
    #expect(
      run.text.hasSuffix("Decisions\nThere are none here yet: `new TITLE` creates the first\n"))
  }

  @Test("that fails on and off fails the first of every round")
  func flaky() async throws {
    let run = try await Transcript.of(
      input: "inject cons flaky 1/2\ncons\nrefresh\nrefresh\nrefresh\n")
    #expect(run.errorText == "Alert: Failed call 1 of 2\nAlert: Failed call 1 of 2\n")
  }

  @Test("that fails on and off fails an edit once, whatever the edit has to look up")
  func flakyEdit() async throws {
    let run = try await Transcript.of(
      input: "inject files flaky 1/2\nadd pro Warm\nadd pro Warm\nadd con Cold\nadd con Cold\n")
    #expect(
      run.text.hasSuffix(
        "Added pro 5 to Artificial Intelligence: Warm\nAdded con 4 to Artificial Intelligence: Cold\n"
      ))
    #expect(run.errorText.ranges(of: "Alert: Failed call 1 of 2\n").count == 2)
  }

  @Test("that hangs ends the command at the time limit, and the script goes on")
  func hang() async throws {
    for command in ["pros", "add pro Warm"] {
      let run = try await Transcript.of(
        arguments: ["--timeout", "500ms"],
        input: "inject all hang\n\(command)\nheal\nadd con Cold\n")
      #expect(
        String(decoding: run.errors, as: UTF8.self).hasPrefix(
          "Alert: line 2: No answer within 500ms, so the command was cancelled; "))
      #expect(run.text.hasSuffix("Added con 4 to Artificial Intelligence: Cold\n"))
      #expect(run.status == .exited(1))
    }
    let at = try await Transcript.of(
      arguments: ["--timeout=500ms", "--inject", "pros=hang", "--at", "/ai/pros", "-c", "where"])
    #expect(at.errorText.hasPrefix("Alert: No answer within 500ms"))
    #expect(at.status == .exited(1))
  }

  @Test("is kept with its time and origin")
  func alerts() async throws {
    let run = try await Transcript.of(
      input: "alerts\ninject all fail Boom\npros\ncons\nalerts\n")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "No alerts in this session")
    #expect(lines.suffix(2).first?.wholeMatch(of: /1  \d\d:\d\d:\d\d  \/ai\/pros  Boom/) != nil)
    #expect(lines.last?.wholeMatch(of: /2  \d\d:\d\d:\d\d  \/ai\/cons  Boom/) != nil)
  }

  @Test("of a side fails what reads that side, and nothing else", arguments: ["pros", "cons"])
  func side(name: String) async throws {
    let other = name == "pros" ? "cons" : "pros"
    for place in ["/ai/\(name)", "/ai/\(name)/1"] {
      let run = try await Transcript.of(
        input: "inject \(name) fail Boom once\ngo \(place)\nrefresh\ngo /ai/\(other)/1\n")
      #expect(run.errorText == "Alert: Boom\n")
    }
  }

  @Test("that happens once keeps an edit from being made, whatever is looked at before")
  func onceAtAnEdit() async throws {
    for (place, command) in [("/ai/1", "add pro X"), ("/ai/pros", "weigh 1 3")] {
      let run = try await Transcript.of(
        input: "go \(place)\ninject files fail Boom once\n\(command)\ngo /ai/pros\nrefresh\n")
      #expect(run.errorText.hasPrefix("Alert: Boom\n"))
      #expect(run.text.hasSuffix(Self.pros))
    }
  }

  private static let pros = """
    Pros of Artificial Intelligence
    1  Error reduction
    2  Increase work efficiency
    3  Reduced cost of training
    4  No breaks

    """
}
