import Threads

/// A queue of output waiting to be written.
nonisolated final class OutputQueue: Sendable {
  /// One call of `write` or `page`.
  struct Piece: Sendable {
    let text: String
    let stream: OutputStream
    var isPage = false
  }

  private let pieces = Locked<[Piece]>([])

  /// Adds a piece. Returns whether it is the first, so that the caller must wake the reader.
  func append(_ piece: Piece) -> Bool {
    pieces.withLock {
      $0.append(piece)
      return $0.count == 1
    }
  }

  /// Removes and returns all pieces up to and including the first page.
  func takeToPage() -> [Piece] {
    pieces.withLock {
      let taken = Array($0[..<($0.firstIndex(where: \.isPage).map { $0 + 1 } ?? $0.endIndex)])
      $0.removeFirst(taken.count)
      return taken
    }
  }
}
