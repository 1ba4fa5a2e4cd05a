import BusinessLogic
import Prompt

nonisolated extension Page {
  package init(_ exported: Exported, on paper: Paper) {
    isDocument = true
    isList = false
    let lines =
      switch exported {
      case .written(let sentence): [Text(sentence)]
      case .document(let document, let format):
        Self.lines(of: document) { format == .json ? Text(json: $0) : Text($0) }
      }
    rows = Rows(lines.count) { range, _ in lines[range].map { Row(.role("line"), $0) } }
  }

  /// Splits a document into lines, keeping its line ends (CRLF too); `text` makes the rest safe.
  private static func lines(of document: String, text: (String) -> Text) -> [Text] {
    var lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let isReturned = line.last == "\r"
      let content = text(String(String.UnicodeScalarView(isReturned ? line.dropLast() : line)))
      return isReturned ? "\(content)\r" : content
    }
  }
}

nonisolated extension Text {
  /// Creates a line of JSON. Characters that could control the terminal or mislead the reader are
  /// written as JSON escapes (`\u001b`, in UTF-16), so programs still read the same text.
  init(json line: String) {
    self.init(line) { scalar in
      scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
