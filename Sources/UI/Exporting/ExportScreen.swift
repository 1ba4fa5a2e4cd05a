import BusinessLogic
import Prompt

/// A document for other programs, or that it was written. No route leads here: it is shown once,
/// beside the screen that one is at.
public final class ExportScreen: ContentScreen<Exported> {
  /// Creates the screen of `viewModel`, to be shown while one is at `route`.
  public init(_ viewModel: ExportViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "export", at: route, on: stage)
  }

  override var isDocument: Bool { true }

  override func lines(_ exported: Exported) -> [Text] {
    switch exported {
    case .written(let sentence): [Text(sentence)]
    case .document(let document, .json): Self.lines(of: document) { Text(json: $0) }
    case .document(let document, .markdown), .document(let document, .csv),
      .document(let document, .rawCSV):
      Self.lines(of: document) { Text($0) }
    }
  }

  /// The document's own line ends stay what they are, CRLF too; all else is made safe by `text`.
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
