/// Escapes Markdown text for the cell of a table that another program renders.
///
/// Bold, italics and code stay. HTML and links could mislead a reader, and a pipe would end the
/// cell, so they are escaped with a backslash. So are unpaired backticks, which the next text could
/// close. An empty comment keeps `@name` from notifying somebody.
package enum MarkdownCell {
  /// Returns the escaped text, on one line.
  package static func text(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let code = codeSpans(in: scalars)
    var cell = String.UnicodeScalarView()
    var backslashes = 0
    var codeEnd = 0
    for (place, scalar) in scalars.enumerated() {
      if place >= codeEnd, let end = code[place], backslashes.isMultiple(of: 2) { codeEnd = end }
      let isEscaped = place < codeEnd ? scalar == "|" : "|<[`".unicodeScalars.contains(scalar)
      if isEscaped, backslashes.isMultiple(of: 2) { cell.append("\\") }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      cell.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
      if scalar == "@", place >= codeEnd { cell.append(contentsOf: "<!-- -->".unicodeScalars) }
    }
    // The backslash would escape the table's own markup after the text.
    if !backslashes.isMultiple(of: 2) { cell.append("\\") }
    return String(cell)
  }

  /// Returns the end of each code span by its start. A span ends with as many backticks as it
  /// begins with.
  private static func codeSpans(in scalars: [Unicode.Scalar]) -> [Int: Int] {
    var runs: [Range<Int>] = []
    for (place, scalar) in scalars.enumerated() where scalar == "`" {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
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
