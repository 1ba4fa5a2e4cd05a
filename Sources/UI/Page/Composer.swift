/// Composes the pages of responses.
final class Composer<Response: Equatable> {
  private let compose: (Response, Paper) -> Page
  private var made: (response: Response, isWhole: Bool, page: Page)?

  init(_ compose: @escaping (Response, Paper) -> Page) { self.compose = compose }

  /// Returns the page that was kept, if it is that of the response.
  func known(_ response: Response, on paper: Paper) -> Page? {
    guard let made, made.isWhole == paper.isWhole, made.response == response else { return nil }
    return made.page
  }

  func page(of response: Response, on paper: Paper, keeping isKept: Bool = false) -> Page {
    let page = compose(response, paper)
    made = isKept ? (response, paper.isWhole, page) : nil
    return page
  }
}
