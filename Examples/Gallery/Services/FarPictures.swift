/// Pictures behind a slow network, which can go out of reach. A search for a single letter takes the
/// longest.
actor FarPictures: PicturesWorkerProtocol, ReachabilityWorkerProtocol {
  nonisolated let changes: AsyncStream<Bool>
  private let change: AsyncStream<Bool>.Continuation
  private let clock: any Clock<Duration>
  private let log: @MainActor (String) -> Void
  private var isReachable = true
  private var pictures: [Picture]

  /// Each request is sent to `log`, so that you see which are made.
  init(clock: any Clock<Duration>, log: @escaping @MainActor (String) -> Void) {
    (changes, change) = AsyncStream.makeStream()
    (self.clock, self.log) = (clock, log)
    let kinds = ["Lazy", "Happy", "Tiny", "Brave", "Grumpy", "Sleepy", "Curious"]
    let animals = ["cat", "dog", "owl", "fox", "crow", "otter", "catfish"]
    let titles = kinds.flatMap { kind in animals.map { "\(kind) \($0)" } }
    pictures = titles.enumerated().map { Picture(id: $0 + 1, title: $1) }
  }

  func reach(_ isReachable: Bool) {
    self.isReachable = isReachable
    change.yield(isReachable)
  }

  func pictures(matching words: String, from first: Int, limit: Int) async throws -> [Picture] {
    let time = words.count == 1 ? 3 : 1
    try await connect("search “\(words)”, \(limit) from \(first)", .seconds(time))
    let found = pictures.filter {
      words.isEmpty || $0.title.lowercased().contains(words.lowercased())
    }
    return Array(found.dropFirst(first).prefix(limit))
  }

  func picture(_ id: Int) async throws -> Picture {
    try await connect("picture \(id)")
    return pictures[id - 1]
  }

  func like(_ id: Int) async throws -> Picture {
    try await connect("like \(id)")
    pictures[id - 1].likes += 1
    return pictures[id - 1]
  }

  private func connect(_ request: String, _ time: Duration = .seconds(1)) async throws {
    await log(request)
    if isReachable { try await clock.sleep(for: time) }
    guard isReachable else { throw Unreachable() }
  }
}

struct Unreachable: Error, CustomStringConvertible {
  let description = "The gallery can't be reached"
}
