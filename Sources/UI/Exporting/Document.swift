import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let jsonWord = "--json"
  static let jsonFlag = "[--json]"
  static let jsonHelp = "With --json, the answer is JSON: docs/stability.md has its keys."

  /// Creates a command without arguments whose answer may be JSON.
  init(
    _ name: String, summary: String, help: [String] = [],
    answer: @escaping @MainActor (Session, _ isJSON: Bool) async throws(CommandError) -> Outcome
  ) {
    self.init(
      name, Self.jsonFlag, completes: [.oneOf([Self.jsonWord])], summary: summary,
      help: help + [Self.jsonHelp]
    ) { session, _, words throws(CommandError) in
      let isJSON = words.skip(Self.jsonWord)
      try words.end()
      return try await answer(session, isJSON)
    }
  }

  /// Creates a command that goes to a place, or shows it as JSON.
  init(
    _ name: String, summary: String, help: [String] = [],
    place: @escaping @MainActor (Session) throws(CommandError) -> Route
  ) {
    self.init(name, summary: summary, help: help) { session, isJSON throws(CommandError) in
      let route = try place(session)
      return isJSON ? try await session.document(of: route) : await session.router.go(to: route)
    }
  }
}

extension Session {
  /// Shows what the view model fetches as an answer: as a page, or as JSON.
  func answer<Response>(
    with viewModel: ViewModel<Response>, _ name: Text, asJSON isJSON: Bool,
    notes: @escaping (Response) -> [String] = { _ in [] }, sheet: @escaping (Response) -> Sheet
  ) async -> Outcome {
    guard !isJSON else { return await document(viewModel, name) { Page(json: sheet($0)) } }
    return await router.answer(
      with: answer(viewModel, name) { response, _ in
        Page(sheet(response), notes: notes(response))
      })
  }

  /// Shows what the view model fetches as a document, which no command refers to later.
  func document<Response>(
    _ viewModel: ViewModel<Response>, _ name: Text, page: @escaping (Response) -> Page
  ) async -> Outcome {
    await show(document: answer(viewModel, name) { response, _ in page(response) })
  }

  private func show(document: any Screen<Page>) async -> Outcome {
    defer { document.disappear() }
    return await document.appear()
  }

  func say(_ sheet: Sheet) -> Outcome {
    terminal.show(sheet.json, as: Page(json: sheet).rows)
    return .done
  }

  /// Shows the page of a route as JSON. Throws if it is no sheet.
  func document(of route: Route) async throws(CommandError) -> Outcome {
    guard let document = scenes.scene(for: route).document() else {
      throw CommandError("this page has no JSON: `export json` exports the decision")
    }
    return await show(document: document)
  }
}

nonisolated extension Page {
  init(json sheet: Sheet) {
    self.init(document: sheet.json) { Text(json: $0) }
    isNegative = sheet.isNegative
  }

  /// Creates the page of a document: its lines keep their ends (CRLF too), and are neither wrapped nor
  /// cut. At a terminal, `text` makes the rest of each safe.
  init(document: String, text: (String) -> Text) {
    self.document = document
    isList = false
    var lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let texts = lines.map { line in
      let isReturned = line.last == "\r"
      let content = text(String(String.UnicodeScalarView(isReturned ? line.dropLast() : line)))
      return isReturned ? "\(content)\r" : content
    }
    rows = Rows(texts.count) { range, _ in texts[range].map { Row(Row.ID(.line), $0) } }
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
