import Threads

/// What has been written and is not yet on the screen, in the order of the calls.
nonisolated final class OutputQueue: Sendable {
  /// One call of `write` or `page`.
  struct Piece: Sendable {
    let text: String
    let stream: OutputStream
    var isPage = false
  }

  private let pieces = Locked<[Piece]>([])

  /// Adds a piece; true if it is the first, and somebody must be woken to take it.
  func append(_ piece: Piece) -> Bool {
    pieces.withLock {
      $0.append(piece)
      return $0.count == 1
    }
  }

  /// Takes everything out up to the first page, which is the last then.
  func takeToPage() -> [Piece] {
    pieces.withLock {
      let taken = Array($0[..<($0.firstIndex(where: \.isPage).map { $0 + 1 } ?? $0.endIndex)])
      $0.removeFirst(taken.count)
      return taken
    }
  }
}
