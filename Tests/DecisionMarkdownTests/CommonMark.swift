import TestSupport

/// The kinds of lines by cmark-gfm, another program that reads CommonMark and GitHub's tables.
enum CommonMark {
  static let isInstalled = access(path, X_OK) == 0
  private static let path = "/usr/bin/cmark-gfm"

  /// Returns the kinds of the lines of each text. Each is a quote of one document, which nothing in
  /// it can leave.
  static func kinds(of texts: [String]) async throws -> [[String]] {
    let documents = texts.map { text in
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    }
    let input = documents.map { $0.map { "> \($0)\n" }.joined() }.joined(separator: "\n")
    let run = try await Transcript.of(
      path, arguments: ["-t", "xml", "--sourcepos", "-e", "table"], input: input,
      deadline: .seconds(60))
    let lines = documents.flatMap { $0 + [""] }
    var kinds = lines.map { $0.allSatisfy(\.isWhitespace) ? "blank" : "text" }
    let blocks =
      #/<(item|heading|thematic_break|table|\w+_block) sourcepos="(\d+):\d+-(\d+):\d+"[^>]*>([^<]*)/#
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
        case "html_block" where kinds[line - 1] == "text": kinds[line - 1] = "html"
        case "code_block" where kinds[line - 1] != "item":
          let closes = line == content + 1 && (written.hasPrefix("```") || written.hasPrefix("~~~"))
          if line <= content || closes { kinds[line - 1] = "code" }
        default: break
        }
      }
    }
    var start = 0
    return documents.map { document in
      defer { start += document.count + 1 }
      return Array(kinds[start..<start + document.count])
    }
  }
}
