import Decisions
import TestTools
import Testing
import Yams

@testable import DecisionMarkdown

/// Yams reads what is written, and writes what is read.
@Suite("Front matter as YAML")
struct YAMLTests {
  private static let parts = [
    "accepted", "superseded by [12](0012-x.md)", "\"", "'", "\\", " #", ": ", "#", ":", "- ", "{",
    "}",
    "[", "]", "&a", "*", "!", "|", ">", "%", "@", "`", ",", "?", "yes", "null", "~", "1",
    "2024-01-01",
    "é", "状态", "🙂", "\u{A0}", "\t", "---", "...", "=", " ", "\\n", "//",
  ]

  @Test("reads lists over several lines, with comments")
  func lists() {
    let head = """
      ---
      deciders: [Ann, # lead
        Bob]
      consulted:
        [Cyd,
        Dan]
      tags:
        - "a
          b"
        - c
      ---
      # T
      """
    let names = decision(head).names
    #expect(names?[.deciders] == ["Ann", "Bob"])
    #expect(names?[.consulted] == ["Cyd", "Dan"])
    #expect(names?[.tags] == ["a b", "c"])
  }

  @Test("reads each status that is written as it was typed")
  func written() throws {
    var random = SeededGenerator(seed: 32)
    let heads = [
      "status: proposed", "status: \"proposed\" # x", "status: 'proposed'", "status:",
      "status: >\n  on\n  ice", "status: [proposed]", "status:\n  - proposed", "title: T",
    ]
    var count = 0
    for _ in 0..<2500 where count < 1000 {
      let status = (0...random.number(0...5)).map { _ in random.pick(Self.parts) }.joined()
      let text = "---\n\(random.pick(heads))\ndate: 2024-01-01\n---\n# T\n"
      guard let after = try? edited(text, .setStatus(status)) else { continue }
      count += 1
      let head = after.dropFirst(4).components(before: "\n---\n# T")
      let value = try Yams.compose(yaml: head)?.mapping?["status"]
      // A list of one stays a list.
      let read = value?.sequence?.first ?? value
      #expect(read?.string == line(status), "\(after)")
      // A word such as "yes" would be no text.
      #expect(read?.tag == Tag(.str), "\(after)")
    }
    #expect(count == 1000)
  }

  @Test(
    "writes what needs quotes, and refuses none of it",
    arguments: [
      "on ice #3", "on: ice", "on ice:", "it's \"on\" ice", "on \\ ice", "\"on\" ice", "'on' ice",
      "no",
      "# ice", "- ice", "@ice", "on\tice", "1.0", "状态 # 3: x",
    ])
  func needed(status: String) throws {
    for head in ["status: a", "status: \"a\"", "status: 'a'", "status: >\n  a\n  b", "title: T"] {
      let after = try edited("---\n\(head)\n---\n# T\n", .setStatus(status))
      let yaml = after.dropFirst(4).components(before: "\n---\n# T")
      #expect(try Yams.compose(yaml: yaml)?.mapping?["status"]?.string == line(status), "\(after)")
    }
  }

  @Test("is read as YAML does")
  func read() throws {
    var random = SeededGenerator(seed: 33)
    let styles: [Node.Scalar.Style] = [
      .any, .plain, .singleQuoted, .doubleQuoted, .literal, .folded,
    ]
    var count = 0
    for _ in 0..<1500 {
      let words = (0...random.number(0...9)).map { _ in
        random.pick(["on", "ice", "it's", "\"so\"", "a\\b", "é", "x: y", "# z", "100%", "状态"])
      }
      let status = words.joined(separator: " ")
      let node = Node.scalar(.init(status, Tag(.str), random.pick(styles)))
      let head = Node.mapping(.init([(Node("status"), node), (Node("date"), Node("1"))]))
      let width = random.number(8...80)
      let yaml = try Yams.serialize(node: head, width: width, allowUnicode: true)
      let read = decision("---\n\(yaml)---\n# T\n")
      #expect(read.status == InlineText.plain(status), "\(yaml)")
      #expect(read.date == "1", "\(yaml)")
      count += 1
    }
    #expect(count == 1500)
  }

  /// Returns a text as it is read: several spaces as one.
  private func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Substring {
  /// Returns the text before the last occurrence of `end`.
  fileprivate func components(before end: String) -> String {
    ranges(of: end).last.map { String(self[..<$0.lowerBound]) } ?? String(self)
  }
}
