import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// Answers for other programs.
extension Command {
  static let jsonWord = "--json"
  static let jsonFlag = "[--json]"
  static let jsonHelp = "With --json, the answer is JSON: docs/stability.md has its keys."
}

extension Session {
  /// Shows what the view model fetches as an answer: as a page, or as JSON.
  func answer<Response>(
    with viewModel: ViewModel<Response>, _ name: Text, asJSON isJSON: Bool,
    page: @escaping PageScreen<Response>.Composition, sheet: @escaping (Response) -> Sheet
  ) async -> Outcome {
    guard isJSON else { return await router.answer(with: answer(viewModel, name, page: page)) }
    return await document(viewModel, name) { Page(sheet($0)) }
  }

  /// Shows what the view model fetches as a document, which no command refers to later.
  func document<Response>(
    _ viewModel: ViewModel<Response>, _ name: Text, page: @escaping (Response) -> Page
  ) async -> Outcome {
    let screen = answer(viewModel, name) { response, _ in page(response) }
    defer { screen.disappear() }
    return await screen.appear()
  }

  func say(_ sheet: Sheet) -> Outcome {
    terminal.show(document: Page(sheet).rows.all.flatMap(\.lines))
    return .done
  }

  /// Shows the page of a route as JSON. Throws if it is no sheet.
  func document(of route: Route) async throws(CommandError) -> Outcome {
    let worker = scenes.workers.decisions
    switch route {
    case .decisions:
      return await document(
        ViewModel<DecisionList>(worker: worker, in: scenes.folder), "decisions"
      ) { Page(Sheet($0)) }
    case .whole(let key, .compare):
      return await document(ViewModel(worker: worker, .comparison(key)), "comparison") {
        Page(Sheet($0))
      }
    case .whole(let key, .flip):
      return await document(ViewModel(worker: worker, .fragility(key)), "flip") { Page(Sheet($0)) }
    default:
      throw CommandError("this page has no JSON: `export json` exports the decision")
    }
  }
}

nonisolated extension Page {
  init(_ sheet: Sheet) {
    self.init(document: sheet.json, isJSON: true)
    isNo = sheet.isNo
  }

  /// Creates the page of a document: its lines keep their ends, and are neither wrapped nor cut.
  init(document: String, isJSON: Bool) {
    isDocument = true
    isList = false
    let lines = Self.lines(of: document) { isJSON ? Text(json: $0) : Text($0) }
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
