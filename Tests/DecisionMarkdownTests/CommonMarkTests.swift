import TestSupport
import Testing

@testable import DecisionMarkdown

/// The kinds of lines, beside those of another program that reads CommonMark and GitHub's tables.
///
/// The reader differs on purpose, so none of this is among the pieces:
///
/// - It reads items by their indentation: one is below another if it is indented further, however
///   little. Code without a fence stands below a blank line or a heading.
/// - A quote is a kind of text: headings, items and tables in it don't count.
/// - `##Title`, and an underline only below a paragraph of one line with no item before it.
/// - Any number and an empty item begin a list, even below a paragraph.
/// - HTML is only a line of tags or comments, and `<pre>`; front matter and conflict marks are no Markdown.
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
      let texts = (0..<60).map { _ in
        let count = Int.random(in: 1...14, using: &random)
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined(separator: "\n")
      }
      for (text, theirs) in zip(texts, try await theirKinds(of: texts)) {
        #expect(kinds(text) == theirs, "\(text)")
      }
    }
  }

  @Test("lines of every fixture have the kinds of CommonMark", arguments: Fixtures.all)
  func fixture(text: String) async throws {
    #expect(try await theirKinds(of: [text]) == [kinds(text)])
  }

  private func theirKinds(of texts: [String]) async throws -> [[String]] {
    try await CommonMark.kinds(of: texts).map { $0.map { $0 == "html" ? "text" : $0 } }
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
      case .text, .comment, .markup, .definition, .frontMatter, .conflict: "text"
      }
    }
  }
}
