/// A picture of the gallery.
struct Picture: Sendable, Equatable {
  let id: Int
  let title: String
  var likes = 0
}

/// The first pictures that a search has found.
struct Found: Sendable, Equatable {
  let words: String
  let pictures: [Picture]
  let isWhole: Bool
}

/// What business logic requires of a service of pictures.
protocol PicturesWorkerProtocol: Sendable {
  func pictures(matching words: String, from first: Int, limit: Int) async throws -> [Picture]
  func picture(_ id: Int) async throws -> Picture
  func like(_ id: Int) async throws -> Picture
}

/// What business logic requires of a service that can go out of reach.
protocol ReachabilityWorkerProtocol: Sendable {
  /// Tells each change.
  var changes: AsyncStream<Bool> { get }
}
