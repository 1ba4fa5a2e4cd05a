import TestSupport
import Testing

@testable import DecisionMarkdown

/// The kinds of lines, beside those of another program that reads CommonMark and GitHub's tables.
///
/// The reader differs on purpose, so none of this is among the pieces:
///
/// - It reads no code by its indentation, and items by theirs: one is below another if it is
///   indented further, however little.
/// - A quote is a kind of text: headings, items and tables in it don't count.
/// - `##Title`, `•`, and an underline only below a paragraph of one line with no item before it.
/// - Any number and an empty item begin a list, even below a paragraph.
/// - HTML is only a line of tags or comments; front matter and conflict marks are no Markdown.
/// - A table goes on with every line that has a bar, and ends without one.
@Suite(
  "Beside CommonMark",
  .enabled(if: CommonMark.isInstalled, "cmark-gfm is missing: install it to compare with it"))
struct CommonMarkTests {
  @Test("lines have the kinds of CommonMark, whatever follows on what", arguments: 0..<4)
  func generated(seed: Int) async throws {
    let pieces = [
      "", "", "text", "more text", "# Title", "### Title ###", "- item", "* item", "+ item",
      "  - below", "  text below", "1. first", "   - below one", "```", "~~~ sh",
      "  ```", "````", "***", "_ _ _", "\nTitle\n===", "\nTitle\n---",
      "\n| a | b |\n|---|:-:|\n| c | d |\n",
      "\na | b\n--- | ---\nc | d\n", "- ```", "1) ~~~", "**bold**", "`code`", "-text",
      "#text",
    ]
    for seed in Fuzzing.seeds(from: seed) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<60 {
        let count = Int.random(in: 1...14, using: &random)
        let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined(separator: "\n")
        let (ours, theirs) = (kinds(text), try await CommonMark.kinds(of: text))
        #expect(ours == theirs, "\(text)")
        if ours != theirs { return }
      }
    }
  }

  @Test("lines of every fixture have the kinds of CommonMark", arguments: Fixtures.all)
  func fixture(text: String) async throws {
    let theirs = try await CommonMark.kinds(of: text)
    #expect(kinds(text) == theirs)
  }

  private func kinds(_ text: String) -> [String] {
    LineScanner.lines(of: Array(text.utf8)).map { line in
      switch line.kind {
      case .heading: "heading"
      case .bullet, .numbered: "item"
      case .fence, .code: "code"
      case .rule: "rule"
      case .table: "table"
      case .blank: "blank"
      case .underline: "underline"
      case .text, .comment, .markup, .frontMatter, .conflict: "text"
      }
    }
  }
}

private enum CommonMark {
  static let isInstalled = access(path, X_OK) == 0
  private static let path = "/usr/bin/cmark-gfm"

  static func kinds(of text: String) async throws -> [String] {
    let run = try await Transcript.of(
      path, arguments: ["-t", "xml", "--sourcepos", "-e", "table"], input: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kinds = lines.map { $0.allSatisfy(\.isWhitespace) ? "blank" : "text" }
    if text.isEmpty || text.hasSuffix("\n") { kinds.removeLast() }
    let blocks = #/<(\w+) sourcepos="(\d+):\d+-(\d+):\d+"[^>]*>([^<]*)/#
    for match in run.text.matches(of: blocks) {
      guard let first = Int(match.2), let last = Int(match.3) else { continue }
      // What its container ends seems to end one line later.
      let content = first + match.4.count { $0 == "\n" }
      for line in first...max(first, last) where line <= kinds.count {
        let written = lines[line - 1].drop(while: \.isWhitespace)
        switch match.1 {
        case "item" where line == first: kinds[line - 1] = "item"
        case "heading" where line == first: kinds[line - 1] = "heading"
        case "heading" where !written.isEmpty && written.allSatisfy({ "=-".contains($0) }):
          kinds[line - 1] = "underline"
        case "thematic_break" where line == first: kinds[line - 1] = "rule"
        case "table": kinds[line - 1] = "table"
        case "code_block" where kinds[line - 1] != "item":
          let closes = line == content + 1 && (written.hasPrefix("```") || written.hasPrefix("~~~"))
          if line <= content || closes { kinds[line - 1] = "code" }
        default: break
        }
      }
    }
    return kinds
  }
}
