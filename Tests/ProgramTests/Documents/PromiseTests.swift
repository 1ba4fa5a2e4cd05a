import BusinessLogic
import Decisions
import JSONText
import Presentation
import TestSupport
import Testing

@testable import AgentInterface
@testable import UI

/// `docs/promises.txt` lists every name that docs/stability.md promises: a line is only removed in a
/// new major version.
@Suite("What is promised", .enabled(if: Compiler.modules != nil, "no compiler"))
@MainActor
struct PromiseTests {
  private static let list = "docs/promises.txt"

  @Test("is still there, and what is new is promised as well")
  func names() async throws {
    let promised = Set(SourceTree.lines(of: "\(SourceTree.root)/\(Self.list)").map(String.init))
    let parts = [
      commands, screens, columns, filters, operators, problems, tools, declarations,
      try await flags(),
      try await exports(), try await answers(),
    ]
    let names = Set(parts.joined())
    #expect(promised.subtracting(names + [""]).sorted() == [], "a rename keeps the old name, too")
    let all = (promised.subtracting([""]).union(names)).sorted().map { "\($0)\n" }.joined()
    #expect(try Golden(Self.list).differences(from: all) == [])
  }

  @Test(
    "is the exit status",
    arguments: [
      (0, ["-c", "list"]), (1, ["-c", "go nowhere"]), (64, ["--no-such-flag"]),
      (129, ["--merge", "a", "b", "c"]),
    ] as [(Int32, [String])])
  func exit(status: Int32, arguments: [String]) async throws {
    let run = try await Transcript.of(arguments: arguments)
    #expect(run.status == .exited(status))
  }

  private var commands: [String] {
    Command.all.flatMap { $0.names.map { "command \($0)" } }
  }

  private var screens: [String] {
    Route.decision("x").screens.map { "route \($0.word)" }
  }

  private var columns: [String] { Column.allCases.map { "key \($0.rawValue)" } }

  private var filters: [String] { DecisionFilter.Field.allCases.map { "filter \($0.rawValue):" } }

  private var operators: [String] {
    ["|", ">", ">>"].filter { Redirection.isOne("list \($0) x") }.map { "operator \($0)" }
  }

  private var problems: [String] { Problem.Kind.allCases.map { "check \($0.rawValue)" } }

  private func flags() async throws -> [String] {
    let help = try await Transcript.of(arguments: ["--help"]).text
    return help.matches(of: /\n +(?:-\w, )?(--[a-z-]+)/).map { "flag \($0.1)" }
  }

  private var tools: [String] {
    Tool.all.flatMap { tool in
      ["tool \(tool.name)"] + tool.parameters.map { "tool \(tool.name) \($0.name)" }
    }
  }

  /// The keys of `export json` and the columns of `export csv`.
  private func exports() async throws -> [String] {
    let run = try await Transcript.of(
      arguments: ["docs/decisions", "-c", "export json", "-c", "export csv"],
      workingFolder: SourceTree.root)
    let keys = run.text.matches(of: #/"([a-zA-Z]+)" ?:/#).map { "export json \($0.1)" }
    let header = try #require(run.text.firstMatch(of: /file,number,.*/))
    return keys + header.0.split(separator: ",").map { "export csv \($0)" }
  }

  /// The keys of the answers of the `mcp` tools, with each kind of answer.
  private func answers() async throws -> [String] {
    let folder = try AgentFolder()
    try folder.folder.write(
      """
      # Which log?

      ## Context and Problem Statement

      We need one.

      ## Decision Drivers

      * Speed

      ## Pros

      * it is fast
        * in all tests

      ## More

      * There are others.

      """, to: "0009-log.md")
    let calls = [
      ("show", #"{"decision":"9"}"#), ("considered", #"{"option":"Redis"}"#),
      ("compare", #"{"decision":"7","flip":true}"#),
      ("weigh", #"{"decision":"7","kind":"pro","option":"Redis","text":"it is fast","weight":2}"#),
    ]
    let results = try await folder.results(of: calls, flags: ["--write"])
    return zip(calls, results).flatMap { call, result in
      (result["structuredContent"]?.paths ?? []).map { "answer \(call.0) \($0)" }
    }
  }

  /// The public declarations of the library, by name.
  private var declarations: [String] {
    ["ReactiveHybrid", "ReactiveHybridTesting"].flatMap { module in
      Compiler.declarations(of: module).map { "\(module) \($0)" }
    }
  }
}

extension JSON {
  /// The keys of an object, and of all objects in it behind those around them: `options.chosen`.
  fileprivate var paths: [String] {
    members.flatMap { key, value in [key] + value.paths.map { "\(key).\($0)" } }
      + items.flatMap(\.paths)
  }
}
