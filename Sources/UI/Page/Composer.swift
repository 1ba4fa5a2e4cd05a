/// Composes the pages of responses, and keeps the last one where it may be asked for again.
final class Composer<Response: Equatable> {
  private let compose: (Response, Paper) -> Page
  private var response: Response?
  private var page: Page?
  private var isWhole = false

  init(_ compose: @escaping (Response, Paper) -> Page) { self.compose = compose }

  /// Returns the page that was kept, if it is that of the response.
  func known(_ response: Response, on paper: Paper) -> Page? {
    isWhole == paper.isWhole && response == self.response ? page : nil
  }

  func page(of response: Response, on paper: Paper, keeping isKept: Bool = false) -> Page {
    let page = compose(response, paper)
    (self.response, self.page) = isKept ? (response, page) : (nil, nil)
    isWhole = paper.isWhole
    return page
  }
}
