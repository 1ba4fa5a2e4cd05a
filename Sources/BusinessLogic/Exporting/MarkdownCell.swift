import Escaping

/// Escapes Markdown text for the cell of a table that another program renders.
///
/// Bold, italics and code stay. HTML and links could mislead a reader, and a pipe would end the
/// cell, so they are escaped with a backslash. So are unpaired backticks, which the next text could
/// close. An empty comment keeps `@name` from notifying somebody. Characters that control a terminal or
/// mislead the reader are spelled.
package enum MarkdownCell {
  /// Returns the escaped text, on one line.
  package static func text(_ text: String) -> String {
    let line = text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }
    let scalars = Array(escaped(String(String.UnicodeScalarView(line))).unicodeScalars)
    let code = codeSpans(in: scalars)
    var cell = String.UnicodeScalarView()
    var backslashes = 0
    var codeEnd = 0
    for (index, scalar) in scalars.enumerated() {
      if index >= codeEnd, let end = code[index], backslashes.isMultiple(of: 2) { codeEnd = end }
      let isEscaped = index < codeEnd ? scalar == "|" : "|<[`".unicodeScalars.contains(scalar)
      if isEscaped, backslashes.isMultiple(of: 2) { cell.append("\\") }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      cell.append(scalar)
      if scalar == "@", index >= codeEnd { cell.append(contentsOf: "<!-- -->".unicodeScalars) }
    }
    // The backslash would escape the table's own markup after the text.
    if !backslashes.isMultiple(of: 2) { cell.append("\\") }
    return String(cell)
  }

  /// Returns the end of each code span by its start. A span ends with as many backticks as it
  /// begins with.
  private static func codeSpans(in scalars: [Unicode.Scalar]) -> [Int: Int] {
    var runs: [Range<Int>] = []
    for (index, scalar) in scalars.enumerated() where scalar == "`" {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    var next: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    for run in runs.reversed() {
      ends[run.lowerBound] = next[run.count]
      next[run.count] = run.upperBound
    }
    return ends
  }
}
