/// Makes one list of the pages that the service gives. Of more rows, it asks only for those that it
/// doesn't hold.
actor SearchWorker {
  static let page = 5

  private let service: any PicturesWorkerProtocol
  private var held: (words: String, pictures: [Picture]) = ("", [])

  init(_ service: any PicturesWorkerProtocol) { self.service = service }

  func find(_ words: String, rows: Int?) async throws -> Found {
    let isSame = words == held.words
    let rows = isSame ? rows ?? Self.page : Self.page
    let known = isSame && rows > held.pictures.count ? held.pictures : []
    let wanted = rows - known.count
    let next = try await service.pictures(matching: words, from: known.count, limit: wanted)
    held = (words, known + next)
    return Found(words: words, pictures: known + next, isWhole: next.count < wanted)
  }
}
