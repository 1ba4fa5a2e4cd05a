import Foundation
import Testing

@testable import Compared

// One after the other: both may write the page.
@Suite("docs/comparison.md", .serialized, .timeLimit(.minutes(1)))
@MainActor
struct ComparedTests {
  private let lists: [(name: String, type: any ChoreList.Type)] = [
    ("this library", LibraryList.self),
    ("`@Observable`, at first", ObservableFirst.self),
    ("`@Observable`", ObservableChores.self),
    ("OpenCombine, at first", CombineFirstList.self),
    ("OpenCombine", CombineList.self),
  ]

  @Test("says which list keeps which rule")
  func rules() async throws {
    var rows = [["rule"] + lists.map(\.name)]
    for rule in Rule.allCases {
      var row = [rule.rawValue]
      for list in lists { row.append(await rule.isKept(by: list.type) ? "yes" : "**no**") }
      rows.append(row)
    }
    try Page.expect(rows, below: "rules")
  }

  @Test("says how many lines each has")
  func lines() throws {
    let parts = [
      ("the list", "Sources/%/%Chores.swift"), ("a second screen", "Sources/%/%Count.swift"),
      ("tests of both", "Tests/%Tests.swift"),
    ]
    let ways = ["Library", "Observable", "Combine"]
    let rows = try parts.map { part, path in
      [part] + (try ways.map { "\(try Page.lines(of: path.replacing("%", with: $0)))" })
    }
    try Page.expect(
      [["lines of code", "this library", "`@Observable`", "OpenCombine"]] + rows, below: "lines")
  }
}

/// The page, whose tables stand below a comment with their name. With `RECORD` in the environment,
/// the tests write them.
private enum Page {
  private static let root = URL(filePath: #filePath).appending(path: "../..").standardized
  private static let file = root.appending(path: "../../docs/comparison.md").standardized

  /// The lines of code in a file: neither blank nor a comment.
  static func lines(of path: String) throws -> Int {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  static func expect(_ rows: [[String]], below name: String) throws {
    let rule = rows[0].map { _ in "---" }
    let table = ([rows[0], rule] + rows.dropFirst()).map { "| \($0.joined(separator: " | ")) |\n" }
    let text = try String(contentsOf: file, encoding: .utf8)
    let place = try #require(text.firstRange(of: "<!-- \(name) -->\n\n"))
    let end = text[place.upperBound...].firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
    let recorded = text[place.upperBound..<end] + "\n"
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      return try (text[..<place.upperBound] + table.joined() + text[end...].dropFirst())
        .write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(recorded == table.joined())
  }
}
