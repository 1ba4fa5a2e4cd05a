/// What has been written and is not yet on the screen, in the order of the calls.
nonisolated final class OutputQueue: Sendable {
  /// One call of `write`.
  struct Piece: Sendable {
    let text: String
    let stream: OutputStream
  }

  private let pieces = Locked<[Piece]>([])

  /// Adds a piece; true if it is the first, and somebody must be woken to take it.
  func append(_ text: String, to stream: OutputStream) -> Bool {
    pieces.withLock {
      $0.append(Piece(text: text, stream: stream))
      return $0.count == 1
    }
  }

  /// Takes everything out.
  func takeAll() -> [Piece] {
    pieces.withLock {
      let all = $0
      $0 = []
      return all
    }
  }
}
